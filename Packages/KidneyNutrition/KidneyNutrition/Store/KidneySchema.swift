public import StorageKit

extension KidneyNutrition {
    /// The schemas of the engine's store.
    public static let schemas = [Attachments.schema, schema]

    /// The user's data, and the foods of tables.
    ///
    /// Typed numbers are exact texts, "5.4" or "1/3", with their unit beside them. Instants are in milliseconds, days ISO texts. `day` is
    /// in the zone of the reading; for food and photos it is the logical day. Lists of words are separated by spaces.
    ///
    /// `food`, `food_portion`, `food_index` and `food_snapshot` aren't in the change log. The first three can be imported again, and no row
    /// of the user refers to `food`. A snapshot's id is the hash of its text, so a food eaten daily is saved once.
    static let schema = Schema(
        namespace: "kidney",
        migrations: [
            Migration(
                "0001-nutrition",
                sql: KidneySchema.person + KidneySchema.measurements + KidneySchema.foods + KidneySchema.intake
            ),
            Migration("0002-care", sql: KidneySchema.care + KidneySchema.findings + KidneySchema.sources),
            Migration("0003-release", sql: "ALTER TABLE food ADD COLUMN release INTEGER NOT NULL DEFAULT 0;"),
            Migration("0004-alarms", sql: KidneySchema.alarms),
            Migration("0005-conditions", sql: KidneySchema.conditions),
            Migration("0006-short-illnesses", sql: KidneySchema.shortIllnesses),
            Migration("0007-stated-starts", sql: KidneySchema.statedStarts),
        ]
    )
}

/// The tables of the first migration, and the conditions of the fifth.
enum KidneySchema {
    /// Pregnancy, sick days and other conditions with their first and last day.
    static let conditions = """
        CREATE TABLE condition_period (
            condition TEXT NOT NULL,
            from_day TEXT NOT NULL,
            to_day TEXT CHECK (to_day >= from_day),
            PRIMARY KEY (condition, from_day)
        ) STRICT, WITHOUT ROWID;
        """

    /// An illness that was over on its first day ends on the day before it.
    static let shortIllnesses = """
        ALTER TABLE condition_period RENAME TO condition_period_5;
        CREATE TABLE condition_period (
            condition TEXT NOT NULL,
            from_day TEXT NOT NULL,
            to_day TEXT CHECK (to_day >= from_day OR condition = 'illness'),
            PRIMARY KEY (condition, from_day)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO condition_period SELECT * FROM condition_period_5;
        DROP TABLE condition_period_5;
        """

    static let person = """
        CREATE TABLE terms_acceptance (
            version INTEGER NOT NULL PRIMARY KEY CHECK (version >= 1),
            at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE profile (
            id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
            name TEXT NOT NULL CHECK (length(trim(name)) > 0),
            sex TEXT CHECK (sex IN ('female', 'male')),
            birth_date TEXT,
            height TEXT,
            has_diabetes INTEGER NOT NULL CHECK (has_diabetes IN (0, 1)),
            has_gout INTEGER NOT NULL CHECK (has_gout IN (0, 1)),
            dry_weight TEXT,
            urine_output TEXT,
            units TEXT NOT NULL CHECK (units IN ('conventional', 'international')),
            avatar_id TEXT REFERENCES attachment (id)
        ) STRICT;
        CREATE INDEX profile_by_avatar ON profile (avatar_id);

        CREATE TABLE category_period (
            from_day TEXT NOT NULL PRIMARY KEY,
            category TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE clinic_limit (
            quantity TEXT NOT NULL,
            from_day TEXT NOT NULL,
            low TEXT,
            high TEXT,
            PRIMARY KEY (quantity, from_day)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE day_setting (
            id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
            starts_at TEXT NOT NULL
        ) STRICT;

        """

    static let measurements = """
        CREATE TABLE lab_result (
            id TEXT NOT NULL PRIMARY KEY,
            analyte TEXT NOT NULL,
            value TEXT NOT NULL,
            comparator TEXT NOT NULL CHECK (comparator IN ('', '<', '>')),
            unit TEXT NOT NULL,
            typed TEXT NOT NULL,
            formula TEXT,
            remarks TEXT NOT NULL,
            at INTEGER NOT NULL,
            zone TEXT NOT NULL,
            is_day_only INTEGER NOT NULL CHECK (is_day_only IN (0, 1)),
            day TEXT NOT NULL,
            source_kind TEXT NOT NULL,
            source_name TEXT NOT NULL,
            source_reference TEXT
        ) STRICT;
        CREATE INDEX lab_result_by_analyte ON lab_result (analyte, at);
        CREATE INDEX lab_result_by_time ON lab_result (at);

        CREATE TABLE weight (
            id TEXT NOT NULL PRIMARY KEY,
            value TEXT NOT NULL,
            unit TEXT NOT NULL CHECK (unit IN ('kg', '[lb_av]')),
            context TEXT NOT NULL CHECK (context IN ('daily', 'pre-dialysis', 'post-dialysis')),
            at INTEGER NOT NULL,
            zone TEXT NOT NULL,
            is_day_only INTEGER NOT NULL CHECK (is_day_only IN (0, 1)),
            day TEXT NOT NULL,
            source_kind TEXT NOT NULL,
            source_name TEXT NOT NULL,
            source_reference TEXT
        ) STRICT;
        CREATE INDEX weight_by_context ON weight (context, at);
        CREATE INDEX weight_by_time ON weight (at);

        CREATE TABLE blood_pressure (
            id TEXT NOT NULL PRIMARY KEY,
            systolic TEXT NOT NULL,
            diastolic TEXT NOT NULL,
            at INTEGER NOT NULL,
            zone TEXT NOT NULL,
            is_day_only INTEGER NOT NULL CHECK (is_day_only IN (0, 1)),
            day TEXT NOT NULL,
            source_kind TEXT NOT NULL,
            source_name TEXT NOT NULL,
            source_reference TEXT
        ) STRICT;
        CREATE INDEX blood_pressure_by_time ON blood_pressure (at);

        CREATE TABLE activity (
            id TEXT NOT NULL PRIMARY KEY,
            kind TEXT NOT NULL CHECK (kind IN ('minutes', 'steps', 'energy')),
            value TEXT NOT NULL,
            at INTEGER NOT NULL,
            zone TEXT NOT NULL,
            is_day_only INTEGER NOT NULL CHECK (is_day_only IN (0, 1)),
            day TEXT NOT NULL,
            source_kind TEXT NOT NULL,
            source_name TEXT NOT NULL,
            source_reference TEXT
        ) STRICT;
        CREATE INDEX activity_by_time ON activity (at);

        """

