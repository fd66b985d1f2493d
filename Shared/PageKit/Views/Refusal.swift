import ScreenKit

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

    /// Finds the fields of a refused act. A screen that has no error at a field says only why, at the field that the refusal names, or else at
    /// the title of the form.
    ///
    /// - Parameters:
    ///   - field: The id of the field that the reason is about; nil for none.
    ///   - screen: The screen that the act was refused on.
    init(of act: Act, why: String, field: String?, on screen: any Screen) {
        self.act = act
        let own = FieldGroup.action(of: act, on: screen)
        showsTyped = own != nil
        for field in own?.inputs ?? [] { errors[field.id] = field.error }
        let groups = FieldGroup.all(of: act, on: screen)
        lines = groups.flatMap(\.lines)
        let named = groups.first { group in group.fields.contains { $0.id == field } }
        guard lines.isEmpty, let group = named ?? groups.first, let first = group.fields.first else { return }
        let place = group.fields.first { $0.id == field }
        if let place { errors = [place.id: why] }
        lines = [Line(text: "\(place?.label ?? group.title): \(why)", place: group.place(of: place ?? first))]
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

    /// The errors of the fields, each with the way to its field.
    var lines: [Refusal.Line] {
        fields.compactMap { field in
            field.error.map { Refusal.Line(text: "\(field.label): \($0)", place: place(of: field)) }
        }
    }

    /// The errors of a form that is shown before anything was sent.
    static func lines(of form: Form) -> [Refusal.Line] { FieldGroup(form).lines }

    /// The id of a field's first input in the page.
    func place(of field: Field) -> String {
        FieldView.id(of: field, in: scope) + (field.kind == .choices && !field.choices.isEmpty ? "-0" : "")
    }
}
