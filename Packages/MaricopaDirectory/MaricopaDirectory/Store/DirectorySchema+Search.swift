import StorageKit

extension DirectorySchema {
    /// Computes all keys again. The words of the index can't be told from those of other rules, so all records are indexed anew.
    static let foldedLetters =
        ["record", "record_aside"].map { table in
            Migration.folding(["title_key": "title", "city_key": "city"], of: table)
        }
        .joined() + """
            DELETE FROM search_posting;
            DELETE FROM search_prefix;
            DELETE FROM search_word;
            DELETE FROM search_kind;
            DELETE FROM search_pending;
            INSERT INTO search_pending (number) SELECT number FROM record;
            """

    /// The search index.
    ///
    /// `search_posting` holds the records with a word in the title (place 0), subtitle (1) or description (2); `search_prefix` holds the
    /// same for prefixes of up to four letters. Numbers are stored in blocks (``NumberBlock``). `search_word` holds the words of at least
    /// four letters in both directions, to match typos; a word can outlast its last record. `search_kind` holds the records of a kind.
    /// `search_order` holds all records, the most popular first (`disfavor` is the negative popularity); triggers maintain it.
    /// `search_pending` holds the indexed words of changed records, NULL for a record that isn't indexed yet. ``SearchIndex`` processes it
    /// at the end of a transaction, or many rows in stretches before a search, and a search reads past rows that still wait, as after an undo
    /// by the store.
    static let search = """
        CREATE TABLE search_posting (
            word TEXT NOT NULL,
            place INTEGER NOT NULL,
            block INTEGER NOT NULL,
            numbers BLOB NOT NULL,
            PRIMARY KEY (word, place, block)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE search_prefix (
            word TEXT NOT NULL,
            place INTEGER NOT NULL,
            block INTEGER NOT NULL,
            numbers BLOB NOT NULL,
            PRIMARY KEY (word, place, block)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE search_kind (
            kind INTEGER NOT NULL,
            block INTEGER NOT NULL,
            numbers BLOB NOT NULL,
            PRIMARY KEY (kind, block)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE search_word (
            length INTEGER NOT NULL,
            word TEXT NOT NULL,
            reversed TEXT NOT NULL,
            PRIMARY KEY (length, word)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX search_word_reversed ON search_word (length, reversed);
        CREATE TABLE search_order (
            disfavor INTEGER NOT NULL,
            title_key TEXT NOT NULL,
            id TEXT NOT NULL,
            number INTEGER NOT NULL,
            PRIMARY KEY (disfavor, title_key, id)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE search_pending (
            number INTEGER PRIMARY KEY,
            kind INTEGER,
            title TEXT,
            subtitle TEXT,
            description TEXT
        ) STRICT;

        CREATE TRIGGER search_record_added AFTER INSERT ON record BEGIN
            INSERT OR IGNORE INTO search_pending (number) VALUES (NEW.number);
            INSERT INTO search_order VALUES (
                -COALESCE(
                    (SELECT (stars + 15) * 1000000 / (ratings + 5) FROM standing WHERE number = NEW.number), 3000000
                ),
                NEW.title_key, NEW.id, NEW.number
            );
        END;
        CREATE TRIGGER search_record_deleted AFTER DELETE ON record BEGIN
            INSERT OR IGNORE INTO search_pending
            VALUES (OLD.number, OLD.kind, OLD.title, OLD.subtitle, OLD.description);
            DELETE FROM search_order
            WHERE title_key = OLD.title_key AND id = OLD.id AND disfavor = -COALESCE(
                (SELECT (stars + 15) * 1000000 / (ratings + 5) FROM standing WHERE number = OLD.number), 3000000
            );
        END;
        CREATE TRIGGER search_words_changed AFTER UPDATE OF title, subtitle, description, kind ON record
        WHEN (OLD.title, OLD.subtitle, OLD.description, OLD.kind)
            IS NOT (NEW.title, NEW.subtitle, NEW.description, NEW.kind)
        BEGIN
            INSERT OR IGNORE INTO search_pending
            VALUES (OLD.number, OLD.kind, OLD.title, OLD.subtitle, OLD.description);
        END;
        CREATE TRIGGER search_order_changed AFTER UPDATE OF title_key, id ON record
        WHEN (OLD.title_key, OLD.id) IS NOT (NEW.title_key, NEW.id)
        BEGIN
            UPDATE search_order SET title_key = NEW.title_key, id = NEW.id
            WHERE title_key = OLD.title_key AND id = OLD.id AND disfavor = -COALESCE(
                (SELECT (stars + 15) * 1000000 / (ratings + 5) FROM standing WHERE number = OLD.number), 3000000
            );
        END;
        CREATE TRIGGER search_standing_added AFTER INSERT ON standing BEGIN
            UPDATE search_order SET disfavor = -((NEW.stars + 15) * 1000000 / (NEW.ratings + 5))
            WHERE (disfavor, title_key, id) = (
                SELECT -3000000, title_key, id FROM record WHERE number = NEW.number
            );
        END;
        CREATE TRIGGER search_standing_changed AFTER UPDATE OF stars, ratings ON standing
        WHEN (OLD.stars, OLD.ratings) IS NOT (NEW.stars, NEW.ratings)
        BEGIN
            UPDATE search_order SET disfavor = -((NEW.stars + 15) * 1000000 / (NEW.ratings + 5))
            WHERE (disfavor, title_key, id) = (
                SELECT -((OLD.stars + 15) * 1000000 / (OLD.ratings + 5)), title_key, id
                FROM record WHERE number = NEW.number
            );
        END;
        CREATE TRIGGER search_standing_deleted AFTER DELETE ON standing BEGIN
            UPDATE search_order SET disfavor = -3000000
            WHERE (disfavor, title_key, id) = (
                SELECT -((OLD.stars + 15) * 1000000 / (OLD.ratings + 5)), title_key, id
                FROM record WHERE number = OLD.number
            );
        END;

        """
}
