public import Foundation

/// A front end that knows the JSON of screens and acts, and nothing of any engine. It finds buttons, links and fields by the words that a
/// person reads.
public struct JSONClient {
    /// Returns the JSON of the screen of a link.
    public typealias Open = (_ link: String) async throws -> Data
    /// Returns the JSON of the answer to an act, which is JSON, too.
    public typealias Perform = (_ act: Data, _ link: String) async throws -> Data

    /// The page that is shown.
    public private(set) var page: [String: Any] = [:]
    public private(set) var link: String
    /// The last sentence of an answer: what was done, or why it wasn't.
    public private(set) var said = ""
    /// The name of the last file that was given out.
    public private(set) var file = ""
    private let read: Open
    private let perform: Perform
    private var acts = 0

    /// Creates a front end that shows the page of a link.
    public init(at link: String, open: @escaping Open, perform: @escaping Perform) async throws {
        self.link = link
        read = open
        self.perform = perform
        page = try Self.object(try await open(link))
    }

    /// Whether any text of the page contains a text.
    public func shows(_ text: String) -> Bool { Self.holds(text, page) }

    /// Whether the page has a button with a label that can be pressed.
    public func canPress(_ label: String) -> Bool {
        Self.objects(page).contains { Self.isAction($0, label, isEnabled: true) }
    }

    /// Opens an address that the person has at hand, such as the home page.
    public mutating func open(_ target: String) async throws { try await show(target) }

    /// Opens the first link with a label.
    public mutating func follow(_ label: String) async throws {
        guard let found = Self.objects(page).first(where: { $0["label"] as? String == label && $0["target"] is String })
        else { throw Missing(what: "link “\(label)”", page: shown) }
        try await show(found["target"] as? String ?? "")
    }

    /// Presses a button with a label, and answers its question with yes.
    ///
    /// - Parameters:
    ///   - row: A text in the row of the button; nil for any row.
    ///   - typed: The texts to type, by the labels of the fields. A choice is named by its label or its value.
    public mutating func press(
        _ label: String,
        in row: String? = nil,
        typing typed: [String: String] = [:]
    ) async throws {
        let rows = Self.objects(page).filter { object in
            row.map { Self.holds($0, object) } ?? true && Self.objects(object).contains { Self.isAction($0, label) }
        }
        // The row is the smallest part of the page with both; one whose button can be pressed comes first.
        let open = rows.filter { Self.objects($0).contains { Self.isAction($0, label, isEnabled: true) } }
        let smallest = (open.isEmpty ? rows : open).min { Self.objects($0).count < Self.objects($1).count }
        let actions = smallest.map { Self.objects($0).filter { Self.isAction($0, label) } } ?? []
        guard let action = actions.first(where: { $0["enabled"] as? Bool == true }) ?? actions.first else {
            throw Missing(what: "button “\(label)”", page: shown)
        }
        let id = action["id"] as? String ?? ""
        let form = Self.objects(page).first { object in
            (object["buttons"] as? [[String: Any]])?.contains { $0["id"] as? String == id } ?? false
        }
        let fields = (form?["fields"] as? [[String: Any]] ?? []) + (action["inputs"] as? [[String: Any]] ?? [])
        var values: [String: String] = [:]
        for (label, text) in typed {
            guard let field = fields.first(where: { $0["label"] as? String == label }), let id = field["id"] as? String
            else { throw Missing(what: "field “\(label)”", page: shown) }
            values[id] = Self.value(of: text, in: field)
        }
        acts += 1
        var act: [String: Any] = ["action": id, "fields": values, "operation": "client-\(acts)"]
        act["seen"] = page["revision"]
        var answer = try await sent(act)
        if let question = answer["question"] as? [String: Any] {
            act["confirmed"] = true
            act["answers"] = question["key"]
            answer = try await sent(act)
        }
        try await take(answer)
    }

    private func sent(_ act: [String: Any]) async throws -> [String: Any] {
        try Self.object(try await perform(JSONSerialization.data(withJSONObject: act), link))
    }

    private mutating func take(_ answer: [String: Any]) async throws {
        if let done = answer["done"] as? [String: Any], let next = done["next"] as? [String: Any] {
            said = done["said"] as? String ?? ""
            try await show(next["target"] as? String ?? "")
        } else if let refused = answer["refused"] as? [String: Any] {
            said = refused["why"] as? String ?? ""
            page = refused["screen"] as? [String: Any] ?? [:]
        } else if let file = answer["file"] as? [String: Any] {
            self.file = file["name"] as? String ?? ""
        } else {
            throw Missing(what: "known answer", page: "\(answer)")
        }
    }

    private mutating func show(_ target: String) async throws {
        page = try Self.object(try await read(target))
        link = target
    }

    private var shown: String { "\(link): \(page["title"] ?? "")" }

    /// A button, link or field that the page doesn't have.
    public struct Missing: Error {
        public let what: String
        public let page: String
    }
}

extension JSONClient {
    private static func object(_ data: Data) throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// A value's objects, the value itself first.
    private static func objects(_ value: Any) -> [[String: Any]] {
        switch value {
        case let object as [String: Any]:
            [object] + object.sorted { $0.key < $1.key }.flatMap { objects($0.value) }
        case let list as [Any]: list.flatMap(objects)
        default: []
        }
    }

    /// The value of the choice with a label; the text itself if it is a value, or if no choice has this label.
    private static func value(of text: String, in field: [String: Any]) -> String {
        let choices = field["choices"] as? [[String: Any]] ?? []
        guard !choices.contains(where: { $0["value"] as? String == text }) else { return text }
        return choices.first { $0["label"] as? String == text }?["value"] as? String ?? text
    }

    private static func holds(_ text: String, _ value: Any) -> Bool {
        switch value {
        case let string as String: string.contains(text)
        case let object as [String: Any]: object.values.contains { holds(text, $0) }
        case let list as [Any]: list.contains { holds(text, $0) }
        default: false
        }
    }

    private static func isAction(_ object: [String: Any], _ label: String, isEnabled: Bool? = nil) -> Bool {
        object["label"] as? String == label && object["gesture"] is String
            && (isEnabled == nil || object["enabled"] as? Bool == isEnabled)
    }
}
