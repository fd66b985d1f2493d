import AccountKit
public import StorageKit

extension MaricopaDirectory {
    /// The schemas of the engine's store.
    public static let schemas = [Attachments.schema, Accounts.schema, schema]

    /// The directory's own tables.
    ///
    /// Days and local times are ISO 8601 texts by the county's clocks; instants are milliseconds. `hours`, `links` and `details` are JSON.
    /// Derived rows (`standing`) and result sessions aren't in the change log; triggers keep derived rows in step, also during rollbacks.
    static let schema = Schema(
        namespace: "maricopa",
        migrations: [
            Migration(
                "0001-directory",
                sql: [
                    DirectorySchema.records,
                    DirectorySchema.near,
                    DirectorySchema.search,
                    DirectorySchema.sessions,
                    DirectorySchema.imports,
                    DirectorySchema.users,
                    DirectorySchema.eventTimes,
                    DirectorySchema.eventReminders,
                    DirectorySchema.userPhotos,
                    DirectorySchema.layout,
                    DirectorySchema.device,
                ].joined()
            ),
            Migration("0002-revision", sql: DirectorySchema.unloggedRevision),
        ]
    )
}

enum DirectorySchema {
    /// `number` identifies a record in other tables and is never reused. `kind` is ``RecordKind/number``; `payments` and `meals` are bit
    /// sets, and unknown payments are NULL. `starts_at` and `ends_at` are an event's first start and its end; the end is NULL for an event
    /// that recurs or was moved.
    static let records = """
        CREATE TABLE record (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 5),
            title TEXT NOT NULL CHECK (length(trim(title)) > 0),
            title_key TEXT NOT NULL,
            subtitle TEXT NOT NULL,
            description TEXT NOT NULL,
            thumbnail_id TEXT REFERENCES attachment (id),
            address TEXT NOT NULL,
            city TEXT NOT NULL,
            city_key TEXT NOT NULL,
            zip TEXT,
            latitude INTEGER,
            longitude INTEGER,
            phone TEXT NOT NULL,
            links TEXT NOT NULL,
            hours TEXT NOT NULL,
            details TEXT NOT NULL,
            payments INTEGER,
            meals INTEGER NOT NULL,
            is_featured INTEGER NOT NULL CHECK (is_featured IN (0, 1)),
            starts_at TEXT,
            ends_at TEXT,
            source_name TEXT,
            source_id TEXT,
            is_sample INTEGER NOT NULL CHECK (is_sample IN (0, 1)),
            added_on TEXT NOT NULL,
            verified_on TEXT,
            version INTEGER NOT NULL CHECK (version >= 1),
            CHECK ((latitude IS NULL) = (longitude IS NULL)),
            CHECK ((source_name IS NULL) = (source_id IS NULL))
        ) STRICT;
        CREATE INDEX record_by_title ON record (kind, title_key, id);
        CREATE INDEX record_by_added ON record (kind, added_on, title_key, id);
        CREATE UNIQUE INDEX record_by_source ON record (source_name, source_id) WHERE source_id IS NOT NULL;
        CREATE INDEX record_by_thumbnail ON record (thumbnail_id) WHERE thumbnail_id IS NOT NULL;

        CREATE TABLE standing (
            number INTEGER NOT NULL PRIMARY KEY,
            ratings INTEGER NOT NULL,
            stars INTEGER NOT NULL,
            favorites INTEGER NOT NULL
        ) STRICT;

        """

    static let users = ratings + favorites + subscriptions + returning
}
