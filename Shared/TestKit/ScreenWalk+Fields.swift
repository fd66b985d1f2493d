import Foundation
import ScreenKit

// The texts, choices and files that a walk enters.

extension ScreenWalk {
    /// Returns whether a text has no letters besides what was typed, as "08:00, hives" has.
    static func isData(_ text: String, _ typed: [String]) -> Bool {
        typed.reduce(text) { $0.replacing($1, with: "") }.allSatisfy { !$0.isLetter }
    }

    static func readBack<S: Screen>(_ screen: S) throws -> S {
        try JSONDecoder().decode(S.self, from: JSONEncoder().encode(screen))
    }

    /// Fills a field that must be filled with something fitting, and now and then another one.
    mutating func fillIfBlank(_ field: Field, in act: inout Act) {
        guard field.isRequired && field.value.isEmpty || field.kind == .file || source.oneIn(4) else { return }
        switch field.kind {
        case .file, .page:
            if let file = files[field.kind].flatMap({ $0.isEmpty ? nil : source.pick($0) }) {
                act.files[field.id] = file
            }
        case .toggle: act.fields[field.id] = source.pick(["true", "false"])
        case .choice, .choices:
            if !field.choices.isEmpty { act.fields[field.id] = source.pick(field.choices).value }
        default: act.fields[field.id] = field.placeholder.flatMap { $0.isEmpty ? nil : $0 } ?? fitting(field)
        }
    }

    mutating func fill(_ field: Field, in act: inout Act) {
        // A field that is left out stays as it is shown.
        if source.oneIn(4) { return }
        switch field.kind {
        case .file, .page:
            if let file = files[field.kind].flatMap({ $0.isEmpty ? nil : source.pick($0) }) {
                act.files[field.id] = file
            }
        case .toggle: act.fields[field.id] = source.pick(["true", "false", "perhaps"])
        case .choice, .choices:
            let choices = field.choices.map(\.value)
            act.fields[field.id] = choices.isEmpty || source.oneIn(6) ? hostile(field) : source.pick(choices)
        default: act.fields[field.id] = source.oneIn(4) ? hostile(field) : fitting(field)
        }
    }

    private mutating func fitting(_ field: Field) -> String {
        let examples = [field.value, field.placeholder ?? ""].filter { !$0.isEmpty }
        if !examples.isEmpty, source.oneIn(3) { return source.pick(examples) }
        return switch field.kind {
        case .amount: source.pick(["1", "1/2", "1 1/2", "2-3", "0.25"])
        case .number: "\(source.int(in: 1...9))"
        case .date: source.pick(["2026-03-08", "2024-02-29"])
        case .time: source.pick(["07:30", "00:00", "23:59"])
        default:
            source.oneIn(8)
                ? String(repeating: "a", count: field.limit ?? 60)
                : source.pick(["Soup", "flour", "Éclair ½", "Stir it", "cups"])
        }
    }

    private mutating func hostile(_ field: Field) -> String {
        source.pick([
            "", " ", "-1", "0", "99999999999999999999", "1/0", "<script>alert(1)</script>", "'; DROP TABLE recipe; --",
            "../../etc/passwd",
            "\u{202E}abc", "\u{0}", "🍋🍋", String(repeating: "x", count: (field.limit ?? 1_000) + 1), "2026-02-30",
            "24:61",
        ])
    }
}
