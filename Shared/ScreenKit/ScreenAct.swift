import Foundation

/// Everything that can be done on the screens of an engine, as one enum. The id of each action is written from a case and read back into it.
public protocol ScreenAct: Hashable, Sendable {
    /// The words and ids of the act, such as `["step", "018f…", "delete"]`. None is empty.
    var parts: [String] { get }

    /// Whether the act writes nothing and only leads to the screen that its action opens. A front end can show such an action as a link.
    var onlyOpens: Bool { get }

    /// Whether the act is about the newest change, whatever it is, and is therefore refused without the revision that the person saw.
    var needsSeen: Bool { get }

    /// Reads what ``parts`` writes; nil for anything else.
    init?(parts: [String])
}

extension ScreenAct {
    public var onlyOpens: Bool { false }

    public var needsSeen: Bool { false }

    /// The id of the action on its screen: the parts with slashes between them.
    public var id: String { parts.map(Self.written).joined(separator: "/") }

    /// Reads what ``id`` writes; nil for anything else.
    public init?(_ id: String) {
        let pieces = id.split(separator: "/", omittingEmptySubsequences: false)
        let parts = pieces.compactMap { $0.isEmpty ? nil : $0.removingPercentEncoding }
        guard parts.count == pieces.count else { return nil }
        self.init(parts: parts)
        guard self.id == id else { return nil }
    }

    private static func written(_ part: String) -> String {
        part.replacing("%", with: "%25").replacing("/", with: "%2F")
    }
}

extension Action {
    /// Creates the action of an act. By default, it is an enabled button.
    public init(
        _ act: some ScreenAct,
        label: String,
        gesture: Gesture = .button,
        availability: Availability = .enabled,
        inputs: [Field] = [],
        confirmation: Confirmation? = nil,
        opens: Link? = nil
    ) {
        self.init(
            id: act.id,
            label: label,
            gesture: gesture,
            availability: availability,
            inputs: inputs,
            confirmation: confirmation,
            opens: opens,
            needsSeen: act.needsSeen
        )
    }
}
