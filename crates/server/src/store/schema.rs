//! The database schema.

/// Creates the tables of the database. `tables.next` is the id of the rematch, `phase` a
/// [`Phase`](super::retention::Phase), and `changed` the Unix time of the last activity.
pub(super) const SCHEMA: &str = "
    CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY,
        head TEXT NOT NULL,
        holders TEXT NOT NULL,
        next TEXT,
        phase INTEGER NOT NULL,
        changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS tables_by_age ON tables (phase, changed);
    CREATE TABLE IF NOT EXISTS moves (
        id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        text TEXT NOT NULL,
        comment TEXT,
        PRIMARY KEY (id, ply)
    ) WITHOUT ROWID;
";
