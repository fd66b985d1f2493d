public import TimeKit

/// What is wrong with one field of a record, in words.
public struct RecordFieldError: Hashable, Codable, Sendable {
    /// Which field.
    public let field: RecordField
    /// What is wrong and what to do.
    public let message: String
}

/// Fields of a record as somebody typed them, before they become a record.
public struct RecordDraft: Hashable, Sendable {
    /// Of which kind.
    public let kind: RecordKind
    /// What was typed, field by field; what isn't there stays as it is.
    public var texts: [RecordField: String]

    /// A draft.
    public init(_ kind: RecordKind, _ texts: [RecordField: String] = [:]) {
        self.kind = kind
        self.texts = texts
    }

    /// All fields of a record as they are.
    public init(_ record: Record) {
        kind = record.kind
        let texts = RecordField.all(of: record.kind).map { ($0, RecordFieldText.text($0, of: record)) }
        self.texts = Dictionary(uniqueKeysWithValues: texts)
    }

    /// The record with what was typed, and what is wrong; where something is, that field is as it was. A field whose text is the
    /// record's own stays what it is, whatever a text can't say of it.
    public func applied(to record: Record) -> (record: Record, errors: [RecordFieldError]) {
        var new = record
        var errors: [RecordFieldError] = []
        for (field, text) in texts.sorted(by: { $0.key < $1.key }) {
            if RecordField.all(of: kind).contains(field), text == RecordFieldText.text(field, of: record) { continue }
            do {
                try RecordFieldText.read(text, as: field, into: &new)
            } catch {
                errors.append(RecordFieldError(field: field, message: error.description))
            }
        }
        return (new, errors)
    }

    /// A new record of what was typed, and what is wrong: what it can't do without has to be there.
    public func record(id: TimeKit.ID<Record>, addedOn: LocalDate) -> (record: Record, errors: [RecordFieldError]) {
        var blank = Record(id: id, title: "", addedOn: addedOn, details: Self.details(of: kind, on: addedOn))
        var errors: [RecordFieldError] = []
        for field in RecordField.all(of: kind) where field == .title || field == .schedule {
            let text = texts[field] ?? ""
            do {
                try RecordFieldText.read(text, as: field, into: &blank)
            } catch {
                errors.append(RecordFieldError(field: field, message: error.description))
            }
        }
        var rest = self
        rest.texts[.title] = nil
        rest.texts[.schedule] = kind == .event ? nil : rest.texts[.schedule]
        let (record, others) = rest.applied(to: blank)
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
