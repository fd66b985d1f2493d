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
            Migration("0003-folded-letters", sql: DirectorySchema.foldedLetters),
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

extension DirectorySchema {
    /// The parts that admins configure; a part without a row has its default. Also the index of the records' last checks.
    static let layout = """
        CREATE TABLE layout (
            name TEXT NOT NULL PRIMARY KEY,
            content TEXT NOT NULL,
            version INTEGER NOT NULL CHECK (version >= 1)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX record_by_freshness ON record (verified_on, added_on, id);

        """
}

extension DirectorySchema {
    /// Data of the device that belongs to no account: its settings, and the ids of bundled records that were added. It isn't in the change
    /// log.
    static let device = """
        CREATE TABLE device_setting (
            name TEXT NOT NULL PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE furnished (
            record_id TEXT NOT NULL PRIMARY KEY
        ) STRICT, WITHOUT ROWID;

        """
}

extension DirectorySchema {
    /// The number of changes of the rows that screens show and that aren't in the change log: ratings, favorites, subscriptions, reminders
    /// and the device's settings. Triggers count them for the revisions of screens.
    static let unloggedRevision = """
        CREATE TABLE unlogged_revision (
            id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
            changes INTEGER NOT NULL
        ) STRICT;
        INSERT INTO unlogged_revision VALUES (1, 0);

        """
        + ["rating", "favorite", "subscription", "event_reminder", "device_setting"].flatMap { table in
            ["INSERT", "UPDATE", "DELETE"].map { event in
                """
                CREATE TRIGGER \(table)_\(event.lowercased())_counted AFTER \(event) ON \(table) BEGIN
                    UPDATE unlogged_revision SET changes = changes + 1;
                END;

                """
            }
        }.joined()
}

extension DirectorySchema {
    /// Users' photos of records, each at most once for a user and a record. `title` is the record's last title, kept for a deleted record.
    static let userPhotos = """
        CREATE TABLE photo (
            id TEXT NOT NULL PRIMARY KEY,
            number INTEGER NOT NULL,
            record_id TEXT NOT NULL,
            title TEXT NOT NULL,
            user_id TEXT NOT NULL,
            attachment_id TEXT NOT NULL REFERENCES attachment (id),
            caption TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('waiting', 'shown', 'refused')),
            added_at INTEGER NOT NULL,
            judged_by TEXT,
            judged_at INTEGER,
            reason TEXT NOT NULL,
            UNIQUE (user_id, number, attachment_id),
            CHECK ((state = 'waiting') = (judged_by IS NULL)),
            CHECK ((judged_by IS NULL) = (judged_at IS NULL))
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX photo_by_record ON photo (number, state);
        CREATE INDEX photo_by_attachment ON photo (attachment_id);
        CREATE INDEX photo_waiting ON photo (added_at, id) WHERE state = 'waiting';

        """
}

extension DirectorySchema {
    /// Import runs. A run is in the change log, but its new records aren't. Undoing the run moves the records that nobody has edited to
    /// `record_aside`, and redoing it restores them with their numbers.
    static let imports = """
        CREATE TABLE import_run (
            id TEXT NOT NULL PRIMARY KEY,
            at INTEGER NOT NULL,
            format TEXT NOT NULL,
            source TEXT NOT NULL,
            first_number INTEGER,
            last_number INTEGER,
            read_count INTEGER NOT NULL,
            new_count INTEGER NOT NULL,
            changed_count INTEGER NOT NULL,
            refused_count INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE record_aside (
            run_id TEXT NOT NULL,
            number INTEGER NOT NULL PRIMARY KEY,
            \(RecordCoding.names.map { $0 + " ANY" }.joined(separator: ",\n    "))
        ) STRICT;
        CREATE INDEX record_aside_by_run ON record_aside (run_id);

        CREATE TRIGGER import_run_taken_back AFTER DELETE ON import_run BEGIN
            INSERT INTO record_aside (run_id, number, \(columns))
            SELECT OLD.id, number, \(columns) FROM record
            WHERE number BETWEEN OLD.first_number AND OLD.last_number AND version = 1;
            DELETE FROM record WHERE number IN (SELECT number FROM record_aside WHERE run_id = OLD.id);
        END;
        CREATE TRIGGER import_run_brought_back AFTER INSERT ON import_run BEGIN
            INSERT INTO record (number, \(columns))
            SELECT number, \(columns) FROM record_aside WHERE run_id = NEW.id;
            DELETE FROM record_aside WHERE run_id = NEW.id;
        END;

        """

    private static let columns = RecordCoding.names.joined(separator: ", ")
}

extension DirectorySchema {
    /// The index of records around a position: a kind's records by strips of a hundredth of a degree of latitude, from west to east. It
    /// covers the conditions on circle and payments, so that only matching records are looked up.
    static let near = """
        CREATE INDEX record_near ON record (kind, (\(strip)), longitude, latitude, payments)
        WHERE latitude IS NOT NULL;

        """

    /// The strip of a record's latitude.
    static let strip = "(latitude + 900000000) / 100000"

    /// Result sessions: the query, and the order of its results in chunks of record numbers, eight bytes each, least significant byte
    /// first. `gone_record` keeps the kind and title of deleted records, so that the arrows still work on them.
    static let sessions = """
        CREATE TABLE result_session (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            query TEXT NOT NULL,
            moment TEXT NOT NULL,
            total INTEGER NOT NULL CHECK (total >= 0)
        ) STRICT;

        CREATE TABLE result_chunk (
            session INTEGER NOT NULL REFERENCES result_session (number),
            place INTEGER NOT NULL,
            numbers BLOB NOT NULL,
            PRIMARY KEY (session, place)
        ) STRICT;

        CREATE TABLE gone_record (
            number INTEGER NOT NULL PRIMARY KEY,
            id TEXT NOT NULL,
            kind INTEGER NOT NULL,
            title TEXT NOT NULL
        ) STRICT;
        CREATE INDEX gone_record_by_id ON gone_record (id);
        CREATE TRIGGER record_gone AFTER DELETE ON record BEGIN
            INSERT OR REPLACE INTO gone_record VALUES (OLD.number, OLD.id, OLD.kind, OLD.title);
        END;
        CREATE TRIGGER record_came AFTER INSERT ON record BEGIN
            DELETE FROM gone_record WHERE number = NEW.number;
        END;

        """
}
