/// A way to another screen.
public struct Link: Hashable, Codable, Sendable {
    /// The deep link: `scheme://path`, understood by the engine that made it: "recipebox://recipe/018f…/steps".
    public let target: String

    /// What stands on it.
    public var label: String

    /// Whether it is the screen that is being shown.
    public var isCurrent: Bool

    /// A link.
    public init(_ target: String, label: String, isCurrent: Bool = false) {
        self.target = target
        self.label = label
        self.isCurrent = isCurrent
    }
}
