public import Foundation
public import JSONKit

/// A person's action on a screen, as a value that every front end can create and send.
///
///     let act = Act("step/018f…/delete", operation: "6f1c…", seen: screen.revision)
///     switch try box.perform(act, at: .steps(recipe)) { … }
public struct Act: Hashable, Codable, Sendable {
    /// The id of the action, as the screen shows it.
    public var action: String

    /// The typed texts, by field id. An omitted field keeps the screen's value.
    public var fields: [String: String]

    /// The person's files, by field id. They aren't part of the JSON; each front end transfers them in its own way.
    public var files: [String: URL] = [:]

    /// Whether the person confirmed the action's question.
    public var isConfirmed: Bool

    /// The key of the question that was confirmed (``Action/Confirmation/key``); nil for a question without one.
    public var answers: String?

    /// An id that the sender made for this act, at most 100 characters. An act that arrives several times with one id is done once. nil makes each
    /// arrival an act of its own.
    public var operation: String?

    /// The revision of the screen that the person saw; nil if the sender doesn't know it.
    public var seen: Revision?

    /// The instant at which the person acted, such as `2026-03-08T07:30:00Z`, for an act that is sent later; nil for now.
    public var at: String?

    public init(
        _ action: String,
        fields: [String: String] = [:],
        files: [String: URL] = [:],
        isConfirmed: Bool = false,
        answers: String? = nil,
        operation: String? = nil,
        seen: Revision? = nil,
        at: String? = nil
    ) {
        self.action = action
        self.fields = fields
        self.files = files
        self.isConfirmed = isConfirmed
        self.answers = answers
        self.operation = operation
        self.seen = seen
        self.at = at
    }

    /// Answers a question with yes.
    public mutating func confirm(_ question: Action.Confirmation) {
        isConfirmed = true
        answers = question.key
    }

    private enum CodingKeys: String, CodingKey {
        case action, fields, confirmed, answers, operation, seen, at
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(String.self, forKey: .action),
            fields: try container.decodeIfPresent([String: String].self, forKey: .fields) ?? [:],
            isConfirmed: try container.decodeIfPresent(Bool.self, forKey: .confirmed) ?? false,
            answers: try container.decodeIfPresent(String.self, forKey: .answers),
            operation: try container.decodeIfPresent(String.self, forKey: .operation),
            seen: try container.decodeIfPresent(Revision.self, forKey: .seen),
            at: try container.decodeIfPresent(String.self, forKey: .at)
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(action, forKey: .action)
        try container.encode(fields, forKey: .fields)
        try container.encode(isConfirmed, forKey: .confirmed)
        try container.encodeIfPresent(answers, forKey: .answers)
        try container.encode(operation, forKey: .operation)
        try container.encode(seen, forKey: .seen)
        try container.encodeIfPresent(at, forKey: .at)
    }
}

/// The answer to an act.
public enum Acted: Sendable {
    /// It was done, now or by an earlier arrival of the same operation.
    case done(Done)
    /// Nothing was done. The current screen has the typed texts, with errors at their fields; `why` gives the reason in a sentence, `remedy` is
    /// the link of the screen where the next step is taken, and `field` is the id of the action's field that the reason is about.
    case refused(any Screen, why: String, remedy: Link? = nil, field: String? = nil)
    /// Nothing was done yet, because the person must confirm the question.
    case question(Action.Confirmation)
    /// The requested file. Nothing was changed, except that a report may have been noted with its number.
    case file(ScreenFile)

    /// The result of an act that was done.
    public struct Done: Hashable, Codable, Sendable {
        /// The result in words: "step 3 added". nil if the act only leads to another screen.
        @NullEncoded public private(set) var said: String?
        /// The screen to show next.
        public let next: Link
        /// The act that undoes it; nil if nothing was changed.
        @NullEncoded public private(set) var undo: Undo?
        /// The alarm with which ``said`` begins and which a page shows first; nil for nothing. Programs read it in ``said`` alone.
        public private(set) var alarm: String? = nil

        private enum CodingKeys: String, CodingKey {
            case said, next, undo
        }

        /// The result in words without ``alarm``.
        public var rest: String? {
            guard let said, let alarm, said.hasPrefix(alarm) else { return said }
            return String(said.dropFirst(alarm.count).drop { $0 == " " || $0 == "." })
        }

        public init(said: String? = nil, next: Link, undo: Undo? = nil, alarm: String? = nil) {
            self.next = next
            self.said = said
            self.undo = undo
            self.alarm = alarm
        }
    }

    /// An act that undoes another one.
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
        case why, screen, remedy, field
    }

    private enum FileKeys: String, CodingKey {
        case name, mediaType, bytes
    }

    /// Writes an object with one key: `done`, `refused` (`why`, `screen` and, where there are any, `remedy` and `field`), `question` or `file`
    /// (`name`, `mediaType`, and the size in `bytes`).
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .done(let done): try container.encode(done, forKey: .done)
        case .question(let question): try container.encode(question, forKey: .question)
        case .refused(let screen, let why, let remedy, let field):
            var refused = container.nestedContainer(keyedBy: RefusedKeys.self, forKey: .refused)
            try refused.encode(why, forKey: .why)
            try refused.encodeIfPresent(remedy, forKey: .remedy)
            try refused.encodeIfPresent(field, forKey: .field)
            try screen.encode(to: refused.superEncoder(forKey: .screen))
        case .file(let file):
            var written = container.nestedContainer(keyedBy: FileKeys.self, forKey: .file)
            try written.encode(file.name, forKey: .name)
            try written.encode(file.mediaType, forKey: .mediaType)
            try written.encode(file.bytes.count, forKey: .bytes)
        }
    }
}

/// A file that a screen offers.
public struct ScreenFile: Hashable, Sendable {
    /// The file name with its extension: "Pancakes.pdf". It can't name a folder or a hidden file.
    public let name: String
    /// The media type: "application/pdf".
    public let mediaType: String
    public let bytes: [UInt8]

    /// - Parameter name: A name that may contain typed text. Slashes, colons and control characters become hyphens.
    public init(name: String, mediaType: String, bytes: [UInt8]) {
        let safe = String(name.map { "/\\:".contains($0) || $0.isNewline || $0 == "\0" ? "-" : $0 })
        self.name = String(safe.drop { $0 == "." })
        self.mediaType = mediaType
        self.bytes = bytes
    }
}
