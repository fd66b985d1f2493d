public import Foundation

/// Something that a person did on a screen, as a value that any front end can make and send.
///
///     let act = Act("step/018f…/delete", operation: "6f1c…", seen: screen.revision)
///     switch try box.perform(act, at: .steps(recipe)) { … }
public struct Act: Hashable, Codable, Sendable {
    /// The id of the action, as the screen shows it.
    public var action: String

    /// The texts that were typed, by field id. A field that is left out stays as the screen shows it.
    public var fields: [String: String]

    /// Files of the person, by field id. They aren't part of the JSON: a front end takes them as it can.
    public var files: [String: URL] = [:]

    /// Whether the action's question was answered with its `proceed`.
    public var isConfirmed: Bool

    /// An id that the sender made for this act, at most 100 characters. However often the act arrives, it's done once. nil: each arrival
    /// is an act of its own.
    public var operation: String?

    /// The revision of the screen that the person saw; nil where the sender doesn't know it.
    public var seen: Revision?

    public init(
        _ action: String,
        fields: [String: String] = [:],
        files: [String: URL] = [:],
        isConfirmed: Bool = false,
        operation: String? = nil,
        seen: Revision? = nil
    ) {
        self.action = action
        self.fields = fields
        self.files = files
        self.isConfirmed = isConfirmed
        self.operation = operation
        self.seen = seen
    }

    private enum CodingKeys: String, CodingKey {
        case action, fields, confirmed, operation, seen
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(String.self, forKey: .action),
            fields: try container.decodeIfPresent([String: String].self, forKey: .fields) ?? [:],
            isConfirmed: try container.decodeIfPresent(Bool.self, forKey: .confirmed) ?? false,
            operation: try container.decodeIfPresent(String.self, forKey: .operation),
            seen: try container.decodeIfPresent(Revision.self, forKey: .seen)
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(action, forKey: .action)
        try container.encode(fields, forKey: .fields)
        try container.encode(isConfirmed, forKey: .confirmed)
        try container.encode(operation, forKey: .operation)
        try container.encode(seen, forKey: .seen)
    }
}

/// The answer to an act.
public enum Acted: Sendable {
    /// It was done, now or when the same operation arrived before.
    case done(Done)
    /// Nothing was done. The screen is as it is now, with what was typed and what is wrong at its fields; `why` says it in a sentence.
    case refused(any Screen, why: String)
    /// Nothing was done yet: the question has to be confirmed first.
    case question(Action.Confirmation)
    /// A file for the person; nothing was changed.
    case file(ScreenFile)

    /// What was done.
    public struct Done: Hashable, Codable, Sendable {
        /// What happened, for the person: "step 3 added". nil where the act only leads to another screen.
        @NullEncoded public private(set) var said: String?
        /// The screen to show next.
        public let next: Link
        /// What takes it back, to be sent to `next`'s engine at `undoAt`; nil where nothing was changed.
        @NullEncoded public private(set) var undo: Undo?

        public init(said: String? = nil, next: Link, undo: Undo? = nil) {
            self.next = next
            self.said = said
            self.undo = undo
        }
    }

    /// An act that takes another one back.
    public struct Undo: Hashable, Codable, Sendable {
        /// The screen that offers it.
        public let at: Link
        public let act: Act

        public init(_ act: Act, at link: Link) {
            at = link
            self.act = act
        }
    }
}

extension Acted: Encodable {
    private enum CodingKeys: String, CodingKey {
        case done, refused, question, file
    }

    private enum RefusedKeys: String, CodingKey {
        case why, screen
    }

    private enum FileKeys: String, CodingKey {
        case name, mediaType, bytes
    }

    /// Writes an object with one key: `done`, `refused` (`why` and `screen`), `question` or `file` (`name`, `mediaType` and the number of
    /// `bytes`).
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .done(let done): try container.encode(done, forKey: .done)
        case .question(let question): try container.encode(question, forKey: .question)
        case .refused(let screen, let why):
            var refused = container.nestedContainer(keyedBy: RefusedKeys.self, forKey: .refused)
            try refused.encode(why, forKey: .why)
            try screen.encode(to: refused.superEncoder(forKey: .screen))
        case .file(let file):
            var written = container.nestedContainer(keyedBy: FileKeys.self, forKey: .file)
            try written.encode(file.name, forKey: .name)
            try written.encode(file.mediaType, forKey: .mediaType)
            try written.encode(file.bytes.count, forKey: .bytes)
        }
    }
}

/// A file that a screen gives out.
public struct ScreenFile: Hashable, Sendable {
    /// A name for it, with its extension: "Pancakes.pdf". It names no folder and no hidden file.
    public let name: String
    /// Its media type: "application/pdf".
    public let mediaType: String
    public let bytes: [UInt8]

    /// - Parameter name: A name that may hold what a person typed. Slashes, colons and control characters become hyphens.
    public init(name: String, mediaType: String, bytes: [UInt8]) {
        let safe = String(name.map { "/\\:".contains($0) || $0.isNewline || $0 == "\0" ? "-" : $0 })
        self.name = String(safe.drop { $0 == "." })
        self.mediaType = mediaType
        self.bytes = bytes
    }
}
