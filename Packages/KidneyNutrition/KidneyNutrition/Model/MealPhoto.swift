public import Foundation
public import TimeKit

/// A photo of something that was eaten.
public struct MealPhoto: Identifiable, Hashable, Sendable {
    /// Its id.
    public let id: TimeKit.ID<MealPhoto>
    /// The picture, by its content: the same picture is kept once.
    public let picture: String
    /// The meal; nil where none was said.
    public var meal: Meal?
    /// What was noted with it.
    public var note: String?
    /// When.
    public let at: Instant
    /// The day it counts for.
    public let day: LocalDate

    /// A photo.
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
    /// The photo.
    public let photo: MealPhoto
    /// The small picture, which is there even when the original is gone; nil where none could be made.
    public let thumbnail: Data?
    /// Whether the original is still on the disk.
    public let isOriginalPresent: Bool

    /// A photo.
    public init(photo: MealPhoto, thumbnail: Data?, isOriginalPresent: Bool) {
        self.photo = photo
        self.thumbnail = thumbnail
        self.isOriginalPresent = isOriginalPresent
    }
}

/// What was eaten, drunk and photographed on a day, meal by meal.
public struct Journal: Hashable, Sendable {
    /// One meal, or what belongs to none.
    public struct Part: Hashable, Sendable {
        /// The meal; nil for what belongs to none.
        public let meal: Meal?
        /// What was eaten and drunk, the earliest first.
        public let entries: [IntakeEntry]
        /// The photos, the earliest first.
        public let photos: [JournalPhoto]
        /// What it comes to.
        public var totals: Totals { Totals(entries) }
    }

    /// The logical day.
    public let day: LocalDate
    /// The meals that something was kept of, in the order of the day; what belongs to none comes last.
    public let parts: [Part]

    /// The journal of a day.
    public init(day: LocalDate, entries: [IntakeEntry], photos: [JournalPhoto]) {
        self.day = day
        parts = (Meal.allCases.map { Meal?.some($0) } + [nil]).compactMap { meal in
            let eaten = entries.filter { $0.meal == meal }
            let shown = photos.filter { $0.photo.meal == meal }
            return eaten.isEmpty && shown.isEmpty ? nil : Part(meal: meal, entries: eaten, photos: shown)
        }
    }
}
