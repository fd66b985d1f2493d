public import StorageKit

extension RecipeBox {
    /// The tables of the recipe box, and those of the pictures it refers to: what its store is opened with.
    public static let schemas = [Attachments.schema, schema]

    /// Recipes and their lists.
    ///
    /// Amounts are two integers, exactly as they were given. A list keeps an order key in each row (see `OrderKey`), so a
    /// position is a row's rank. `name_key` is the folded name, for the order and the search. When a recipe last changed stands
    /// in a table of its own: it changes with every use case, and the change log should not repeat the notes each time.
    static let schema = Schema(
        namespace: "recipebox",
        migrations: [
            Migration(
                "0001-recipes",
                sql: """
                    CREATE TABLE recipe (
                        id TEXT NOT NULL PRIMARY KEY,
                        name TEXT NOT NULL CHECK (length(trim(name)) > 0),
                        name_key TEXT NOT NULL,
                        servings INTEGER CHECK (servings BETWEEN 1 AND 9999),
                        yield TEXT NOT NULL,
                        prep_minutes INTEGER CHECK (prep_minutes >= 0),
                        cook_minutes INTEGER CHECK (cook_minutes >= 0),
                        total_minutes INTEGER CHECK (total_minutes >= 0),
                        notes TEXT NOT NULL,
                        source TEXT NOT NULL,
                        photo TEXT REFERENCES attachment (id),
                        created_at INTEGER NOT NULL
                    ) STRICT;
                    CREATE INDEX recipe_by_name ON recipe (name_key, name, id);
                    CREATE INDEX recipe_by_photo ON recipe (photo);

                    CREATE TABLE recipe_change_time (
                        recipe_id TEXT NOT NULL PRIMARY KEY REFERENCES recipe (id),
                        changed_at INTEGER NOT NULL
                    ) STRICT, WITHOUT ROWID;

                    CREATE TABLE recipe_tag (
                        recipe_id TEXT NOT NULL REFERENCES recipe (id),
                        tag_key TEXT NOT NULL,
                        tag TEXT NOT NULL CHECK (length(trim(tag)) > 0),
                        place INTEGER NOT NULL,
                        PRIMARY KEY (recipe_id, tag_key)
                    ) STRICT, WITHOUT ROWID;

                    CREATE TABLE recipe_ingredient (
                        id TEXT NOT NULL PRIMARY KEY,
                        recipe_id TEXT NOT NULL REFERENCES recipe (id),
                        order_key TEXT NOT NULL,
                        low_numerator INTEGER,
                        low_denominator INTEGER CHECK (low_denominator > 0),
                        high_numerator INTEGER,
                        high_denominator INTEGER CHECK (high_denominator > 0),
                        is_approximate INTEGER NOT NULL CHECK (is_approximate IN (0, 1)),
                        unit TEXT NOT NULL,
                        name TEXT NOT NULL CHECK (length(trim(name)) > 0),
                        name_key TEXT NOT NULL,
                        note TEXT NOT NULL,
                        second_low_numerator INTEGER,
                        second_low_denominator INTEGER CHECK (second_low_denominator > 0),
                        second_high_numerator INTEGER,
                        second_high_denominator INTEGER CHECK (second_high_denominator > 0),
                        second_is_approximate INTEGER NOT NULL CHECK (second_is_approximate IN (0, 1)),
                        second_unit TEXT,
                        text TEXT NOT NULL,
                        UNIQUE (recipe_id, order_key),
                        CHECK ((low_numerator IS NULL) = (low_denominator IS NULL)),
                        CHECK ((high_numerator IS NULL) = (high_denominator IS NULL)),
                        CHECK (high_numerator IS NULL OR low_numerator IS NOT NULL),
                        CHECK ((second_low_numerator IS NULL) = (second_low_denominator IS NULL)),
                        CHECK ((second_high_numerator IS NULL) = (second_high_denominator IS NULL)),
                        CHECK ((second_unit IS NULL) = (second_low_numerator IS NULL))
                    ) STRICT;
                    CREATE INDEX recipe_ingredient_by_name ON recipe_ingredient (name_key, recipe_id);

                    CREATE TABLE recipe_step (
                        id TEXT NOT NULL PRIMARY KEY,
                        recipe_id TEXT NOT NULL REFERENCES recipe (id),
                        order_key TEXT NOT NULL,
                        text TEXT NOT NULL CHECK (length(trim(text)) > 0),
                        UNIQUE (recipe_id, order_key)
                    ) STRICT;
                    """
            ),
            // How an ingredient's text is read where it is shown as it was written. Of rows from before it is null, and they read
            // as they did: put together from their parts.
            Migration(
                "0002-lines-as-written",
                sql: """
                    ALTER TABLE recipe_ingredient ADD COLUMN reading TEXT CHECK (reading IN ('typed', 'arithmetic'));
                    """
            ),
        ]
    )
}
