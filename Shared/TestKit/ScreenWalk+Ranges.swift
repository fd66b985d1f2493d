import ScreenKit
import TimeKit

// The law of ranges: a number, an amount or a date just outside a field's range is refused with an error at the field, and the ends of the range
// are not.

extension ScreenWalk {
    /// Tries the ranges of the fields that the walk met, each on the page that had it last. What is done at an end of a range stays done, so this
    /// comes after the walk.
    public mutating func tryRanges() async {
        for atEnd in [false, true] {
            for (kind, link) in ranged.sorted(by: { $0.key < $1.key }).map(\.value) {
                for id in rangedFields(of: kind, at: link) {
                    for isHigh in [false, true] { await tryRange(of: id, isHigh: isHigh, atEnd: atEnd, kind, link) }
                }
            }
        }
    }

    /// Notes the fields with a range and those with a limit that an action takes.
    mutating func noteBounds(of action: Action, in parts: ScreenParts, at link: String) {
        let kind = kind(action.id)
        let fields = Self.ranged(of: action, in: parts).map(\.id)
        if !fields.isEmpty { ranged["\(kind) \(fields)"] = (kind, link) }
        for field in Self.taken(by: action, in: parts) where field.limit != nil {
            limited["\(kind) \(field.id)"] = (kind, link)
        }
    }

    /// Returns the fields that an action takes: its own, and those of the form that it saves as the first button.
    static func taken(by action: Action, in parts: ScreenParts) -> [Field] {
        let form = parts.forms.first { $0.buttons.first?.id == action.id }
        return (form?.fields ?? []) + action.inputs
    }

    /// Returns the fields with a range that an action takes.
    static func ranged(of action: Action, in parts: ScreenParts) -> [Field] {
        taken(by: action, in: parts).filter { $0.range != nil }
    }

    /// Returns the ids of the fields with a range that a kind of action takes.
    private func rangedFields(of kind: String, at link: String) -> [String] {
        guard let (_, action, parts) = offer(of: kind, at: link) else { return [] }
        return Self.ranged(of: action, in: parts).map(\.id)
    }

    func offer(of kind: String, at link: String) -> (any Screen, Action, ScreenParts)? {
        guard let screen = try? show(link) else { return nil }
        let parts = ScreenParts(screen)
        return usable(parts).first { self.kind($0.id) == kind }.map { (screen, $0, parts) }
    }

    private mutating func tryRange(of id: String, isHigh: Bool, atEnd: Bool, _ kind: String, _ link: String) async {
        guard let (screen, action, parts) = offer(of: kind, at: link),
            let field = Self.ranged(of: action, in: parts).first(where: { $0.id == id }),
            let end = isHigh ? field.range?.highest : field.range?.lowest
        else { return }
        let breach = { (value: String, why: String) in "\(link) · \(action.id) · \(id)=\(value): \(why)" }
        guard let outside = Self.neighbor(of: end, isHigh: isHigh, field.kind) else {
            breaches.append(breach(end, "it is the end of a range, and neither a number nor a date"))
            return
        }
        triedRanges.insert(id)
        do {
            guard let refusal = try await error(at: field, outside, action, screen, link) else {
                breaches.append(breach(outside, "it is outside the range, and isn't refused at its field"))
                return
            }
            guard atEnd, let why = try await error(at: field, end, action, screen, link) else { return }
            // The words may have the ends of the range beside the value.
            let values = [end, outside].sorted { $0.count > $1.count }
            let bare = { (text: String) in values.reduce(text) { $0.replacing($1, with: "·") } }
            if bare(why) == bare(refusal) {
                breaches.append(breach(end, "it is the end of the range, and refused with “\(why)”"))
            }
        } catch {
            breaches.append(breach(outside, "\(error)"))
        }
    }

    /// Performs an action with a value in one of its fields, and in those of the same range, such as the first and the last day of a span.
    ///
    /// - Returns: The error at the field, or the reason of a refusal that names the field; nil if there is none.
    private func error(
        at field: Field,
        _ value: String,
        _ action: Action,
        _ screen: any Screen,
        _ link: String
    ) async throws -> String? {
        let alike = Self.ranged(of: action, in: ScreenParts(screen)).filter { $0.range == field.range }
        let fields = Dictionary(alike.map { ($0.id, value) }) { first, _ in first }
        var act = Act(action.id, fields: fields, seen: screen.revision)
        var acted = try await perform(act, link)
        if case .question(let question) = acted {
            act.confirm(question)
            acted = try await perform(act, link)
        }
        guard case .refused(let shown, let why, _, let named) = acted else { return nil }
        let error = ScreenParts(shown).fields(of: action.id).first { $0.id == field.id }?.error
        return error ?? (named == field.id ? why : nil)
    }

    /// Returns the value beside an end of a range: the next day, or the number that is one step of its last digit further, with its unit, such as
    /// "19.9 kg" below "20.0 kg"; nil for an end that is no number or date.
    private static func neighbor(of end: String, isHigh: Bool, _ kind: Field.Kind) -> String? {
        if kind == .date { return LocalDate(end).map { "\(isHigh ? $0.next : $0.previous)" } }
        let number = end.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" }
        let unit = end.dropFirst(number.count)
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let steps = Int(parts.joined(separator: "")), unit.first != "/",
            !unit.contains(where: \.isNumber)
        else { return nil }
        let places = parts.count == 2 ? parts[1].count : 0
        let next = isHigh ? steps + 1 : steps - 1
        let text = String(next.magnitude)
        let digits = String(repeating: "0", count: max(0, places + 1 - text.count)) + text
        let fraction = places == 0 ? "" : ".\(digits.suffix(places))"
        return "\(next < 0 ? "-" : "")\(digits.dropLast(places))\(fraction)\(unit)"
    }
}
