//! Validation against the schemas of `openapi.json`.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde_json::{Value, json};

static OPENAPI: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../openapi.json")).unwrap());

/// Returns the document.
pub(crate) fn openapi() -> &'static Value {
    &OPENAPI
}

/// Panics unless a value matches the schema with this name.
pub(crate) fn assert_valid(schema: &str, value: &Value) {
    if let Err(error) = VALIDATORS[schema].validate(value) {
        panic!("not a {schema}: {error} in {value}");
    }
}

/// Returns true if a value matches the schema with this name.
pub(crate) fn is_valid(schema: &str, value: &Value) -> bool {
    VALIDATORS[schema].is_valid(value)
}

static VALIDATORS: LazyLock<HashMap<String, jsonschema::Validator>> = LazyLock::new(|| {
    let schemas = openapi()["components"]["schemas"].as_object().unwrap();
    let validator = |name: &String| {
        let schema = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$ref": format!("#/components/schemas/{name}"),
            "components": openapi()["components"],
        });
        (name.clone(), jsonschema::validator_for(&schema).unwrap())
    };
    schemas.keys().map(validator).collect()
});
