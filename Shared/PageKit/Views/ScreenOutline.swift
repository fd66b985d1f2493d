import Foundation
import ScreenKit
import TimeKit
import WordKit

/// The content of any screen in the order of its properties.
///
/// It is found by reflection, as ``ScreenParts`` is, so a screen can't forget a text or an action.
struct ScreenOutline {
    indirect enum Part {
        case text(String)
        /// A value with its label. A flag that is set has no value.
        case fact(label: String, value: String)
        case list(label: String, [String])
        case link(Link)
        case action(Action)
        case form(Form)
        case rows(label: String, [Row])
        case section(label: String, [Part])
    }

    /// An element of a list of things, such as a recipe or a day.
    struct Row {
        /// The text that names it; empty where it has none.
        var title = ""
        /// The tag of the title's language; nil for the reader's.
        var titleLanguage: String?
        var parts: [Part]
    }

    /// The way back, which stands first on a page.
    private(set) var back: [Part] = []
    private(set) var parts: [Part] = []

    private let words: PageWords
    private let zone: TimeZone
    private var actions: Set<String> = []
    private var forms: Set<String> = []
    /// The composed ids of the forms' fields: "week.6.dose".
    private let fieldIDs: Set<String>

    /// - Complexity: O(*n*) in the number of values of the screen.
    init(_ screen: any Screen, words: PageWords, zone: TimeZone) {
        self.words = words
        self.zone = zone
        fieldIDs = Set(ScreenParts(screen).forms.flatMap(\.fields).map(\.id).filter { $0.contains(".") })
        parts = members(of: screen, except: screen.title)
    }
}

// MARK: Reading

extension ScreenOutline {
    /// The names of properties whose text needs no label, alone or at the end: "text", "ageNote".
    private static let prose = [
        "title", "name", "text", "label", "note", "hint", "explanation", "greeting", "summary", "description",
        "message",
        "intro", "introduction", "advice", "notice", "question", "why", "reason", "heading", "line", "subtitle",
        "words",
        "congratulation", "disclaimer", "caption", "warning", "remark",
    ]
    /// The names of lists that say nothing beside what they hold.
    private static let plainLists: Set<String> = [
        "rows", "items", "entries", "parts", "pages", "lines", "actions", "links", "buttons", "tiles", "cards",
        "sections", "forms", "navigation", "tabs", "notes", "texts", "paragraphs", "form", "back", "pitch", "facts",
        "entry",
    ]
    /// The names of texts that can name a row, the best first.
    private static let titles = ["title", "name", "heading", "label", "food", "item"]
    /// The names of values and texts that name a row without a title, the best first.
    private static let subjects = ["nutrient", "analyte", "text", "line", "theme", "kind"]

    /// Returns the parts of a value's properties. The heading of the page isn't repeated.
    private mutating func members(of value: Any, except heading: String? = nil) -> [Part] {
        var parts: [Part] = []
        let type = String(describing: Swift.type(of: value))
        var isListFilled = false
        for child in Mirror(reflecting: value).children {
            let list = Mirror(reflecting: child.value)
            if list.displayStyle == .collection { isListFilled = !list.children.isEmpty }
            guard let name = Self.name(of: child), let value = Self.unwrapped(child.value) else { continue }
            // The text for an empty list follows the list.
            if name == "emptyText", isListFilled { continue }
            guard let label = words.label(of: name, in: type), !Self.isID(value), !isFieldID(value) else { continue }
            if let text = value as? String, text == heading { continue }
            let found = part(name, label, value)
            if name == "back", heading != nil { back += found } else { parts += found }
        }
        return parts
    }

    private mutating func part(_ name: String, _ label: String, _ value: Any) -> [Part] {
        if let shared = sharedPart(value) { return shared }
        if let flag = value as? Bool { return flag ? [.fact(label: label, value: "")] : [] }
        if let text = scalar(value) {
            if text.isEmpty { return [] }
            return value is String && Self.isProse(name, text) ? [.text(text)] : [.fact(label: label, value: text)]
        }
        let mirror = Mirror(reflecting: value)
        let heading = Self.plainLists.contains(name) ? "" : label
        switch mirror.displayStyle {
        case .collection, .set: return list(heading, label, mirror.children.compactMap { Self.unwrapped($0.value) })
        case .dictionary: return dictionary(heading, mirror)
        case .enum: return payload(label, mirror)
        case .tuple where mirror.children.count == 1:
            return mirror.children.first.flatMap { Self.unwrapped($0.value) }.map { part(name, label, $0) } ?? []
        default:
            let parts = members(of: value)
            // Only a few plain values are an amount with its unit or the like.
            guard parts.count <= 4, Self.areFacts(parts), let text = Self.encodedText(of: value) else {
                return section(heading, label, parts)
            }
            return [.fact(label: label, value: text)]
        }
    }

