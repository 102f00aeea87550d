//! Messages of the browser client.

use std::path::Path;

use serde_json::json;
use tabuleiro_core::Language;

use crate::support::Service;

#[tokio::test]
async fn plural_forms_are_data() {
    let service = Service::new();
    let (_, english) = service.get("/api/words/en").await;
    let (_, portuguese) = service.get("/api/words/pt").await;
    let depth = |before: &str, one: &str, other: &str| {
        let variants = json!({ "one": [one], "other": [{ "argument": "nodes" }, other] });
        let select = json!({ "select": "nodes", "variants": variants, "default": "other" });
        json!([before, { "argument": "depth" }, ", ", select])
    };
    assert_eq!(english["web-depth"], depth("depth ", "1 position", " positions"));
    assert_eq!(portuguese["web-depth"], depth("profundidade ", "1 posição", " posições"));
}

#[tokio::test]
async fn messages_include_those_of_the_games() {
    let service = Service::new();
    let (_, words) = service.get("/api/words/en").await;
    assert_eq!(words["web-piece-marble"], json!(["marble"]));
    assert_eq!(words["web-piece-stone"], json!(["stone"]));
}

/// The type makes an unknown id a type error in the browser client. `UPDATE_TYPES=1` writes the file.
#[tokio::test]
async fn the_browser_client_has_a_type_of_all_message_ids() {
    let _registered = Service::new();
    let ids = tabuleiro_i18n::patterns(Language::English, "web-").into_keys();
    let ids: Vec<String> = ids.map(|id| format!("\n  | \"{id}\"")).collect();
    let ids = ids.concat();
    let expected = format!(
        "// Written by `UPDATE_TYPES=1 cargo test -p tabuleiro-server the_browser_client_has_a_type`.\n\n\
         /** The id of a message of the browser client. */\ntype MessageId ={ids};\n"
    );
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/messages.d.ts");
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&file, &expected).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), expected);
}
