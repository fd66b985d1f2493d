import HTMLKit
import ScreenKit
import WordKit

/// An input with its label, its reading and its error.
struct FieldView: HTMLView {
    let field: Field
    /// The id of the form or action, which makes the ids of the page unique.
    let scope: String
    let showsError: Bool
    /// Whether a script shows how the server reads the field while it is typed.
    var isReadTyped = false

    /// The name under which a form sends a field.
    static func name(of field: Field) -> String { "f-" + field.id }

    /// The id of a field's input in the page.
    static func id(of field: Field, in scope: String) -> String { "\(scope)-\(field.id)" }

    private var id: String { Self.id(of: field, in: scope) }
    private var name: String { Self.name(of: field) }
    private var error: String? { showsError ? field.error : nil }

    private var shared: [Attribute?] {
        let notes = [
            error == nil ? nil : id + "-error", hint == nil ? nil : id + "-hint",
            reading == nil ? nil : id + "-reading", field.whyNot == nil ? nil : id + "-why",
        ]
        .compactMap { $0 }
        return [
            notes.isEmpty ? nil : .aria("aria-describedby", notes.joined(separator: " ")),
            error == nil ? nil : .aria("aria-invalid", "true"), field.isRequired ? .aria("aria-required", "true") : nil,
            field.whyNot == nil ? nil : .disabled,
        ]
    }

    var body: some HTMLContent {
        div(.class(error == nil ? "field" : "field wrong")) {
            switch field.kind {
            case .toggle:
                // An empty box sends nothing, so the value before it is the answer then.
                input(.hidden, name: name, value: "false")
                div(.class("tick")) {
                    input(.checkbox, name: name, value: "true", .id(id), field.value == "true" ? .checked : nil)
                    label(for: id) { field.label }
                }
                notes
            case .choices:
                fieldset(shared[0]) {
                    legend { field.label }
                    notes
                    for (index, choice) in field.choices.enumerated() {
                        div(.class("tick")) {
                            input(
                                .checkbox,
                                name: name,
                                value: choice.value,
                                .id("\(id)-\(index)"),
                                chosen.contains(choice.value) ? .checked : nil
                            )
                            label(for: "\(id)-\(index)") { choice.label }
                        }
                    }
                }
            default:
                label(for: id) { field.label }
                notes
                entry
            }
        }
    }

    /// The range of a number or an amount in words, or the limit of a text of several lines and of one that comes close to it. A browser keeps
    /// whatever is typed.
    private var hint: String? {
        if let range = field.range, [.number, .amount, .line].contains(field.kind) { return range.text }
        guard let limit = field.limit, field.kind == .lines || field.value.count > limit / 5 * 4 else { return nil }
        return localized("at most \(limit.grouped) characters")
    }

    /// The words for how the value is read; empty for a place in which a script shows them, and nil for none. What can't be read is told while
    /// it is typed, too.
    private var reading: String? {
        if let reading = field.reading { return reading }
        guard isReadTyped else { return nil }
        return showsError || field.value.isEmpty ? "" : field.error ?? ""
    }

    private var chosen: Set<String> { Set(field.value.split(separator: " ").map(String.init)) }

    @HTMLBuilder private var notes: some HTMLContent {
        if let error { p(.class("error"), .id(id + "-error")) { error } }
        if let hint { p(.class("muted"), .id(id + "-hint")) { hint } }
        if let reading { p(.class("muted reading"), .id(id + "-reading")) { reading } }
        if let why = field.whyNot { p(.class("muted"), .id(id + "-why")) { why } }
    }

    @HTMLBuilder private var entry: some HTMLContent {
        switch field.kind {
        case .lines:
            textarea(
                name: name,
                value: field.value,
                .id(id),
                placeholder,
                language,
                shared[0],
                shared[1],
                shared[2],
                shared[3]
            )
        case .choice:
            select(name: name, .id(id), shared[0], shared[1], shared[2], shared[3]) {
                if !field.choices.contains(where: { $0.value == field.value }) {
                    option(value: "", text: localized("Choose …"))
                }
                for choice in field.choices {
                    option(value: choice.value, text: choice.label, choice.value == field.value ? .selected : nil)
                }
            }
        case .file: file(id)
        case .page:
            // A browser would refuse an address without “https://”, which the site adds.
            line(.text, .inputMode("url"))
            label(for: id + "-file") { localized("Or a file") }
            file(id + "-file")
        case .secret: line(.password, isNewPassword ? .autocomplete("new-password") : .autocomplete("current-password"))
        case .date: line(.date, field.range?.lowest.map { .min($0) }, field.range?.highest.map { .max($0) })
        case .time: line(.time)
        case .number: line(.text, .inputMode("numeric"))
        default:
            switch field.id.lowercased() {
            case "email": line(.email, .autocomplete("email"))
            case "code": line(.text, .autocomplete("one-time-code"))
            default: line(.text)
            }
        }
    }

    /// Whether a browser offers a new password: for a field of one, and in the form of a new account.
    private var isNewPassword: Bool {
        field.id.lowercased().contains("new") || scope.contains("sign-up") || scope.contains("signUp")
    }

    @HTMLBuilder private func line(
        _ type: InputType,
        _ first: Attribute? = nil,
        _ second: Attribute? = nil
    ) -> some HTMLContent {
        input(
            type,
            name: name,
            value: field.kind == .secret ? "" : field.value,
            .id(id),
            first,
            second,
            // A browser shows no example in its fields for a date or a time, which have none in HTML.
            [.date, .time].contains(type) ? nil : placeholder,
            language,
            field.choices.isEmpty ? nil : .list(id + "-list"),
            shared[0],
            shared[1],
            shared[2],
            shared[3]
        )
        if !field.choices.isEmpty {
            datalist(id: id + "-list") {
                for choice in field.choices { option(value: choice.value, text: choice.label) }
            }
        }
    }

    private func file(_ id: String) -> HTMLVoidElement {
        let isPicture = field.takes == .picture
        return input(
            .file,
            name: name,
            .id(id),
            isPicture ? .accept("image/*") : nil,
            isPicture ? PageScript.photo.attribute : nil,
            shared[0],
            shared[1]
        )
    }

    private var placeholder: Attribute? { field.placeholder.map { .placeholder($0) } }

    private var language: Attribute? { field.language.map { .lang($0) } }
}