    private static func areFacts(_ parts: [Part]) -> Bool {
        parts.allSatisfy { if case .fact = $0 { true } else { false } }
    }

    /// Returns the text that a value adds to its JSON, such as that of an amount with its unit; nil for a value that stores it or has none.
    private static func encodedText(of value: Any) -> String? {
        guard let value = value as? any Encodable,
            !Mirror(reflecting: value).children.contains(where: { Self.name(of: $0) == "text" }),
            let bytes = try? JSONEncoder().encode(value),
            let members = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any]
        else { return nil }
        return members["text"] as? String
    }

    /// Returns the part of a link, an action, a form or a field; nil for another value. What was met before is left out.
    private mutating func sharedPart(_ value: Any) -> [Part]? {
        switch value {
        case let link as Link: return [.link(link)]
        case let action as Action:
            // A computed row can have the actions of its source, disabled.
            let isNew = actions.insert("\(action.isEnabled) \(action.id)").inserted
            return isNew ? [.action(action)] : []
        case let form as Form:
            form.buttons.forEach { actions.insert("\($0.isEnabled) \($0.id)") }
            return forms.insert(form.id).inserted ? [.form(form)] : []
        case let field as Field: return field.value.isEmpty ? [] : [.fact(label: field.label, value: field.value)]
        default: return nil
        }
    }

    private mutating func list(_ heading: String, _ label: String, _ elements: [Any]) -> [Part] {
        let elements = elements.filter { !Self.isID($0) && !isFieldID($0) && !groupsFields($0) }
        let texts = elements.compactMap { $0 is Bool ? nil : scalar($0) }
        if texts.count == elements.count {
            if texts.isEmpty { return [] }
            let isText = elements.allSatisfy { $0 is String }
            return isText
                ? [.list(label: heading, texts)] : [.fact(label: label, value: texts.joined(separator: ", "))]
        }
        let shared = elements.compactMap { sharedPart($0) }
        if shared.count == elements.count {
            let parts = shared.flatMap { $0 }
            return parts.isEmpty ? [] : [.section(label: heading.isEmpty ? "" : label, parts)]
        }
        let rows = elements.map { row($0) }.filter { !$0.title.isEmpty || !$0.parts.isEmpty }
        return rows.isEmpty ? [] : [.rows(label: heading, rows)]
    }

    private mutating func row(_ value: Any) -> Row {
        var row = Row(parts: [])
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .struct {
            row.parts = members(of: value)
            let texts = (Self.titles + Self.subjects).compactMap { name in
                mirror.children.first { Self.name(of: $0) == name }
                    .flatMap { Self.unwrapped($0.value) }.flatMap { scalar($0) }
            }
            row.title = texts.first { !$0.isEmpty } ?? ""
            row.titleLanguage =
                mirror.children.first { Self.name(of: $0) == "titleLanguage" }.flatMap { Self.unwrapped($0.value) }
                as? String
        } else {
            row.parts = part("", "", value)
        }
        if row.title.isEmpty, mirror.displayStyle == .struct, row.parts.count <= 4, Self.areFacts(row.parts),
            let text = Self.encodedText(of: value)
        {
            row.title = text
            row.parts = []
        }
        let title = row.title
        row.parts.removeAll { part in
            switch part {
            case .text(let text): text == title
            case .fact(_, let value): value == title && !title.isEmpty
            default: false
            }
        }
        return row
    }

    private mutating func dictionary(_ heading: String, _ mirror: Mirror) -> [Part] {
        let pairs = mirror.children.compactMap { child -> (key: String, value: Any)? in
            let pair = Array(Mirror(reflecting: child.value).children)
            guard pair.count == 2, let value = Self.unwrapped(pair[1].value) else { return nil }
            return (PageWords.words(of: scalar(pair[0].value) ?? "\(pair[0].value)"), value)
        }
        let parts = pairs.sorted { $0.key < $1.key }.flatMap { part("", $0.key, $0.value) }
        return parts.isEmpty ? [] : [.section(label: heading, parts)]
    }

    /// Returns the parts of an enum's case with a payload: the name of the case, then what it carries.
    private mutating func payload(_ label: String, _ mirror: Mirror) -> [Part] {
        guard let child = mirror.children.first, let name = child.label else { return [] }
        let words = PageWords.words(of: name)
        guard let value = Self.unwrapped(child.value), !Self.isID(value) else {
            return [.fact(label: label, value: words)]
        }
        if let text = scalar(value) { return [.fact(label: words, value: text)] }
        let values = Mirror(reflecting: value).children
        if values.contains(where: { $0.label?.hasPrefix(".") == true }) {
            // Values without names are told in one line.
            let texts = values.compactMap { Self.unwrapped($0.value) }.compactMap { scalar($0) }
            return [
                .fact(
                    label: texts.isEmpty ? label : words,
                    value: texts.isEmpty ? words : texts.joined(separator: ", ")
                )
            ]
        }
        let carried = Mirror(reflecting: value).displayStyle == .tuple ? members(of: value) : part(name, words, value)
        return [.fact(label: label, value: words)] + carried
    }

    private func section(_ heading: String, _ label: String, _ parts: [Part]) -> [Part] {
        guard parts.count <= 2, Self.areFacts(parts) else {
            return parts.isEmpty ? [] : [.section(label: heading, parts)]
        }
        return parts.map { part in
            guard case .fact(let inner, let value) = part else { return part }
            return .fact(label: label.isEmpty ? inner : label + ": " + inner.lowercased(), value: value)
        }
    }
}

