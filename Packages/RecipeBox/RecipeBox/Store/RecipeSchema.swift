public import StorageKit

extension RecipeBox {
    /// The schemas to open the store with: the recipe tables and those of the pictures.
    public static let schemas = [Attachments.schema, schema]

    /// The tables of recipes and their lists.
    ///
    /// An amount is two integers, so it is exact. Each row of a list has an order key (see `OrderKey`), and its
    /// position is its rank. `name_key` is the folded name, for sorting and searching. The time of the last change has
    /// a table of its own, because every action changes it and the change log should not repeat the notes each time.
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
            // The column tells how to read the text of an ingredient shown as written. It is null in older rows, which
            // are still composed of their parts.
            Migration(
                "0002-lines-as-written",
                sql: """
                    ALTER TABLE recipe_ingredient ADD COLUMN reading TEXT CHECK (reading IN ('typed', 'arithmetic'));
                    """
            ),
            Migration("0003-folded-letters", sql: foldedLetters),
        ]
    )

    /// Computes all keys again. Of the tags of a recipe that have the same key now, such as "œuvre" and "oeuvre", the last stays.
    private static let foldedLetters = [
        Migration.folding(["name_key": "name"], of: "recipe", as: key(of:)),
        Migration.folding(["name_key": "name"], of: "recipe_ingredient", as: key(of:)),
        """
        DELETE FROM recipe_tag WHERE EXISTS (
            SELECT 1 FROM recipe_tag AS later
            WHERE later.recipe_id = recipe_tag.recipe_id AND (later.place, later.tag) > (recipe_tag.place, recipe_tag.tag)
                AND \(key(of: "later.tag")) = \(key(of: "recipe_tag.tag"))
        );
        -- No tag has the new key of another in between: a key has no line break.
        UPDATE recipe_tag SET tag_key = char(10) || tag;

        """,
        Migration.folding(["tag_key": "tag"], of: "recipe_tag", as: key(of:)),
    ].joined()

    /// Returns the SQL of ``Folding/key(_:)``.
    private static func key(of text: String) -> String {
        "coalesce(nullif(folded_words(\(text)), ''), replace(folded_key(\(text)), ' ', ''))"
    }
}
