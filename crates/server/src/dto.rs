//! Data transfer objects: the JSON of responses and WebSocket messages. They contain only what their
//! viewer may know.

mod analysis;
mod position;
mod seat;
mod study;
mod table;

pub(crate) use analysis::{AnalysisDto, JudgementDto};
pub(crate) use position::{PlyDto, history};
pub(crate) use study::StudyDto;
pub(crate) use table::{Recipient, SharedFields, TableDto, ViewerFields};
