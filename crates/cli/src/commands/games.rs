//! `games`: what there is to play.

use std::io::{self, Write};

use tabuleiro_session::{Kind, LEVEL_WORDS};

use crate::args::GamesArgs;

pub(crate) fn run(args: &GamesArgs) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    match &args.spec {
        Some(variant) => write!(out, "{}", variant.kind().info.rules)?,
        None => {
            for kind in Kind::all() {
                list(&mut out, &kind)?;
            }
        }
    }
    Ok(())
}

fn list(out: &mut impl Write, kind: &Kind) -> io::Result<()> {
    writeln!(out, "{}  {}: {}", kind.info.id, kind.info.name, kind.info.about)?;
    for option in kind.options {
        writeln!(out, "  {}: {}", option.name, option.about)?;
        for (number, value) in option.values.iter().enumerate() {
            let default = if number == 0 { " (default)" } else { "" };
            writeln!(out, "    {}={}  {}{default}", option.name, value.name, value.about)?;
        }
    }
    writeln!(out, "  computer players, the weakest first")?;
    for bot in &kind.bots {
        writeln!(out, "    bot:{}  {}", bot.name, bot.about)?;
    }
    for (level, about) in (1..).zip(LEVEL_WORDS) {
        writeln!(out, "    engine:{level}  {about}")?;
    }
    writeln!(out, "    engine  as well as it can in the time it is given")?;
    Ok(())
}
