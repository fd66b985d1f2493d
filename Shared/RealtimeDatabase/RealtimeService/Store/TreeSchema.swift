import StorageKit

/// The tables of `SQLiteTreeStore`.
enum TreeSchema {
    static let schema = Schema(
        namespace: "realtime",
        migrations: [
            Migration(
                "0001-trees",
                // A tree is stored as its leaves. Objects exist only as the paths of their descendants, so an empty object can't be stored.
                // `path` is the keys joined by slashes, each in Unicode's composed form, because Swift compares keys in that form;
                // `spelled` is the original spelling if it differs. `value` is an integer for a boolean, a real for a number,
                // a text for a string, and a blob for a string that contains NUL.
                // Versions of rules increase with every deployment to any database.
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
            ),
            Migration(
                "0002-usage",
                // The size of each branch of a database. A branch is the first two keys of a path, or all of a shorter one. `maker` is the account
                // whose write created it, empty if unknown. A leaf counts with the bytes of its path and of its value: 8 for a
                // number, 1 for a boolean.
                sql: """
                    CREATE TABLE realtime_usage (
                        database INTEGER NOT NULL REFERENCES realtime_database (number),
                        branch TEXT NOT NULL,
                        maker TEXT NOT NULL,
                        leaves INTEGER NOT NULL CHECK (leaves >= 0),
                        bytes INTEGER NOT NULL CHECK (bytes >= 0),
                        PRIMARY KEY (database, branch)
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX realtime_usage_maker ON realtime_usage (database, maker, branch);
                    INSERT INTO realtime_usage (database, branch, maker, leaves, bytes)
                    SELECT
                        database,
                        CASE
                            WHEN instr(path, '/') > 0 AND instr(substr(path, instr(path, '/') + 1), '/') > 0
                            THEN substr(
                                path, 1, instr(path, '/') + instr(substr(path, instr(path, '/') + 1), '/') - 1
                            )
                            ELSE path
                        END AS branch,
                        '',
                        count(*),
                        sum(
                            length(CAST(path AS BLOB)) + CASE typeof(value)
                                WHEN 'integer' THEN 1
                                WHEN 'real' THEN 8
                                ELSE length(CAST(value AS BLOB))
                            END
                        )
                    FROM realtime_leaf GROUP BY database, branch;
                    """
            ),
            Migration(
                "0003-added",
                // The bytes that each account without admin rights has added to a room, for as long as the room exists.
                sql: """
                    CREATE TABLE realtime_added (
                        database INTEGER NOT NULL REFERENCES realtime_database (number),
                        branch TEXT NOT NULL,
                        account TEXT NOT NULL,
                        bytes INTEGER NOT NULL CHECK (bytes >= 0),
                        PRIMARY KEY (database, branch, account)
                    ) STRICT, WITHOUT ROWID;
                    """
            ),
            Migration(
                "0004-spare",
                // The bytes of `bytes` that an account has added to the spare part of a room on one day, counted from 1970.
                sql: """
                    ALTER TABLE realtime_added ADD COLUMN spare_day INTEGER NOT NULL DEFAULT 0;
                    ALTER TABLE realtime_added ADD COLUMN spare_bytes INTEGER NOT NULL DEFAULT 0
                        CHECK (spare_bytes >= 0);
                    """
            ),
        ]
    )
}
