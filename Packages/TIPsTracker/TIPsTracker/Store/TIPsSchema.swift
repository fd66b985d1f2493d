public import StorageKit

extension TIPsTracker {
    /// The schemas of the tracker's store, including that of photos.
    public static let schemas = [Attachments.schema, schema]

    /// The logs as claims and tombstones, the plan as one register for each field (see `docs/decisions/0014`), and the member of this
    /// device.
    ///
    /// A claim's id is the text of its clock, so the newest clock is at the end of the primary key.
    static let schema = Schema(
        namespace: "tips",
        migrations: [
            Migration(
                "0001-room",
                sql: """
                    CREATE TABLE register (
                        scope TEXT NOT NULL,
                        kind TEXT NOT NULL,
                        entity TEXT NOT NULL,
                        field TEXT NOT NULL,
                        value TEXT NOT NULL,
                        clock TEXT NOT NULL CHECK (length(clock) > 18),
                        PRIMARY KEY (scope, kind, entity, field)
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX register_by_clock ON register (clock);

                    CREATE TABLE claim (
                        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) > 18),
                        day TEXT NOT NULL CHECK (length(day) = 10),
                        item TEXT NOT NULL CHECK (length(item) > 0),
                        cycle TEXT NOT NULL CHECK (length(cycle) > 0),
                        member TEXT NOT NULL CHECK (length(member) > 0),
                        at INTEGER NOT NULL,
                        recorded_at INTEGER NOT NULL,
                        item_name TEXT NOT NULL CHECK (length(item_name) > 0),
                        category TEXT NOT NULL
                            CHECK (category IN ('medicine', 'maintenance', 'treatment', 'recommended')),
                        dose_amount TEXT,
                        dose_unit TEXT,
                        is_early INTEGER NOT NULL CHECK (is_early IN (0, 1)),
                        CHECK ((dose_amount IS NULL) = (dose_unit IS NULL))
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX claim_by_day ON claim (day, item);

                    CREATE TABLE tombstone (
                        claim TEXT NOT NULL PRIMARY KEY CHECK (length(claim) > 18),
                        day TEXT NOT NULL CHECK (length(day) = 10),
                        item TEXT NOT NULL CHECK (length(item) > 0),
                        member TEXT NOT NULL CHECK (length(member) > 0),
                        at INTEGER NOT NULL,
                        clock TEXT NOT NULL CHECK (length(clock) > 18),
                        replacement TEXT
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX tombstone_by_clock ON tombstone (clock);

                    CREATE TABLE device (
                        id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
                        node TEXT NOT NULL CHECK (length(node) > 0),
                        member TEXT
                    ) STRICT;
                    """
            ),
            roomMigration, serverClockMigration, unreadableClockMigration,
            Migration(
                "0005-more",
                sql: """
                    ALTER TABLE claim ADD COLUMN more TEXT CHECK (length(more) > 0);
                    CREATE INDEX severe_reaction ON register (scope, entity)
                        WHERE kind = 'reaction' AND field = 'severity' AND value = 'severe';
                    """
            ),
            Migration(
                "0006-adrenaline",
                sql: """
                    DROP INDEX severe_reaction;
                    CREATE INDEX severe_reaction ON register (scope, entity) WHERE kind = 'reaction'
                        AND (field = 'severity' AND value = 'severe' OR field = 'adrenaline' AND value <> '');
                    """
            ),
        ]
    )
}
