extension DirectorySchema {
    /// `event_time` holds the current or next occurrence of each event (`start` to `ends`; NULL if the event is over), valid for moments
    /// from `since` until before `until`. Chronological lists read it. It is derived data: the triggers fill in single events and
    /// invalidate the rest, such as recurring events, which `EventTimes` computes.
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

extension DirectorySchema {
    /// Reminders of events. `slot` is the occurrence, NULL for all; `title` is the event's title when the reminder was set, kept for a
    /// deleted event.
    ///
    /// `event_news` holds changes of events that have followers: the details before and after (NULL for a deletion), and the time, which
    /// the next round of the daemon sets. Triggers write it, so that imports, undos and rollbacks count like edits.
    static let eventReminders = """
        CREATE TABLE event_reminder (
            id TEXT NOT NULL PRIMARY KEY,
            user_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            record_id TEXT NOT NULL,
            title TEXT NOT NULL,
            slot TEXT,
            minutes_before INTEGER NOT NULL CHECK (minutes_before BETWEEN 0 AND 525600),
            made_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX event_reminder_once
            ON event_reminder (user_id, number, minutes_before, COALESCE(slot, ''));
        CREATE INDEX event_reminder_by_event ON event_reminder (number);

        CREATE TABLE event_news (
            serial INTEGER PRIMARY KEY AUTOINCREMENT,
            number INTEGER NOT NULL,
            record_id TEXT NOT NULL,
            title TEXT NOT NULL,
            before TEXT NOT NULL,
            after TEXT,
            at INTEGER
        ) STRICT;
        CREATE INDEX event_news_by_event ON event_news (number);

        CREATE TRIGGER event_news_changed AFTER UPDATE OF details ON record
        WHEN OLD.kind = 4 AND NEW.kind = 4 AND OLD.details <> NEW.details
            AND (EXISTS (SELECT 1 FROM favorite WHERE number = NEW.number)
                OR EXISTS (SELECT 1 FROM event_reminder WHERE number = NEW.number)) BEGIN
            INSERT INTO event_news (number, record_id, title, before, after)
            VALUES (NEW.number, NEW.id, NEW.title, OLD.details, NEW.details);
        END;
        CREATE TRIGGER event_news_gone AFTER DELETE ON record
        WHEN OLD.kind = 4
            AND (EXISTS (SELECT 1 FROM favorite WHERE number = OLD.number)
                OR EXISTS (SELECT 1 FROM event_reminder WHERE number = OLD.number)) BEGIN
            INSERT INTO event_news (number, record_id, title, before)
            VALUES (OLD.number, OLD.id, OLD.title, OLD.details);
        END;

        """
}
