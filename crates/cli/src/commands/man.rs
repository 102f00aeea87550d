//! `man`: the man pages, one for each command, in English.

use std::fs;
use std::io::{self, Write};

use clap::Command;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};
use tabuleiro_core::{Language, Message, msg};

use crate::MESSAGES;
use crate::args::ManArgs;
use crate::error::Result;
use crate::examples::examples_of;
use crate::help::localized_command;

/// The name of the program, of which there is a page as well.
const PROGRAM: &str = "tabuleiro";

pub(crate) fn run(args: &ManArgs) -> Result<()> {
    let cannot_write = |file: &std::path::Path, error: &io::Error| {
        msg!("play-not-saved", file = file.display().to_string(), why = error.to_string())
    };
    fs::create_dir_all(&args.dir).map_err(|error| cannot_write(&args.dir, &error))?;
    let mut program = localized_command(Language::English);
    program.build();
    let pages = program.get_subcommands().cloned().chain([program.clone()]);
    for command in pages {
        let page = Page::new(command);
        let file = args.dir.join(page.man.get_filename());
        fs::write(&file, page.render()?).map_err(|error| cannot_write(&file, &error))?;
    }
    Ok(())
}

/// The man page of a command.
struct Page {
    name: String,
    command: Command,
    man: Man,
}

impl Page {
    fn new(command: Command) -> Page {
        let man = Man::new(command.clone())
            .manual("Tabuleiro")
            .source(concat!("tabuleiro ", env!("CARGO_PKG_VERSION")));
        Page { name: command.get_name().to_owned(), command, man }
    }

    fn render(&self) -> io::Result<Vec<u8>> {
        let mut page = Vec::new();
        self.man.render_title(&mut page)?;
        self.man.render_name_section(&mut page)?;
        self.man.render_synopsis_section(&mut page)?;
        self.man.render_description_section(&mut page)?;
        self.man.render_options_section(&mut page)?;
        if self.command.has_subcommands() {
            self.man.render_subcommands_section(&mut page)?;
        }
        Self::render_exit_status(&mut page)?;
        self.render_examples(&mut page)?;
        self.render_see_also(&mut page)?;
        Ok(page)
    }

    fn render_exit_status(page: &mut impl Write) -> io::Result<()> {
        let mut roff = Roff::new();
        roff.control("SH", ["EXIT STATUS"]);
        for (status, meaning) in [
            ("0", "Success."),
            ("1", "The answer is negative: an illegal move, a broken record."),
            ("2", "The command line is invalid, or a file cannot be read or written."),
        ] {
            roff.control("TP", []).text([bold(status)]).text([roman(meaning)]);
        }
        roff.to_writer(page)
    }

    fn render_examples(&self, page: &mut impl Write) -> io::Result<()> {
        let mut roff = Roff::new();
        roff.control("SH", ["EXAMPLES"]);
        for (number, call) in (1..).zip(examples_of(&self.name)) {
            let description = Message::new(format!("example-{}-{number}", self.name));
            roff.control("TP", []);
            roff.text([roman(format!("{description}:"))]).text([bold(*call)]);
        }
        roff.to_writer(page)
    }

    fn render_see_also(&self, page: &mut impl Write) -> io::Result<()> {
        let mut roff = Roff::new();
        roff.control("SH", ["SEE ALSO"]);
        if self.name == PROGRAM {
            roff.text([bold("tabuleiro help"), roman(" COMMAND")]);
        } else {
            roff.text([bold(PROGRAM), roman("(1)")]);
        }
        roff.to_writer(page)
    }
}
