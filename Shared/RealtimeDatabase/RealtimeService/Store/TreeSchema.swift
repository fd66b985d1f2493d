import StorageKit

/// The tables of `SQLiteTreeStore`.
enum TreeSchema {
    static let schema = Schema(
        namespace: "realtime",
        migrations: [
            Migration(
                "0001-trees",
                // A tree is its leaves: objects are told by the paths below them, so an empty one can't be kept.
                // `path` is the keys, joined by slashes, each in Unicode's composed form, which is what makes two keys one to Swift;
                // `spelled` is how they were written where that differs. `value` is an integer for a boolean, a real for a number,
                // a text for a text, and a blob for a text with a NUL in it.
                // A rules' document has a number of its own, which grows from deployment to deployment of any database.
                sql: """
                    CREATE TABLE realtime_rules (
                        version INTEGER NOT NULL PRIMARY KEY,
                        document BLOB NOT NULL
                    ) STRICT;
                    CREATE TABLE realtime_database (
                        number INTEGER NOT NULL PRIMARY KEY,
                        name TEXT NOT NULL UNIQUE,
                        sequence INTEGER NOT NULL CHECK (sequence >= 0),
                        rules INTEGER NOT NULL UNIQUE REFERENCES realtime_rules (version)
                    ) STRICT;
                    CREATE TABLE realtime_leaf (
                        database INTEGER NOT NULL REFERENCES realtime_database (number),
                        path TEXT NOT NULL,
                        spelled TEXT,
                        value ANY NOT NULL,
                        PRIMARY KEY (database, path)
                    ) STRICT, WITHOUT ROWID;
                    """
            )
        ]
    )
}
