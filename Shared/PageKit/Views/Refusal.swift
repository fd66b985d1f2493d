import ScreenKit
import WordKit

/// The reason of a refused act at the fields that it was sent with.
struct Refusal: Sendable {
    /// A line of the summary, which leads to a field.
    struct Line: Hashable, Sendable {
        let text: String
        /// The id of the field's input in the page.
        let place: String
    }

    let act: Act
    /// The errors by field id that the screen doesn't have at its fields.
    private(set) var errors: [String: String] = [:]
    private(set) var lines: [Line] = []
    /// Whether the page shows what was typed although its screen doesn't have it: into the inputs of a row's action, and after an unexpected
    /// failure.
    private let showsTyped: Bool

    /// Finds the fields of a refused act. A screen that has no error at a field says only why; the field is then the one whose text the reason
    /// quotes or mentions, an empty one that is required, or the only one that could be or was filled in.
    ///
    /// - Parameter screen: The screen that the act was refused on.
    init(of act: Act, why: String, on screen: any Screen) {
        self.act = act
        let own = FieldGroup.action(of: act, on: screen)
        showsTyped = own != nil
        for field in own?.inputs ?? [] { errors[field.id] = field.error }
        let groups = FieldGroup.all(of: act, on: screen)
        lines = groups.flatMap { group in
            group.fields.compactMap { field in
                field.error.map { Line(text: "\(field.label): \($0)", place: group.place(of: field)) }
            }
        }
        guard lines.isEmpty, let group = groups.first, let first = group.fields.first else { return }
        if let field = Self.field(of: why, among: group.fields, act) {
            errors = [field.id: why]
            lines = [Line(text: "\(field.label): \(why)", place: group.place(of: field))]
        } else {
            lines = [Line(text: "\(group.title): \(why)", place: group.place(of: first))]
        }
    }

    /// Keeps what was typed into the fields of an act that failed unexpectedly. The screen was read without it.
    init(keeping act: Act) {
        self.act = act
        showsTyped = true
    }

    /// Returns a field as the page shows it.
    func shown(_ field: Field) -> Field {
        var shown = field
        if showsTyped, let typed = act.fields[field.id], ![.secret, .file].contains(field.kind) { shown.value = typed }
        shown.error = field.error ?? errors[field.id]
        return shown
    }

    private static func field(of why: String, among fields: [Field], _ act: Act) -> Field? {
        func typed(_ field: Field) -> String { act.fields[field.id] ?? field.value }
        let quoted = fields.first { field in
            let text = TypedText.line(typed(field))
            return !text.isEmpty && field.kind != .toggle && why.contains("“\(text)”")
        }
        let mentioned = fields.filter { $0.kind != .toggle && mentions(why, TypedText.line(typed($0))) }
            .max { typed($0).count < typed($1).count }
        let missing = fields.first { field in
            let isEmpty = field.kind == .file ? act.files[field.id] == nil : typed(field).isEmpty
            let hasFile = field.kind == .page && act.files[field.id] != nil
            return field.isRequired && isEmpty && !hasFile
        }
        let entries = fields.filter { $0.kind != .toggle }
        let changed = entries.filter { typed($0) != $0.value }
        return quoted ?? mentioned ?? missing ?? [entries, changed].first { $0.count == 1 }?[0]
    }

    /// Whether a reason has a typed text as words or a number of its own.
    private static func mentions(_ why: String, _ text: String) -> Bool {
        !text.isEmpty
            && why.ranges(of: text).contains { range in
                let before = why[..<range.lowerBound].last
                let after = why[range.upperBound...].prefix(2)
                let isWhole = after.first.map { !$0.isLetter && !$0.isNumber && $0 != "-" } ?? true
                let isDecimal = [".", ","].contains(after.first) && after.last?.isNumber == true
                return isWhole && !isDecimal
                    && before.map { !$0.isLetter && !$0.isNumber && !".,-".contains($0) } ?? true
            }
    }
}

/// The fields that are sent with an act: those of its form, or its own.
struct FieldGroup {
    /// The id of the form or of the action, which makes the ids of the page unique.
    let scope: String
    let title: String
    let fields: [Field]

    /// The fields of an act on a screen. A form is sent by buttons beside it, too.
    static func all(of act: Act, on screen: any Screen) -> [FieldGroup] {
        let parts = ScreenParts(screen)
        let forms = parts.forms.filter { form in form.buttons.contains { $0.id == act.action } }
        if !forms.isEmpty { return forms.map(FieldGroup.init) }
        if let action = action(of: act, on: screen), action.isEnabled {
            return [FieldGroup(scope: action.id, title: action.label, fields: action.inputs)]
        }
        let names = Set(act.fields.keys)
        guard !names.isEmpty else { return [] }
        return parts.forms.filter { names.isSubset(of: $0.fields.map(\.id)) }.prefix(1).map(FieldGroup.init)
    }

    /// The action of an act that has inputs of its own and belongs to no form; nil for any other act.
    static func action(of act: Act, on screen: any Screen) -> Action? {
        let parts = ScreenParts(screen)
        let isOfForm = parts.forms.contains { form in form.buttons.contains { $0.id == act.action } }
        return isOfForm ? nil : parts.actions.first { $0.id == act.action && !$0.inputs.isEmpty }
    }

    private init(scope: String, title: String, fields: [Field]) {
        (self.scope, self.title, self.fields) = (scope, title, fields)
    }

    private init(_ form: Form) { self.init(scope: form.id, title: form.title, fields: form.fields) }

    /// The id of a field's first input in the page.
    func place(of field: Field) -> String {
        FieldView.id(of: field, in: scope) + (field.kind == .choices && !field.choices.isEmpty ? "-0" : "")
    }
}
