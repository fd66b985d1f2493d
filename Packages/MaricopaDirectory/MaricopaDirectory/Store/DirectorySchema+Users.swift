/// What belongs to users. None of it is in the change log, whose images of rows would keep it after an account is deleted.
///
/// Every table has its owner in `user_id`: that is how an account's deletion finds what to erase.
extension DirectorySchema {
    /// One rating for each user and record; `standing` adds them up.
    static let ratings = """
        CREATE TABLE rating (
            user_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            record_id TEXT NOT NULL,
            stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
            at INTEGER NOT NULL,
            PRIMARY KEY (user_id, number)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX rating_by_record ON rating (number);
        CREATE INDEX rating_by_id ON rating (record_id);

        CREATE TRIGGER rating_added AFTER INSERT ON rating BEGIN
            INSERT INTO standing VALUES (NEW.number, 1, NEW.stars, 0)
            ON CONFLICT (number) DO UPDATE SET ratings = ratings + 1, stars = stars + NEW.stars;
        END;
        CREATE TRIGGER rating_changed AFTER UPDATE OF stars, number ON rating BEGIN
            UPDATE standing SET ratings = ratings - 1, stars = stars - OLD.stars WHERE number = OLD.number;
            INSERT INTO standing VALUES (NEW.number, 1, NEW.stars, 0)
            ON CONFLICT (number) DO UPDATE SET ratings = ratings + 1, stars = stars + NEW.stars;
        END;
        CREATE TRIGGER rating_taken AFTER DELETE ON rating BEGIN
            UPDATE standing SET ratings = ratings - 1, stars = stars - OLD.stars WHERE number = OLD.number;
        END;

        """

    /// What users keep. `title` is that of the record when it was kept, and when it was deleted.
    static let favorites = """
        CREATE TABLE favorite (
            user_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            record_id TEXT NOT NULL,
            title TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (user_id, number)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX favorite_by_record ON favorite (number);
        CREATE INDEX favorite_by_id ON favorite (record_id);
        CREATE INDEX favorite_by_time ON favorite (user_id, at, number);

        CREATE TRIGGER favorite_added AFTER INSERT ON favorite BEGIN
            INSERT INTO standing VALUES (NEW.number, 0, 0, 1)
            ON CONFLICT (number) DO UPDATE SET favorites = favorites + 1;
        END;
        CREATE TRIGGER favorite_moved AFTER UPDATE OF number ON favorite BEGIN
            UPDATE standing SET favorites = favorites - 1 WHERE number = OLD.number;
            INSERT INTO standing VALUES (NEW.number, 0, 0, 1)
            ON CONFLICT (number) DO UPDATE SET favorites = favorites + 1;
        END;
        CREATE TRIGGER favorite_taken AFTER DELETE ON favorite BEGIN
            UPDATE standing SET favorites = favorites - 1 WHERE number = OLD.number;
        END;

        """

    /// What users subscribed to, one row a topic.
    static let subscriptions = """
        CREATE TABLE subscription (
            user_id TEXT NOT NULL,
            topic TEXT NOT NULL,
            name TEXT NOT NULL,
            zip TEXT,
            at INTEGER NOT NULL,
            PRIMARY KEY (user_id, topic)
        ) STRICT, WITHOUT ROWID;

        """

    /// A record that is deleted leaves its last title with who keeps it. One that comes in again under its id, as from an import, has
    /// its favourites and ratings again; a rollback gives it its old number, too.
    static let returning = """
        CREATE TRIGGER record_left AFTER DELETE ON record BEGIN
            UPDATE favorite SET title = OLD.title WHERE number = OLD.number;
        END;
        CREATE TRIGGER record_returned AFTER INSERT ON record BEGIN
            UPDATE favorite SET number = NEW.number WHERE record_id = NEW.id AND number <> NEW.number;
            UPDATE rating SET number = NEW.number WHERE record_id = NEW.id AND number <> NEW.number;
        END;

        """
}
