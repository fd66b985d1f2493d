import GRDB
import StorageKit
import TimeKit

extension Profile {
    /// A copy with the lists of the profile as the store returns them, so that it can be compared with the stored profile.
    ///
    /// Categories are unique by first day, clinic limits by quantity and first day, and conditions by condition and first day. If a
    /// list has several with the same key, the last one stays.
    var tidied: Profile {
        var profile = self
        var categories: [LocalDate: CategoryPeriod] = [:]
        for period in self.categories { categories[period.from] = period }
        profile.categories = categories.values.sorted { $0.from < $1.from }
        var limits: [String: ClinicLimit] = [:]
        for limit in clinicLimits { limits["\(limit.quantity.rawValue) \(limit.from)"] = limit }
        profile.clinicLimits = limits.values.sorted {
            ($0.quantity.rawValue, $0.from) < ($1.quantity.rawValue, $1.from)
        }
        var conditions: [String: ConditionPeriod] = [:]
        for period in self.conditions { conditions["\(period.from) \(period.condition.rawValue)"] = period }
        profile.conditions = conditions.sorted { $0.key < $1.key }.map(\.value)
        profile.careTeamPhone = careTeamPhone.flatMap(ProfileRule.trimmedPhone)
        profile.afterHoursPhone = afterHoursPhone.flatMap(ProfileRule.trimmedPhone)
        return profile
    }
}

extension KidneyReader {
    /// Whether the user has set the start of days.
    func hasDaySetting() throws -> Bool {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM day_setting") ?? 0 > 0
    }
}

extension KidneyWriter {
    /// Saves a profile with its categories, clinic limits, conditions and diabetes diet. Rows of lists that didn't change stay.
    ///
    /// - Parameters:
    ///   - profile: The profile, ``Profile/tidied``.
    ///   - before: The stored profile; nil if there is none yet.
    static func save(_ profile: Profile, over before: Profile?, in rows: ChangeScope) throws {
        var columns: [String: StoredValue] = [
            "name": .text(profile.name), "sex": .text(orNull: profile.sex?.rawValue),
            "birth_date": .text(orNull: profile.birthDate?.description), "height": .number(orNull: profile.height),
            "has_diabetes": .flag(profile.hasDiabetes), "has_gout": .flag(profile.hasGout),
            "dry_weight": .number(orNull: profile.dryWeight),
            "urine_output": .number(orNull: profile.urineOutput), "units": .text(profile.units.rawValue),
            "care_team_phone": .text(orNull: profile.careTeamPhone),
            "after_hours_phone": .text(orNull: profile.afterHoursPhone),
        ]
        if before == nil {
            columns["id"] = .integer(1)
            try rows.insert(into: "profile", columns)
        } else {
            try rows.update("profile", key: [.integer(1)], set: columns)
        }
        try save(profile.categories, over: before?.categories ?? [], in: rows)
        try save(profile.clinicLimits, over: before?.clinicLimits ?? [], in: rows)
        try save(profile.conditions, over: before?.conditions ?? [], in: rows)
        try save(profile.diabetesDiet, over: before?.diabetesDiet ?? DiabetesDiet(), in: rows)
    }

    // A changed period has the same key as before, so the old rows are deleted before the new ones are inserted.

    private static func save(_ now: [CategoryPeriod], over before: [CategoryPeriod], in rows: ChangeScope) throws {
        for gone in before where !now.contains(gone) {
            try rows.delete(from: "category_period", key: [.text(gone.from.description)])
        }
        for new in now where !before.contains(new) {
            try rows.insert(
                into: "category_period",
                ["from_day": .text(new.from.description), "category": .text(new.category.rawValue)]
            )
        }
    }

    private static func save(_ now: [ConditionPeriod], over before: [ConditionPeriod], in rows: ChangeScope) throws {
        for gone in before where !now.contains(gone) {
            let key: [StoredValue] = [.text(gone.condition.rawValue), .text(gone.from.description)]
            try rows.delete(from: "condition_period", key: key)
        }
        for new in now where !before.contains(new) {
            try rows.insert(
                into: "condition_period",
                [
                    "condition": .text(new.condition.rawValue), "from_day": .text(new.from.description),
                    "to_day": .text(orNull: new.to?.description),
                ]
            )
        }
    }

    private static func save(_ now: [ClinicLimit], over before: [ClinicLimit], in rows: ChangeScope) throws {
        for gone in before where !now.contains(gone) {
            let key: [StoredValue] = [.text(gone.quantity.rawValue), .text(gone.from.description)]
            try rows.delete(from: "clinic_limit", key: key)
        }
        for new in now where !before.contains(new) {
            try rows.insert(
                into: "clinic_limit",
                [
                    "quantity": .text(new.quantity.rawValue), "from_day": .text(new.from.description),
                    "low": .number(orNull: new.low), "high": .number(orNull: new.high),
                ]
            )
        }
    }
}
