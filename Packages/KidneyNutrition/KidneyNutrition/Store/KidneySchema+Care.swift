/// The second migration: medicines, goals, findings and online sources.
extension KidneySchema {
    /// The seventh migration: whether somebody said a medicine's first day. Earlier entries had today by default. A first day two days or
    /// more from the first entry in the change log was thus said, and of others it isn't known.
    static let statedStarts = """
        ALTER TABLE medicine ADD COLUMN says_start INTEGER NOT NULL DEFAULT 0 CHECK (says_start IN (0, 1));
        UPDATE medicine SET says_start = 1 WHERE id IN (
            SELECT medicine.id
            FROM change_row
            JOIN change ON change.id = change_row.change_id
            JOIN medicine ON medicine.id = json_extract(change_row.after, '$.id')
            WHERE change_row.table_name = 'medicine' AND change_row.before IS NULL
            GROUP BY medicine.id
            HAVING abs(julianday(medicine.start_day) - julianday(min(change.at) / 1000.0, 'unixepoch')) >= 2
        );
        """

    /// Medicines with their times and label names, goals with their steps, likes and dislikes, the diabetes diet.
    ///
    /// A goal's `subject` is its lineage. In a step, `amount` is the number, and `second` the diastolic blood pressure. In a diabetes goal,
    /// `typed` is the laboratory value as typed.
    static let care = """
        CREATE TABLE medicine (
            id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL CHECK (length(trim(name)) > 0),
            dose TEXT NOT NULL,
            weekdays TEXT NOT NULL,
            start_day TEXT NOT NULL,
            stop_day TEXT CHECK (stop_day >= start_day),
            notes TEXT NOT NULL,
            reminds INTEGER NOT NULL CHECK (reminds IN (0, 1))
        ) STRICT;

        CREATE TABLE medicine_time (
            medicine_id TEXT NOT NULL REFERENCES medicine (id),
            position INTEGER NOT NULL CHECK (position >= 0),
            time TEXT NOT NULL,
            amount TEXT NOT NULL,
            PRIMARY KEY (medicine_id, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE medicine_label_name (
            medicine_id TEXT NOT NULL REFERENCES medicine (id),
            position INTEGER NOT NULL CHECK (position >= 0),
            name TEXT NOT NULL,
            PRIMARY KEY (medicine_id, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE goal (
            id TEXT NOT NULL PRIMARY KEY,
            subject TEXT NOT NULL,
            priority INTEGER NOT NULL CHECK (priority >= 1),
            ended_on TEXT
        ) STRICT;
        CREATE UNIQUE INDEX goal_by_subject ON goal (subject) WHERE ended_on IS NULL;

        CREATE TABLE goal_step (
            goal_id TEXT NOT NULL REFERENCES goal (id),
            position INTEGER NOT NULL CHECK (position >= 0),
            from_day TEXT NOT NULL,
            amount TEXT,
            second TEXT,
            by_day TEXT,
            PRIMARY KEY (goal_id, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE eating_habit (
            id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
            is_vegetarian INTEGER NOT NULL CHECK (is_vegetarian IN (0, 1)),
            avoids TEXT NOT NULL
        ) STRICT;

        CREATE TABLE food_preference (
            food_id TEXT NOT NULL PRIMARY KEY,
            is_liked INTEGER NOT NULL CHECK (is_liked IN (0, 1))
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE diabetes_goal (
            part TEXT NOT NULL PRIMARY KEY,
            amount TEXT NOT NULL,
            typed TEXT NOT NULL,
            unit TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        """

    /// The append-only reward ledger, and the findings of evaluations, each once by its id.
    ///
    /// `was_seen` is 1 for a notice that was shown immediately; others came from the background and are still to be delivered.
    /// `finding.level` is that of an alert, otherwise empty. An `evaluation_mark` says where the next evaluation must begin: `open` at the
    /// first reward that isn't final, `changed` at the first change that isn't evaluated yet. `notice_off` contains notice types, and the
    /// subjects of dismissed alerts with the prefix "alert ".
    static let findings = """
        CREATE TABLE reward_line (
            id TEXT NOT NULL PRIMARY KEY,
            lineage TEXT NOT NULL,
            rule TEXT NOT NULL CHECK (rule IN ('day', 'week', 'month')),
            first_day TEXT NOT NULL,
            change TEXT NOT NULL CHECK (change IN ('grant', 'pend', 'resume', 'settle', 'reverse')),
            points INTEGER NOT NULL,
            at INTEGER NOT NULL,
            why TEXT NOT NULL
        ) STRICT;
        CREATE INDEX reward_line_by_day ON reward_line (first_day);

        CREATE TABLE finding (
            id TEXT NOT NULL PRIMARY KEY,
            part TEXT NOT NULL CHECK (part IN ('alert', 'suggestion', 'closing')),
            kind TEXT NOT NULL,
            level TEXT NOT NULL CHECK (level IN ('', 'notice', 'caution', 'urgent')),
            day TEXT NOT NULL,
            message TEXT NOT NULL,
            why TEXT NOT NULL,
            link TEXT NOT NULL,
            at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX finding_by_day ON finding (day, part);

        CREATE TABLE notice (
            id TEXT NOT NULL PRIMARY KEY,
            kind TEXT NOT NULL,
            message TEXT NOT NULL,
            link TEXT NOT NULL,
            at INTEGER NOT NULL,
            was_seen INTEGER NOT NULL CHECK (was_seen IN (0, 1))
        ) STRICT;
        CREATE INDEX notice_by_time ON notice (at);

        CREATE TABLE notice_off (
            kind TEXT NOT NULL PRIMARY KEY
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE evaluation_mark (
            kind TEXT NOT NULL PRIMARY KEY CHECK (kind IN ('open', 'changed')),
            day TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        """

    /// Drug labels and cached responses, which can be fetched again and so aren't in the change log; the ids and digests of imported
    /// records, so that each is imported once; the issued reports.
    static let sources = """
        CREATE TABLE drug_label (
            set_id TEXT NOT NULL PRIMARY KEY,
            label TEXT NOT NULL,
            origin TEXT NOT NULL,
            at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE drug_label_name (
            name TEXT NOT NULL,
            set_id TEXT NOT NULL REFERENCES drug_label (set_id),
            PRIMARY KEY (name, set_id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX drug_label_name_by_label ON drug_label_name (set_id);

        CREATE TABLE source_answer (
            source TEXT NOT NULL,
            question TEXT NOT NULL,
            answer TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (source, question)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE imported_record (
            kind TEXT NOT NULL,
            record_id TEXT NOT NULL,
            digest TEXT NOT NULL,
            PRIMARY KEY (kind, record_id)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE report_issue (
            kind TEXT NOT NULL CHECK (kind IN ('report', 'card')),
            from_day TEXT NOT NULL,
            to_day TEXT NOT NULL,
            number INTEGER NOT NULL CHECK (number >= 1),
            at INTEGER NOT NULL,
            digest TEXT NOT NULL,
            PRIMARY KEY (kind, from_day, to_day, number)
        ) STRICT, WITHOUT ROWID;
        """
}
