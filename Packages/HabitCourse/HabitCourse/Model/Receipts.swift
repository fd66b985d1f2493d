public import TimeKit

/// The result of ticking or unticking a box.
public struct TickReceipt: Hashable, Codable, Sendable {
    public let habit: Habit.ID
    /// The wording of the habit on that day.
    public let text: String
    public let day: LocalDate
    /// Whether the box is ticked now.
    public let isChecked: Bool
    /// Whether the box was already in this state, so that nothing was written.
    public let wasSo: Bool
    /// The points for the completion; nil if the box is empty.
    public let award: Award?
    /// The total of all points.
    public let total: Int
    /// The points that the change added to the total, below 0 for an emptied box. A tick of an earlier day raises the awards of the days after it.
    public let change: Int

    public init(
        habit: Habit.ID,
        text: String,
        day: LocalDate,
        isChecked: Bool,
        wasSo: Bool,
        award: Award?,
        total: Int,
        change: Int
    ) {
        self.habit = habit
        self.text = text
        self.day = day
        self.isChecked = isChecked
        self.wasSo = wasSo
        self.award = award
        self.total = total
        self.change = change
    }
}

/// The result of finishing a post.
public struct FinishReceipt: Hashable, Codable, Sendable {
    public let post: Post
    /// Whether the post was already finished, so that nothing was written.
    public let wasFinished: Bool
    /// The posts that this opened.
    public let opened: [Post]
    /// The theme whose habit can be set now; nil if there is none or it is set. Its ideas are in the post.
    public let themeToSet: Theme?
    public let next: NextContent
}

/// A stored skip.
public struct SkippedDays: Hashable, Codable, Identifiable, Sendable {
    public let id: TimeKit.ID<SkippedDays>
    /// The days, the reason, and the habit unless the skip applies to all.
    public let skip: Skip

    public init(id: TimeKit.ID<SkippedDays>, skip: Skip) {
        self.id = id
        self.skip = skip
    }
}

/// The change that an undo reverted.
public struct UndoneChange: Hashable, Codable, Sendable {
    /// The change as a phrase: "“I drink a glass of water” ticked for 2026-03-08".
    public let summary: String

    public init(summary: String) { self.summary = summary }
}
