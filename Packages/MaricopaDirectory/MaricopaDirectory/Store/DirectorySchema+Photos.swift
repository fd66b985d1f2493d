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
