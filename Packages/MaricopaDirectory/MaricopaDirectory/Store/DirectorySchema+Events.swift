extension DirectorySchema {
    /// `event_time` says of each event what goes on or comes next (`start` to `ends`; NULL where it is over), for the moments from
    /// `since` on and before `until`: what chronological lists are read from. It is derived: the triggers write what is plain from the
    /// columns and leave the rest, recurring events above all, to be worked out; such a row holds for no moment. See `EventTimes`.
    static let eventTimes = """
        CREATE TABLE event_time (
            number INTEGER NOT NULL PRIMARY KEY,
            since TEXT NOT NULL,
            until TEXT NOT NULL,
            start TEXT,
            ends TEXT,
            CHECK ((start IS NULL) = (ends IS NULL))
        ) STRICT;
        CREATE INDEX event_time_by_start ON event_time (start, number) WHERE start IS NOT NULL;
        CREATE INDEX event_time_by_since ON event_time (since);
        CREATE INDEX event_time_by_until ON event_time (until);

        CREATE TRIGGER event_time_plain AFTER INSERT ON record
        WHEN NEW.kind = 4 AND NEW.ends_at > NEW.starts_at BEGIN
            INSERT INTO event_time VALUES (NEW.number, '', NEW.ends_at, NEW.starts_at, NEW.ends_at);
        END;
        CREATE TRIGGER event_time_open AFTER INSERT ON record
        WHEN NEW.kind = 4 AND (NEW.ends_at > NEW.starts_at) IS NOT TRUE BEGIN
            INSERT INTO event_time VALUES (NEW.number, '9999', '', NULL, NULL);
        END;
        CREATE TRIGGER event_time_changed AFTER UPDATE OF number, kind, details, starts_at, ends_at ON record
        WHEN OLD.kind = 4 OR NEW.kind = 4 BEGIN
            DELETE FROM event_time WHERE number = OLD.number;
            INSERT INTO event_time SELECT NEW.number, '9999', '', NULL, NULL WHERE NEW.kind = 4;
        END;
        CREATE TRIGGER event_time_gone AFTER DELETE ON record WHEN OLD.kind = 4 BEGIN
            DELETE FROM event_time WHERE number = OLD.number;
        END;

        """
}