// MARK: Values

extension ScreenOutline {
    /// Returns the name of a property. The storage of a ``NullEncoded`` has an underscore before it.
    private static func name(of child: Mirror.Child) -> String? {
        child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    }

    /// Returns the value of an optional and of a ``NullEncoded``; nil for none.
    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { unwrapped($0.value) } }
        if mirror.children.count == 1, let child = mirror.children.first, child.label == "wrappedValue" {
            return unwrapped(child.value)
        }
        return value
    }

    /// Returns a number with two decimals at most, which is as exact as a person reads it.
    private static func rounded(_ number: Decimal) -> String {
        var (exact, result) = (number, Decimal())
        NSDecimalRound(&result, &exact, 2, .plain)
        return "\(result)"
    }

    private static func isID(_ value: Any) -> Bool { String(describing: type(of: value)).hasPrefix("ID<") }

    private func isFieldID(_ value: Any) -> Bool { (value as? String).map { fieldIDs.contains($0) } ?? false }

    /// Whether an element only says which fields of a form belong together, such as those of a week. The form has their labels.
    private func groupsFields(_ value: Any) -> Bool {
        guard !fieldIDs.isEmpty else { return false }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .struct && !(value is Field) && mirror.children.contains { isFieldID($0.value) }
    }

    private static func isProse(_ name: String, _ text: String) -> Bool {
        let ending = name.lowercased()
        return text.last.map { ".!?:…".contains($0) } == true || prose.contains { ending.hasSuffix($0) }
    }

    /// Returns the text of a value that is one; nil for one with parts.
    private func scalar(_ value: Any) -> String? {
        if let text = words.text(value) { return text }
        switch value {
        case let text as String: return text
        case let moment as Instant:
            let local = zone.local(at: moment)
            return "\(local.date) \(local.time.hourAndMinute)"
        case let time as LocalTime: return time.hourAndMinute
        case let local as LocalDateTime: return "\(local.date) \(local.time.hourAndMinute)"
        case let url as URL: return url.absoluteString
        case let number as Decimal: return Self.rounded(number)
        case let number as Double where number.isFinite: return Self.rounded(Decimal(number))
        default: break
        }
        let mirror = Mirror(reflecting: value)
        let labels = mirror.children.map(\.label)
        if labels == ["lowerBound", "upperBound"] {
            let ends = mirror.children.compactMap { scalar($0.value) }
            return ends.count == 2 ? localized("\(ends[0]) to \(ends[1])") : ends.first ?? ""
        }
        switch mirror.displayStyle {
        case .collection, .set, .dictionary, .tuple, .optional: return nil
        case .enum where !(value is any CustomStringConvertible):
            if let raw = (value as? any RawRepresentable)?.rawValue as? String {
                return raw.contains(" ") ? PageWords.shown(raw) : PageWords.words(of: raw)
            }
            return mirror.children.isEmpty ? PageWords.words(of: "\(value)") : nil
        default: return (value as? any CustomStringConvertible)?.description
        }
    }
}
