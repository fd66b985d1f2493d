public import Foundation
import FractionParser
public import ScreenKit
public import TimeKit

/// What was eaten, drunk and photographed on a day, meal by meal.
public struct JournalScreen: Screen {
    public let title: String
    public let revision: Revision
    /// When it changes by itself: as the day ends; nil for a day of the past.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The logical day.
    public let day: LocalDate
    /// The meals that something was kept of; what belongs to none comes last.
    public let meals: [MealPart]
    /// `file`, `meal`, `note`, `day`, `time`.
    public let photoForm: Form
    /// Adds the photo; disabled while no file is chosen, or something is wrong.
    public let addPhoto: Action
    /// The days before and after, and the day at a glance.
    public let pages: [Link]

    /// A meal.
    public struct MealPart: Hashable, Codable, Sendable {
        /// The meal; nil for what belongs to none.
        @NullEncoded public private(set) var meal: Meal?
        /// Its name for people.
        public let name: String
        /// What was eaten and drunk, the earliest first.
        public let entries: [Row]
        /// The photos, the earliest first.
        public let photos: [Photo]
        /// What the meal comes to: "potassium ≥ 1,840 mg; 2 of 9 foods unknown".
        public let totals: [String]
    }

    /// An entry with what can be done with it.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// What was eaten.
        public let entry: EntryRow
        /// What it holds of what is looked at: "potassium 422 mg".
        public let figures: [String]
        /// `entry/ID/edit`, `entry/ID/delete`.
        public let actions: [Action]
        /// Which.
        public var id: IntakeEntry.ID { entry.id }
    }

    /// A photo.
    public struct Photo: Hashable, Codable, Identifiable, Sendable {
        /// Which.
        public let id: MealPhoto.ID
        /// What was noted with it.
        @NullEncoded public private(set) var note: String?
        /// When.
        public let at: Instant
        /// What the clocks showed: "08:30".
        public let time: String
        /// The small picture, there even when the original is gone; nil where none could be made.
        @NullEncoded public private(set) var thumbnail: Data?
        /// Whether the original is still on the disk.
        public let isOriginalPresent: Bool
        /// What to say of it: "the original is gone; this is its small picture"; nil where it is there.
        @NullEncoded public private(set) var text: String?
        /// Takes it away.
        public let delete: Action
    }

    /// What meals and entries are looked at for.
    static let nutrients: [Nutrient] = [.energy, .protein, .sodium, .potassium, .phosphorus]

    /// The journal of a day; `typed` has what is in the form and not saved yet.
    public init(_ context: KidneyContext, _ journal: Journal, typed: [String: String] = [:]) {
        let isPast = journal.day < context.today
        title = journal.day == context.today ? "Journal: today" : "Journal: \(journal.day)"
        revision = context.revision
        validUntil = isPast ? nil : context.dayEnd
        day = journal.day
        meals = journal.parts.map { part in
            MealPart(
                meal: part.meal,
                name: Words.meal(part.meal),
                entries: part.entries.map { Self.row($0, context) },
                photos: part.photos.map { Self.photo($0, context) },
                totals: part.entries.isEmpty ? [] : Self.figures(part.totals, in: context.units)
            )
        }
        let form = Self.form(context, on: journal.day, typed)
        photoForm = form.unjudged(typed)
        addPhoto = Action(id: "photo/add", label: "Add a photo", availability: .without(form.errors))
        pages = [
            KidneyLink.journal(journal.day.previous).labelled("Day before"),
            KidneyLink.journal(journal.day.next).labelled("Day after"),
            KidneyLink.today(journal.day).labelled("The day at a glance"),
            KidneyLink.foods.labelled("Add food or drink"),
        ]
    }

    private static func row(_ entry: IntakeEntry, _ context: KidneyContext) -> Row {
        Row(
            entry: EntryRow(entry, context),
            figures: figures(Totals([entry]), in: context.units),
            actions: Action.ofRow(
                "entry/\(entry.id.rawValue)",
                inputs: EditInputs.entry(entry, context),
                deleting: "Delete “\(entry.food.name)”, \(entry.amount.text)?"
            )
        )
    }

    private static func form(_ context: KidneyContext, on day: LocalDate, _ typed: [String: String]) -> Form {
        var file = Field(id: "file", label: "Photo", kind: .file, value: typed["file"] ?? "", isRequired: true)
        if file.value.isEmpty { file.error = "choose a photo" }
        var note = Field(
            id: "note",
            label: "Note",
            value: typed["note"] ?? "",
            limit: KidneyNutrition.noteLimit
        )
        if case .tooLong(let characters) = TypedText(note.value, limit: KidneyNutrition.noteLimit) {
            note.error =
                KidneyError.textTooLong("note", characters: characters, limit: KidneyNutrition.noteLimit).description
        }
        return Form(
            id: "photo",
            title: "Add a photo of a meal",
            fields: [file, MealForm.field(typed), note]
                + MomentForm.fields(context, typed, on: day, needsTime: true),
            buttons: []
        )
    }

    private static func photo(_ shown: JournalPhoto, _ context: KidneyContext) -> Photo {
        let gone =
            shown.thumbnail == nil
            ? "the original is gone; add the file again" : "the original is gone; this is its small picture"
        return Photo(
            id: shown.photo.id,
            note: shown.photo.note,
            at: shown.photo.at,
            time: context.time(of: shown.photo.at),
            thumbnail: shown.thumbnail,
            isOriginalPresent: shown.isOriginalPresent,
            text: shown.isOriginalPresent ? nil : gone,
            delete: Action(
                id: "photo/\(shown.photo.id.rawValue)/delete",
                label: "Delete",
                confirmation: .init(question: "Delete this photo?", proceed: "Delete")
            )
        )
    }

    private static func figures(_ totals: Totals, in units: UnitSystem) -> [String] {
        nutrients.map { totals.text(of: $0) } + ["fluid \(FluidRule.text(totals.fluid, in: units))"]
    }
}
