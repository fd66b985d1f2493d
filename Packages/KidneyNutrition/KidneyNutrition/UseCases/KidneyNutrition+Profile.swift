public import Foundation
import StorageKit
public import TimeKit
import WordKit

/// The profile and the clinic's limits.
extension KidneyNutrition {
    /// Returns the profile; nil before one was entered.
    public func profile() throws(KidneyError) -> Profile? {
        try read { tables in try tables.profile() }
    }

    /// Stores a profile. Equal data change nothing.
    ///
    /// If two categories, or two limits of one quantity, have the same first day, the later in the list applies.
    ///
    /// - Throws: `textBlank`, `textTooLong`, `profileValue`, `limitUnclear`.
    @discardableResult
    public func setProfile(_ profile: Profile) throws(KidneyError) -> Profile {
        try enter { tables in try save(profile, "setProfile", localized("profile entered"), tables) }
    }

    /// Sets the disease category from a day on. Earlier days keep theirs.
    ///
    /// - Throws: `noProfile`, `profileValue`.
    @discardableResult
    public func setCategory(_ category: DiseaseCategory, from day: LocalDate) throws(KidneyError) -> Profile {
        try enter { tables in
            var profile = try tables.reader.requiredProfile()
            profile.set(category, from: day)
            return try save(profile, "setCategory", localized("\(category.rawValue) from \(day) on"), tables)
        }
    }

    /// Removes a category that was entered by mistake.
    ///
    /// - Throws: `noProfile`, `notInProfile`.
    @discardableResult
    public func removeCategory(from day: LocalDate) throws(KidneyError) -> Profile {
        try enter { tables in
            var profile = try tables.reader.requiredProfile()
            guard profile.categories.contains(where: { $0.from == day }) else {
                throw KidneyError.notInProfile(localized("category from \(day) on"))
            }
            profile.categories.removeAll { $0.from == day }
            return try save(profile, "removeCategory", localized("category from \(day) on removed"), tables)
        }
    }

    /// Sets a limit of the clinic. It replaces one of the same quantity and day.
    ///
    /// - Throws: `noProfile`, `limitUnclear`, `profileValue`.
    @discardableResult
    public func setLimit(_ limit: ClinicLimit) throws(KidneyError) -> Profile {
        try enter { tables in
            var profile = try tables.reader.requiredProfile()
            profile.clinicLimits.append(limit)
            func words() -> String { localized("clinic's limit for \(limit.quantity.rawValue) from \(limit.from) on") }
            return try save(profile, "setLimit", words(), tables)
        }
    }

    /// Removes a limit that was entered by mistake.
    ///
    /// - Throws: `noProfile`, `notInProfile`.
    @discardableResult
    public func removeLimit(of quantity: TargetQuantity, from day: LocalDate) throws(KidneyError) -> Profile {
        try enter { tables in
            var profile = try tables.reader.requiredProfile()
            guard profile.clinicLimits.contains(where: { $0.quantity == quantity && $0.from == day }) else {
                throw KidneyError.notInProfile(localized("limit for \(quantity.entered) from \(day) on"))
            }
            profile.clinicLimits.removeAll { $0.quantity == quantity && $0.from == day }
            func words() -> String { localized("limit for \(quantity.rawValue) from \(day) on removed") }
            return try save(profile, "removeLimit", words(), tables)
        }
    }

    // MARK: The picture

    /// Sets the picture of the profile from a file.
    ///
    /// - Throws: `noProfile`, `noPlaceForPhotos`; `store` if the file can't be used.
    public func setAvatar(fromFile file: URL) throws(KidneyError) {
        _ = try read { tables in try tables.requiredProfile() }
        let picture = try addPicture(fromFile: file)
        try setAvatar(picture.id, localized("picture of the profile set"))
    }

    /// Removes the picture of the profile.
    ///
    /// - Throws: `noProfile`.
    public func removeAvatar() throws(KidneyError) {
        try setAvatar(nil, localized("picture of the profile removed"))
    }

    /// Returns the thumbnail of the profile's picture; nil if there is none.
    public func avatar() throws(KidneyError) -> Data? {
        try read { tables in try tables.avatar()?.thumbnail }
    }

    private func setAvatar(_ id: String?, _ summary: @autoclosure () -> String) throws(KidneyError) {
        try enter { tables in
            _ = try tables.reader.requiredProfile()
            try tables.change("setAvatar", of: Self.profileSubject, summary()) { rows in
                try rows.update("profile", key: [.integer(1)], set: ["avatar_id": .text(orNull: id)])
            }
        }
    }

    // MARK: The day

    /// Returns the time at which the user's days begin; 3 a.m. by default.
    public func dayStart() throws(KidneyError) -> LocalTime {
        try read { tables in try tables.boundary().startsAt }
    }

    /// Sets the time at which days begin, for future entries. Past entries keep their day.
    public func setDayStart(_ time: LocalTime) throws(KidneyError) {
        try enter { tables in
            guard try tables.reader.boundary().startsAt != time else { return }
            try tables.change("setDayStart", of: Self.profileSubject, localized("days begin at \(time)")) { rows in
                let values: [String: StoredValue] = ["starts_at": .text(time.description)]
                if try tables.reader.hasDaySetting() {
                    try rows.update("day_setting", key: [.integer(1)], set: values)
                } else {
                    try rows.insert(into: "day_setting", values.merging(["id": .integer(1)]) { own, _ in own })
                }
            }
        }
    }

    // MARK: Saving

    func save(
        _ entered: Profile,
        _ useCase: String,
        _ summary: @autoclosure () -> String,
        _ tables: KidneyWriter
    ) throws -> Profile {
        var profile = entered
        profile.name = try Self.text(entered.name, localized("name"), limit: 100)
        profile = profile.tidied
        let before = try tables.reader.profile()
        try ProfileRule.check(profile, on: clock.zone().date(at: tables.now), over: before)
        guard profile != before else { return profile }
        try tables.change(useCase, of: Self.profileSubject, summary()) { rows in
            try KidneyWriter.save(profile, over: before, in: rows)
        }
        return profile
    }

    /// Returns a text as it is stored.
    ///
    /// - Throws: `textBlank`, `textTooLong`.
    static func text(_ typed: String, _ what: String, limit: Int, keepsLines: Bool = false) throws(KidneyError)
        -> String
    {
        switch TypedText(typed, limit: limit, keepsLines: keepsLines) {
        case .text(let text): return text
        case .blank: throw .textBlank(what)
        case .tooLong(let characters): throw .textTooLong(what, characters: characters, limit: limit)
        }
    }
}
