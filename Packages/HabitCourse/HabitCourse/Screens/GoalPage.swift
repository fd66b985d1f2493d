public import ScreenKit
public import TimeKit

/// The self-image goal (TIMELINE-2.0): who the user wants to be, in their own words.
public struct GoalPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When the goal can be entered, while that lies ahead; else nothing here changes by itself.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The goal as it is; nil until there is one.
    @NullEncoded public private(set) var goal: String?
    /// What a self-image goal is and what it is for.
    public let explanation: String
    /// Goals that would do.
    public let examples: [String]
    /// `goal`.
    public let form: Form
    /// Sets it; disabled with the reason before the end of week 1, and while something is wrong.
    public let save: Action
    /// What Save sets; nil while something is wrong.
    @NullEncoded public private(set) var text: String?
    /// Back to the home screen, without saving.
    public let back: Link

    /// The page; `typed` has what is in the form and not saved yet.
    public init(_ context: ScreenContext, typed: [String: String] = [:]) { fatalError("screens") }
}
