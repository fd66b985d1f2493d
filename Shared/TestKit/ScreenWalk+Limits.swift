import ScreenKit

// The law of limits: a text that is one character longer than a field's limit is refused with an error at the field, and a text of that length
// isn't refused for its length.

extension ScreenWalk {
    /// Tries the limits of the fields that the walk met, each on the page that had it last. What is typed stays, so this comes after the walk.
    ///
    /// - Parameter excepted: The ids of the fields whose texts are cut on purpose, or have parts with a limit of their own.
    public mutating func tryLimits(except excepted: Set<String> = []) async {
        for (key, (kind, link)) in limited.sorted(by: { $0.key < $1.key }) {
            let id = String(key.dropFirst(kind.count + 1))
            guard !excepted.contains(id) else { continue }
            do {
                if let why = try await fault(ofLimitOf: id, kind, link) {
                    breaches.append("\(link) · \(kind) · \(id): \(why)")
                }
            } catch {
                breaches.append("\(link) · \(kind) · \(id): \(error)")
            }
        }
    }

    /// Returns the fault of a field's limit; nil for none.
    private mutating func fault(ofLimitOf id: String, _ kind: String, _ link: String) async throws -> String? {
        guard let limit = limit(of: id, kind, link) else { return nil }
        triedLimits.insert(id)
        guard let over = try await refusal(of: limit + 1, in: id, kind, link) else {
            return "\(limit + 1) characters aren't refused at it, and its limit is \(limit)"
        }
        // The words may have the length, and the text or its beginning.
        let bare = { (words: String) in words.filter { !$0.isNumber && !"q…".contains($0) } }
        guard let full = try await refusal(of: limit, in: id, kind, link), bare(full) == bare(over) else { return nil }
        // A field that takes no such text says so whatever its length.
        if let short = try await refusal(of: 1, in: id, kind, link), bare(short) == bare(over) { return nil }
        return "its limit is \(limit), and that is refused with “\(full)”"
    }

    private func limit(of id: String, _ kind: String, _ link: String) -> Int? {
        guard let (_, action, parts) = offer(of: kind, at: link) else { return nil }
        return Self.taken(by: action, in: parts).first { $0.id == id }?.limit
    }

    /// Performs an action with a text of some length in one of its fields, and with something fitting in those that must be filled.
    ///
    /// - Returns: The error at the field, or the reason of a refusal that names the field; nil if there is none.
    private mutating func refusal(
        of count: Int,
        in id: String,
        _ kind: String,
        _ link: String
    ) async throws -> String? {
        guard let (screen, action, parts) = offer(of: kind, at: link) else { return nil }
        var act = Act(action.id, seen: screen.revision)
        for field in Self.taken(by: action, in: parts) where field.id != id && field.isRequired && field.value.isEmpty {
            fillIfBlank(field, in: &act)
        }
        act.fields[id] = String(repeating: "q", count: count)
        var acted = try await perform(act, link)
        if case .question(let question) = acted {
            act.confirm(question)
            acted = try await perform(act, link)
        }
        guard case .refused(let shown, let why, _, let named) = acted else { return nil }
        let error = ScreenParts(shown).fields(of: action.id).first { $0.id == id }?.error
        return error ?? (named == id ? why : nil)
    }
}