    static let foods = """
        CREATE TABLE food (
            number INTEGER NOT NULL PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL CHECK (length(trim(name)) > 0),
            brand TEXT,
            food_group TEXT,
            energy INTEGER CHECK (energy >= 0),
            protein INTEGER CHECK (protein >= 0),
            fat INTEGER CHECK (fat >= 0),
            carbohydrate INTEGER CHECK (carbohydrate >= 0),
            sugars INTEGER CHECK (sugars >= 0),
            fibre INTEGER CHECK (fibre >= 0),
            water INTEGER CHECK (water >= 0),
            alcohol INTEGER CHECK (alcohol >= 0),
            caffeine INTEGER CHECK (caffeine >= 0),
            sodium INTEGER CHECK (sodium >= 0),
            potassium INTEGER CHECK (potassium >= 0),
            phosphorus INTEGER CHECK (phosphorus >= 0),
            calcium INTEGER CHECK (calcium >= 0),
            magnesium INTEGER CHECK (magnesium >= 0),
            iron INTEGER CHECK (iron >= 0),
            vitamin_k INTEGER CHECK (vitamin_k >= 0),
            vitamin_d INTEGER CHECK (vitamin_d >= 0),
            fluid INTEGER CHECK (fluid >= 0),
            phosphorus_sources TEXT NOT NULL,
            tags TEXT NOT NULL
        ) STRICT;

        CREATE TABLE food_portion (
            food_number INTEGER NOT NULL REFERENCES food (number),
            position INTEGER NOT NULL CHECK (position >= 0),
            amount TEXT NOT NULL,
            name TEXT NOT NULL,
            grams INTEGER NOT NULL CHECK (grams > 0),
            PRIMARY KEY (food_number, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE food_index (
            id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
            stamp TEXT NOT NULL,
            bytes BLOB NOT NULL
        ) STRICT;

        CREATE TABLE custom_food (
            id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL CHECK (length(trim(name)) > 0),
            yield TEXT,
            label TEXT,
            fluid TEXT NOT NULL CHECK (fluid IN ('components', 'none', 'all')),
            tags TEXT NOT NULL,
            CHECK (yield IS NULL OR label IS NULL)
        ) STRICT;

        CREATE TABLE custom_portion (
            custom_food_id TEXT NOT NULL REFERENCES custom_food (id),
            position INTEGER NOT NULL CHECK (position >= 0),
            amount TEXT NOT NULL,
            name TEXT NOT NULL,
            grams INTEGER NOT NULL CHECK (grams > 0),
            PRIMARY KEY (custom_food_id, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE dish_component (
            dish_id TEXT NOT NULL REFERENCES custom_food (id),
            position INTEGER NOT NULL CHECK (position >= 0),
            food_id TEXT NOT NULL,
            amount TEXT NOT NULL,
            PRIMARY KEY (dish_id, position)
        ) STRICT, WITHOUT ROWID;

        """

    static let intake = """
        CREATE TABLE food_snapshot (
            id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 64),
            food TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE intake_entry (
            id TEXT NOT NULL PRIMARY KEY,
            food_id TEXT NOT NULL,
            snapshot_id TEXT NOT NULL REFERENCES food_snapshot (id),
            typed TEXT NOT NULL,
            number TEXT NOT NULL,
            portion TEXT,
            unit TEXT,
            grams TEXT NOT NULL,
            meal TEXT CHECK (meal IN ('breakfast', 'lunch', 'dinner', 'snack')),
            at INTEGER NOT NULL,
            zone TEXT NOT NULL,
            day TEXT NOT NULL,
            CHECK ((portion IS NULL) <> (unit IS NULL))
        ) STRICT;
        CREATE INDEX intake_entry_by_day ON intake_entry (day, at);
        CREATE INDEX intake_entry_by_time ON intake_entry (at, food_id);
        CREATE INDEX intake_entry_by_snapshot ON intake_entry (snapshot_id);

        CREATE TABLE meal_photo (
            id TEXT NOT NULL PRIMARY KEY,
            attachment_id TEXT NOT NULL REFERENCES attachment (id),
            meal TEXT CHECK (meal IN ('breakfast', 'lunch', 'dinner', 'snack')),
            note TEXT,
            at INTEGER NOT NULL,
            zone TEXT NOT NULL,
            day TEXT NOT NULL
        ) STRICT;
        CREATE INDEX meal_photo_by_day ON meal_photo (day, at);
        CREATE INDEX meal_photo_by_attachment ON meal_photo (attachment_id);
        """
}
