import WordKit

/// An action that the user can take on a screen, independent of the front end that renders it.
public struct Action: Hashable, Identifiable, Sendable {
    /// The id, stable for the same action on the same screen, such as "delete" or "step/018f…/edit".
    public let id: String

    /// The text of the button.
    public var label: String

    /// The gesture for the action. A front end without that gesture shows a button.
    public var gesture: Gesture

    /// Whether the action is available and, if not, why.
    public var availability: Availability

    /// The inputs beside the fields of its form, such as the place that a row moves to or the file of a photo.
    public var inputs: [Field]

    /// The question to ask before an action that loses data, or nil.
    public var confirmation: Confirmation?

    /// The screen to show afterwards, or nil to stay.
    public var opens: Link?

    /// Whether the engine refuses an act without the screen's revision, as for an undo.
    public var needsSeen: Bool

    /// Creates an action. By default, it is an enabled button.
    public init(
        id: String,
        label: String,
        gesture: Gesture = .button,
        availability: Availability = .enabled,
        inputs: [Field] = [],
        confirmation: Confirmation? = nil,
        opens: Link? = nil,
        needsSeen: Bool = false
    ) {
        self.id = id
        self.label = label
        self.gesture = gesture
        self.availability = availability
        self.inputs = inputs
        self.confirmation = confirmation
        self.opens = opens
        self.needsSeen = needsSeen
    }
}

extension Action {
    /// A gesture that triggers an action.
    public enum Gesture: String, CaseIterable, Codable, Sendable {
        case button
        /// A tap on the action's row.
        case tap
        /// A swipe to the left on the action's row.
        case swipeLeft
        /// A swipe to the right on the row or the page.
        case swipeRight
        /// A drag of the row to another place.
        case drag
    }

    /// Whether an action can be taken.
    public enum Availability: Hashable, Sendable {
        /// The action can be taken.
        case enabled
        /// The action can't be taken. `why` tells the user what is missing.
        case disabled(why: String)
    }

    /// A question to ask before an action that loses data.
    public struct Confirmation: Hashable, Codable, Sendable {
        /// The question, such as "Delete “Pancakes” with its 8 ingredients and 5 steps?"
        public var question: String

        /// The answer that proceeds, such as "Delete".
        public var proceed: String

        /// The answer that changes nothing.
        public var cancel: String

        /// The key of what is asked, which a yes must name in ``Act/answers``; nil if a yes to the action is enough.
        ///
        /// It differs whenever something else is asked, so that a yes answers nothing that the person wasn't shown.
        public var key: String?

        /// The usual answer that changes nothing: "Cancel".
        public static var usualCancel: String { localized("Cancel") }

        public init(
            question: String,
            proceed: String,
            cancel: String = Confirmation.usualCancel,
            key: String? = nil
        ) {
            self.question = question
            self.proceed = proceed
            self.cancel = cancel
            self.key = key
        }

        /// Whether an act answers this question with yes.
        func isConfirmed(by act: Act) -> Bool { act.isConfirmed && (key == nil || key == act.answers) }
    }

    /// Whether the action can be taken.
    public var isEnabled: Bool { availability == .enabled }

    /// The reason why the action can't be taken, or nil if it can.
    public var whyNot: String? {
        if case .disabled(let why) = availability { why } else { nil }
    }
}

extension Action.Availability {
    /// Returns `disabled` with the first of the reasons; `enabled` if there are none.
    public static func without(_ reasons: [String]) -> Action.Availability {
        reasons.first.map { .disabled(why: $0) } ?? .enabled
    }
}

extension Action: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, label, gesture, enabled, whyNot, inputs, confirmation, opens, needsSeen
    }

    /// Decodes the format of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        label = try container.decode(String.self, forKey: .label)
        gesture = try container.decode(Gesture.self, forKey: .gesture)
        if try container.decode(Bool.self, forKey: .enabled) {
            availability = .enabled
        } else {
            availability = .disabled(why: try container.decodeIfPresent(String.self, forKey: .whyNot) ?? "")
        }
        inputs = try container.decodeIfPresent([Field].self, forKey: .inputs) ?? []
        confirmation = try container.decodeIfPresent(Confirmation.self, forKey: .confirmation)
        opens = try container.decodeIfPresent(Link.self, forKey: .opens)
        needsSeen = try container.decodeIfPresent(Bool.self, forKey: .needsSeen) ?? false
    }

    /// Encodes `{id, label, gesture, enabled}`, and `whyNot`, `inputs`, `confirmation`, `opens` and `needsSeen` if there are any.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(label, forKey: .label)
        try container.encode(gesture, forKey: .gesture)
        try container.encode(isEnabled, forKey: .enabled)
        try container.encodeIfPresent(whyNot, forKey: .whyNot)
        if !inputs.isEmpty { try container.encode(inputs, forKey: .inputs) }
        try container.encodeIfPresent(confirmation, forKey: .confirmation)
        try container.encodeIfPresent(opens, forKey: .opens)
        if needsSeen { try container.encode(needsSeen, forKey: .needsSeen) }
    }
}
