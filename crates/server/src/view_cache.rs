//! A cache of rendered views, so that each change is rendered once for all connections that see the
//! same.

use std::sync::{Arc, Mutex};

use serde_json::Result;
use tabuleiro_core::{Language, Scene, Viewer};

use crate::mutex::lock;

/// The parts of a view that are the same for all viewers of a scene in one language.
#[derive(Debug)]
pub(crate) struct SharedView {
    pub(crate) scene: Scene,
    /// The members of [`SharedFields`](crate::dto::SharedFields) as JSON, one per line.
    pub(crate) fields: String,
}

/// The views rendered since the last change of a table.
#[derive(Default, Debug)]
pub(crate) struct ViewCache(Mutex<Vec<(Viewer, Language, Arc<SharedView>)>>);

impl ViewCache {
    pub(crate) fn clear(&mut self) {
        lock(&self.0).clear();
    }

    /// Returns a cached view, or renders and caches it.
    pub(crate) fn get_or_render(
        &self,
        viewer: Viewer,
        language: Language,
        render: impl FnOnce() -> Result<SharedView>,
    ) -> Result<Arc<SharedView>> {
        let mut views = lock(&self.0);
        let cached = views.iter().find(|cached| (cached.0, cached.1) == (viewer, language));
        if let Some((_, _, view)) = cached {
            return Ok(Arc::clone(view));
        }
        let view = Arc::new(render()?);
        views.push((viewer, language, Arc::clone(&view)));
        Ok(view)
    }
}
