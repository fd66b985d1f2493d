/// Data of users. Ratings, favorites and subscriptions aren't in the change log, whose row images would keep them after an account is
/// deleted.
///
/// Every table has its owner in `user_id`, by which the deletion of an account finds the rows to erase.
extension DirectorySchema {
    /// One rating for each user and record; `standing` holds the sums.
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

    /// Users' favorites. `title` is the record's title when it was added, or when the record was deleted.
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

    /// Users' subscriptions, one row for each topic.
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

    /// The triggers for records that are deleted and return. A deleted record leaves its last title in the favorites. A record that is
    /// added again under its id, for example by an import, gets its favorites and ratings back; a rollback also restores its number.
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
