public import ScreenKit
public import TimeKit

/// Setting a theme's habit (TIMELINE-2.2, 4.0, 6.0, 8.0): the post is read, its ideas are shown, and the user types their own.
public struct SetHabitPage: Screen {
    /// What stands at the top: "Your habit: drinking water".
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the theme's week unlocks, while that lies ahead.
    @NullEncoded public private(set) var validUntil: Instant?
    /// What the habit is about.
    public let theme: Theme
    /// Whether it can be set.
    public let standing: ThemeStanding
    /// Where things stand, in a sentence: "Read “Drinking water” first; its ideas are shown here then."
    public let text: String
    /// The post, where it can be read.
    @NullEncoded public private(set) var post: Link?
    /// The ideas of the post; empty until it is finished.
    public let ideas: [String]
    /// What makes a good habit, each in a short sentence.
    public let goodHabit: [String]
    /// Who the user wants to be.
    @NullEncoded public private(set) var goal: String?
    /// `habit`.
    public let form: Form
    /// Sets it; disabled with the reason while the post is unread, and while something is wrong.
    public let save: Action
    /// What Save sets; nil while something is wrong.
    @NullEncoded public private(set) var habit: String?
    /// Back to the home screen, without saving.
    public let back: Link

    /// The page of a theme; `typed` has what is in the form and not saved yet.
    public init(_ context: ScreenContext, theme: Theme, typed: [String: String] = [:]) { fatalError("screens") }
}
