/// The fourth migration: the urgency of alerts, the care team's telephone numbers, and acknowledgments.
extension KidneySchema {
    /// The alert level "urgent" becomes "today". An acknowledgment has the alert's id and the time.
    static let alarms = """
        ALTER TABLE profile ADD COLUMN care_team_phone TEXT;
        ALTER TABLE profile ADD COLUMN after_hours_phone TEXT;

        CREATE TABLE acknowledgment (
            alert_id TEXT NOT NULL PRIMARY KEY,
            at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE finding_of_levels (
            id TEXT NOT NULL PRIMARY KEY,
            part TEXT NOT NULL CHECK (part IN ('alert', 'suggestion', 'closing')),
            kind TEXT NOT NULL,
            level TEXT NOT NULL CHECK (level IN ('', 'notice', 'caution', 'today', 'now')),
            day TEXT NOT NULL,
            message TEXT NOT NULL,
            why TEXT NOT NULL,
            link TEXT NOT NULL,
            at INTEGER NOT NULL
        ) STRICT;
        INSERT INTO finding_of_levels (id, part, kind, level, day, message, why, link, at)
            SELECT id, part, kind, replace(level, 'urgent', 'today'), day, message, why, link, at FROM finding;
        DROP TABLE finding;
        ALTER TABLE finding_of_levels RENAME TO finding;
        CREATE INDEX finding_by_day ON finding (day, part);
        """
}
