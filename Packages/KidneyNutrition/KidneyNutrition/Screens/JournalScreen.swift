public import Foundation
import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The food, drinks and photos of a day, by meal.
public struct JournalScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day, or midnight if that comes first.
    @NullEncoded public private(set) var validUntil: Instant?
    public let day: LocalDate
    /// The meals with records; records without a meal come last.
    public let meals: [MealPart]
    /// The fields `file`, `meal`, `note`, `day` and `time`.
    public let photoForm: Form
    /// Adds the photo; disabled if the form has an error.
    public var addPhoto: Action { photoForm.buttons[0] }
    /// The field `shown`, to look at another day.
    public let dayForm: Form
    /// The links to the days before and after, and the summary of the day.
    public let pages: [Link]

    public struct MealPart: Hashable, Codable, Sendable {
        /// The meal; nil for records without one.
        @NullEncoded public private(set) var meal: Meal?
        public let name: String
        /// The food and drinks, the earliest first.
        public let entries: [Row]
        /// The photos, the earliest first.
        public let photos: [Photo]
        /// The totals of the meal: "potassium ≥ 1,840 mg; 2 of 9 foods unknown".
        public let totals: [String]
        /// Enters its foods and drinks once more, at another time; nil for a meal of photos alone.
        @NullEncoded public private(set) var copy: Action?
    }

    /// An entry with its actions.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        public let entry: EntryRow
        /// The amounts of the main nutrients: "potassium 422 mg".
        public let figures: [String]
        /// The actions `entry/ID/edit` and `entry/ID/delete`.
        public let actions: [Action]
        public var id: IntakeEntry.ID { entry.id }
    }

    public struct Photo: Hashable, Codable, Identifiable, Sendable {
        public let id: MealPhoto.ID
        @NullEncoded public private(set) var note: String?
        public let at: Instant
        /// The local time: "08:30".
        public let time: String
        /// The thumbnail, which remains if the original is gone; nil if none could be made.
        @NullEncoded public private(set) var thumbnail: Data?
        /// Whether the original file exists.
        public let isOriginalPresent: Bool
        /// A remark such as "the original is gone; this is its small picture"; nil if the original exists.
        @NullEncoded public private(set) var text: String?
        /// The actions `photo/ID/edit`, `photo/ID/delete`, and `photo/ID/original`, which gives the original file.
        public let actions: [Action]
    }

    /// The nutrients shown for meals and entries.
    static let nutrients: [Nutrient] = [.energy, .protein, .sodium, .potassium, .phosphorus]

    /// - Parameter typed: The form's fields as typed and not yet saved.
    public init(_ context: KidneyContext, _ journal: Journal, typed: [String: String] = [:]) {
        title = journal.day == context.today ? localized("Journal: today") : localized("Journal: \(journal.day)")
        revision = context.revision
        validUntil = context.formEnd
        day = journal.day
        meals = journal.parts.map { part in
            MealPart(
                meal: part.meal,
                name: Words.meal(part.meal),
                entries: part.entries.map { Self.row($0, context) },
                photos: part.photos.map { Self.photo($0, context) },
                totals: part.entries.isEmpty ? [] : Self.figures(part.totals, in: context.units),
                copy: part.entries.isEmpty ? nil : Self.copy(of: part.meal, on: journal.day, context)
            )
        }
        photoForm = Self.form(context, on: journal.day, typed)
        dayForm = DayForm.form(KidneyAct.showJournal, journal.day, typed) { .journal($0) }
        pages = [
            KidneyLink.journal(journal.day.previous).labeled(localized("Day before")),
            KidneyLink.journal(journal.day.next).labeled(localized("Day after")),
            KidneyLink.today(journal.day).labeled(localized("The day at a glance")),
            KidneyLink.addingFood(on: journal.day, context).labeled(localized("Add food or drink")),
        ]
    }

    private static func row(_ entry: IntakeEntry, _ context: KidneyContext) -> Row {
        Row(
            entry: EntryRow(entry, context),
            figures: figures(Totals([entry]), in: context.units),
            actions: Action.ofRow(
                { .entry($0, entry.id) },
                inputs: EditInputs.entry(entry, context),
                deleting: localized("Delete “\(entry.food.shownName)”, \(entry.shownAmount)?")
            )
        )
    }

    private static func copy(of meal: Meal?, on day: LocalDate, _ context: KidneyContext) -> Action {
        let act = KidneyAct.copyMeal(day, meal)
        let typed = TypedIntoRow.texts(of: act)
        let inputs =
            [MealForm.field(["meal": typed["meal"] ?? meal?.rawValue ?? ""])]
            + MomentForm.fields(context, typed, needsTime: true)
        return Action(act, label: localized("Enter this meal again"), inputs: inputs.judged(act))
    }

    private static func form(_ context: KidneyContext, on day: LocalDate, _ typed: [String: String]) -> Form {
        let file = Field(id: "file", label: localized("Photo"), kind: .file, isRequired: true, takes: .picture)
        var form = Form(
            id: "photo",
            title: localized("Add a photo of a meal"),
            fields: [file, MealForm.field(typed), note(typed["note"] ?? "")]
                + MomentForm.fields(context, typed, on: min(day, context.today), needsTime: true),
            buttons: []
        )
        form.buttons = [
            Action(KidneyAct.addPhoto, label: localized("Add a photo"), availability: .without(form.errors))
        ]
        return form.unjudged(typed)
    }

    private static func note(_ value: String) -> Field {
        var note = Field(
            id: "note",
            label: localized("Note"),
            kind: .lines,
            value: value,
            limit: KidneyNutrition.noteLimit
        )
        if case .tooLong(let characters) = TypedText(value, limit: KidneyNutrition.noteLimit, keepsLines: true) {
            note.error =
                KidneyError.textTooLong(localized("note"), characters: characters, limit: KidneyNutrition.noteLimit)
                .description
        }
        return note
    }

    private static func photo(_ shown: JournalPhoto, _ context: KidneyContext) -> Photo {
        let gone =
            shown.thumbnail == nil
            ? localized("the original is gone; add the file again")
            : localized("the original is gone; this is its small picture")
        let edit = KidneyAct.photo(.edit, shown.photo.id)
        let typed = TypedIntoRow.texts(of: edit)
        return Photo(
            id: shown.photo.id,
            note: shown.photo.note,
            at: shown.photo.at,
            time: context.time(of: shown.photo.at),
            thumbnail: shown.thumbnail,
            isOriginalPresent: shown.isOriginalPresent,
            text: shown.isOriginalPresent ? nil : gone,
            actions: [
                Action(
                    edit,
                    label: localized("Edit"),
                    inputs: [
                        MealForm.field(["meal": typed["meal"] ?? shown.photo.meal?.rawValue ?? ""]),
                        note(typed["note"] ?? shown.photo.note ?? ""),
                    ].judged(edit)
                ),
                Action(
                    KidneyAct.photo(.delete, shown.photo.id),
                    label: localized("Delete"),
                    confirmation: .init(question: localized("Delete this photo?"), proceed: localized("Delete"))
                ),
                Action(
                    KidneyAct.photo(.original, shown.photo.id),
                    label: localized("The whole picture"),
                    availability: .without(shown.isOriginalPresent ? [] : [gone])
                ),
            ]
        )
    }

    private static func figures(_ totals: Totals, in units: UnitSystem) -> [String] {
        nutrients.map { totals.text(of: $0) } + [localized("fluid \(FluidRule.text(totals.fluid, in: units))")]
    }
}
