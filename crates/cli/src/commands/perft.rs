//! `perft`: the number of move sequences of each length.

use std::io::{self, Write};

use serde_json::json;

use crate::args::PerftArgs;
use crate::error::Result;

pub(crate) fn run(args: &PerftArgs) -> Result<()> {
    let position = args.position.parse()?;
    let mut out = io::stdout().lock();
    let mut depths = Vec::new();
    // Depth 0 is the position itself and is shown only if nothing else is.
    for depth in args.depth.min(1)..=args.depth {
        let nodes = position.perft(depth);
        if args.json {
            depths.push(json!({ "depth": depth, "nodes": nodes }));
        } else {
            // A long count shows its progress.
            writeln!(out, "{depth} {nodes}")?;
            out.flush()?;
        }
    }
    if args.json {
        let game = args.position.spec.spec();
        let answer =
            json!({ "game": game, "position": position.format_position(), "depths": depths });
        writeln!(out, "{answer}")?;
    }
    Ok(())
}
