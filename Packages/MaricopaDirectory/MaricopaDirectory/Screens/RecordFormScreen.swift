public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The form to add or edit a record, with a field for each property.
public struct RecordFormScreen: Screen {
    public let title: String
    public let kind: RecordKind
    /// The record; nil for a new one.
    @NullEncoded public private(set) var record: Link?
    /// The version to pass when saving, which prevents overwriting another edit; nil for a new record.
    @NullEncoded public private(set) var version: Int?
    /// The origin of its facts: "Phoenix parks (17)"; "a sample", or empty.
    public let source: String
    /// The language to write in.
    public private(set) var note = LayoutText.languageNote
    /// The fields with their errors, and the button that saves.
    public let form: Form
    /// The picture with a file to choose; nil for a new record.
    @NullEncoded public private(set) var picture: Form?
    /// Delete, record a check, history and feature; none for a new record.
    public let actions: [Action]
    public let revision: Revision
    /// The end of the day, when later days become valid.
    public let validUntil: Instant
    public private(set) var back = AdminPage.back
    /// The fields that a draft changes, with the stored text before and the typed one after; empty without a draft.
    public internal(set) var drafted: [HistoryEntry.FieldChange] = []
    /// The newest change of the record in words, beside a draft that may be older: when, by whom and what; nil without a draft.
    @NullEncoded public internal(set) var latest: String?
}

extension RecordFormScreen {
    /// Creates the form of a new record from a draft and its errors.
    init(_ draft: RecordDraft, errors: [RecordFieldError], today: LocalDate, revision: Revision) {
        title = localized("New \(draft.kind.noun)")
        kind = draft.kind
        source = ""
        var draft = draft
        draft.texts[.added] = draft.texts[.added] ?? today.description
        form = Self.form(draft, errors: errors, today: today)
        actions = []
        self.revision = revision
        validUntil = Self.end(of: today)
        record = nil
        version = nil
        picture = nil
        latest = nil
    }

    /// Creates the form of a record from a draft of its edits and its errors.
    init(_ record: Record, _ draft: RecordDraft, errors: [RecordFieldError], today: LocalDate, revision: Revision) {
        title = localized("Edit \(record.shownTitle.text)")
        kind = record.kind
        source = RecordText.origin(record) ?? (record.isSample ? localized("a sample") : "")
        form = Self.form(draft, errors: errors, today: today)
        actions = Self.actions(record)
        picture = Form(
            id: "picture",
            title: localized("Picture"),
            fields: [
                Field(
                    id: "thumbnail",
                    label: localized("Thumbnail"),
                    kind: .file,
                    value: record.thumbnail ?? "",
                    isRequired: true,
                    takes: .picture
                )
            ],
            buttons: [
                Action(DirectoryAct.savePicture, label: localized("Use this picture")),
                Action(
                    DirectoryAct.removePicture,
                    label: localized("Remove the picture"),
                    availability: record.thumbnail == nil
                        ? .disabled(why: localized("It has no picture of its own.")) : .enabled
                ),
            ]
        )
        self.revision = revision
        validUntil = Self.end(of: today)
        self.record = DirectoryLink.record(record.kind, record.id).labeled(record.shownTitle.text)
        version = record.version
        latest = nil
    }

    /// The fields whose texts differ in a record and its edit.
    static func drafted(_ record: Record, _ edited: Record) -> [HistoryEntry.FieldChange] {
        RecordField.all(of: record.kind).compactMap { field in
            let (before, after) = (RecordFieldText.shown(field, of: record), RecordFieldText.shown(field, of: edited))
            return before == after ? nil : HistoryEntry.FieldChange(field.label, before: before, after: after)
        }
    }

    static func latest(_ entry: HistoryEntry, by name: String) -> String {
        let time = entry.at.time.hourAndMinute
        return localized("Last changed on \(entry.at.date) at \(time) by \(name): \(entry.summary)")
    }

    private static func end(of day: LocalDate) -> Instant {
        County.zone.earliestInstant(atOrAfter: LocalDateTime(day.next, .midnight))
    }

    private static func form(_ draft: RecordDraft, errors: [RecordFieldError], today: LocalDate) -> Form {
        let fields = RecordField.all(of: draft.kind).map { field in
            Field(
                id: field.rawValue,
                label: field.label,
                kind: field.inputKind,
                value: value(of: field, draft.texts[field] ?? ""),
                isRequired: field == .title || field == .schedule,
                limit: field.inputKind == .line || field.inputKind == .lines ? field.limit : nil,
                choices: field.choices,
                placeholder: field.example,
                error: errors.first { $0.field == field }?.message,
                range: field.range(on: today),
                language: field.isProse(of: draft.kind) ? LayoutText.language(of: draft.texts[field] ?? "") : nil
            )
        }
        return Form(
            id: "record",
            title: "",
            fields: fields,
            buttons: [Action(DirectoryAct.saveRecord, label: localized("Save"))]
        )
    }

    /// The text of a field for its kind: "true" or "false" for a toggle that was answered.
    private static func value(of field: RecordField, _ text: String) -> String {
        guard field.inputKind == .toggle, !text.isEmpty, let isYes = try? RecordFieldText.isYes(text) else {
            return text
        }
        return isYes ? "true" : "false"
    }

    private static func actions(_ record: Record) -> [Action] {
        let title = record.shownTitle.text
        let question = localized("Delete “\(title)”? Its history stays, and a rollback brings it back.")
        var actions = [
            Action(DirectoryAct.check, label: localized("Checked today")),
            Action(
                DirectoryAct.openHistory,
                label: localized("History"),
                opens: DirectoryLink.admin(.history(record.id)).labeled(localized("History"))
            ),
            Action(
                DirectoryAct.deleteRecord,
                label: localized("Delete"),
                confirmation: Action.Confirmation(question: question, proceed: localized("Delete")),
                opens: DirectoryLink.list(record.kind).labeled(record.kind.heading)
            ),
        ]
        if case .recipe(let recipe) = record.details {
            actions.append(
                Action(
                    DirectoryAct.feature(!recipe.isFeatured),
                    label: recipe.isFeatured
                        ? localized("Take off the recipes' home") : localized("Put on the recipes' home")
                )
            )
        }
        return actions
    }
}

extension RecordField {
    fileprivate var choices: [Field.Choice] {
        guard self == .status else { return [] }
        return [
            Field.Choice("confirmed", label: localized("Confirmed")),
            Field.Choice("tentative", label: localized("Not certain yet")),
            Field.Choice("cancelled", label: localized("Canceled", context: "field")),
        ]
    }

    /// The days that are valid today; nil for a field of another kind.
    fileprivate func range(on today: LocalDate) -> Field.Bounds? {
        switch self {
        case .added: Field.Bounds(highest: today)
        case .verified: Field.Bounds(lowest: RecordDraft.firstCheck, highest: today)
        default: nil
        }
    }

    /// Whether its text is written in English for all readers. The title of a place is a name.
    fileprivate func isProse(of kind: RecordKind) -> Bool {
        switch self {
        case .title: kind != .market && kind != .park
        case .subtitle, .description, .howTo, .ingredients, .directions: true
        default: false
        }
    }

    fileprivate var inputKind: Field.Kind {
        switch self {
        case .canceled, .featured: .toggle
        case .status: .choice
        case .added, .verified: .date
        default: hasLines ? .lines : .line
        }
    }
}
