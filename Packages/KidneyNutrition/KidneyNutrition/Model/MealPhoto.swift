public import Foundation
public import TimeKit

public struct MealPhoto: Identifiable, Hashable, Sendable {
    public let id: TimeKit.ID<MealPhoto>
    /// The identifier of the picture, derived from its content, so that the same picture is stored once.
    public let picture: String
    /// The meal; nil if none was given.
    public var meal: Meal?
    public var note: String?
    public let at: Instant
    /// The day that it counts for.
    public let day: LocalDate

    public init(
        _ id: TimeKit.ID<MealPhoto>,
        picture: String,
        meal: Meal? = nil,
        note: String? = nil,
        at: Instant,
        day: LocalDate
    ) {
        self.id = id
        self.picture = picture
        self.meal = meal
        self.note = note
        self.at = at
        self.day = day
    }
}

/// A photo as the journal shows it.
public struct JournalPhoto: Hashable, Sendable {
    public let photo: MealPhoto
    /// The thumbnail, which remains if the original is gone; nil if none could be made.
    public let thumbnail: Data?
    /// Whether the original file exists.
    public let isOriginalPresent: Bool

    public init(photo: MealPhoto, thumbnail: Data?, isOriginalPresent: Bool) {
        self.photo = photo
        self.thumbnail = thumbnail
        self.isOriginalPresent = isOriginalPresent
    }
}

/// The food, drinks and photos of a day, by meal.
public struct Journal: Hashable, Sendable {
    /// The records of one meal, or those without a meal.
    public struct Part: Hashable, Sendable {
        /// The meal; nil for records without one.
        public let meal: Meal?
        /// The food and drinks, the earliest first.
        public let entries: [IntakeEntry]
        /// The photos, the earliest first.
        public let photos: [JournalPhoto]
        /// The sum of the entries.
        public var totals: Totals { Totals(entries) }
    }

    /// The logical day.
    public let day: LocalDate
    /// The meals with records, in the order of the day; records without a meal come last.
    public let parts: [Part]

    public init(day: LocalDate, entries: [IntakeEntry], photos: [JournalPhoto]) {
        self.day = day
        parts = (Meal.allCases.map { Meal?.some($0) } + [nil]).compactMap { meal in
            let eaten = entries.filter { $0.meal == meal }
            let shown = photos.filter { $0.photo.meal == meal }
            return eaten.isEmpty && shown.isEmpty ? nil : Part(meal: meal, entries: eaten, photos: shown)
        }
    }
}
