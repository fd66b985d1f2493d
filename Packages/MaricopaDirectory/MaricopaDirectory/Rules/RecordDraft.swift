public import TimeKit
import WordKit

public struct RecordFieldError: Hashable, Codable, Sendable {
    public let field: RecordField
    /// The error and its remedy.
    public let message: String
}

/// The fields of a record as typed, before validation.
public struct RecordDraft: Hashable, Sendable {
    public let kind: RecordKind
    /// The typed texts by field; missing fields keep their value.
    public var texts: [RecordField: String]

    public init(_ kind: RecordKind, _ texts: [RecordField: String] = [:]) {
        self.kind = kind
        self.texts = texts
    }

    /// Creates a draft with all fields of a record, as a form shows them.
    public init(_ record: Record) {
        kind = record.kind
        let texts = RecordField.all(of: record.kind).map { ($0, RecordFieldText.shown($0, of: record)) }
        self.texts = Dictionary(uniqueKeysWithValues: texts)
    }

    /// Applies the draft to a record. A field with an error keeps its value. A field whose text equals the record's own isn't parsed, so
    /// that nothing is lost that the text form can't express.
    ///
    /// - Parameter today: The last day that a record can be added or checked on; nil for any day, also before ``firstCheck``.
    public func applied(to record: Record, today: LocalDate? = nil) -> (record: Record, errors: [RecordFieldError]) {
        var new = record
        var errors: [RecordFieldError] = []
        for (field, text) in texts.sorted(by: { $0.key < $1.key }) {
            let own = [RecordFieldText.text(field, of: record), RecordFieldText.shown(field, of: record)]
            if RecordField.all(of: kind).contains(field), own.contains(text) { continue }
            do throws(DirectoryError) {
                var read = new
                try RecordFieldText.read(text, as: field, into: &read)
                let day = field == .verified ? read.verifiedOn : field == .added ? read.addedOn : nil
                if field == .verified, let day, today != nil, day < Self.firstCheck {
                    let reason = localized(
                        "nobody checked it so long ago — write a day from \(Self.firstCheck) on, or none"
                    )
                    throw .unreadable(text, as: localized("a day"), reason: reason)
                }
                if let day, let today, day > today {
                    let reason = localized("it is still to come — write today, \(today), or an earlier day")
                    throw .unreadable(text, as: localized("a day"), reason: reason)
                }
                if let today {
                    try TypedSlip.check(field, of: read, typed: text, before: record, on: today)
                }
                new = read
            } catch {
                errors.append(RecordFieldError(field: field, message: error.description))
            }
        }
        return (new, errors)
    }

    /// The first day that a record can have been checked on: 2000-01-01. A day before it is a slip.
    static let firstCheck = LocalDate(dayNumber: 10_957)

    /// Creates a record. The title, and the schedule of an event, are required.
    ///
    /// - Parameter today: The last day that it can have been checked on; nil for any.
    public func record(
        id: TimeKit.ID<Record>,
        addedOn: LocalDate,
        today: LocalDate? = nil
    ) -> (record: Record, errors: [RecordFieldError]) {
        var blank = Record(id: id, title: "", addedOn: addedOn, details: Self.details(of: kind, on: addedOn))
        var errors: [RecordFieldError] = []
        for field in RecordField.all(of: kind) where field == .title || field == .schedule {
            let text = texts[field] ?? ""
            do {
                try RecordFieldText.read(text, as: field, into: &blank)
                if let today { try TypedSlip.check(field, of: blank, typed: text, before: nil, on: today) }
            } catch {
                errors.append(RecordFieldError(field: field, message: error.description))
            }
        }
        var rest = self
        rest.texts[.title] = nil
        rest.texts[.schedule] = kind == .event ? nil : rest.texts[.schedule]
        let (record, others) = rest.applied(to: blank, today: today)
        return (record, (errors + others).sorted { $0.field < $1.field })
    }

    private static func details(of kind: RecordKind, on day: LocalDate) -> RecordDetails {
        switch kind {
        case .market: .market(MarketDetails())
        case .recipe: .recipe(RecipeDetails())
        case .park: .park(ParkDetails())
        case .activity: .activity(ActivityDetails())
        case .event:
            .event(
                EventDetails(
                    schedule: EventSchedule(
                        start: LocalDateTime(day, .midnight),
                        end: LocalDateTime(day.next, .midnight),
                        isAllDay: true
                    )
                )
            )
        case .resource: .resource
        }
    }
}
