public import TimeKit

/// What ticking or unticking a box came to.
public struct TickReceipt: Hashable, Codable, Sendable {
    /// Which habit.
    public let habit: Habit.ID
    /// What it was on that day, in the user's words.
    public let text: String
    /// The course day.
    public let day: LocalDate
    /// Whether the box is ticked now.
    public let isChecked: Bool
    /// Whether it was so already, and nothing was written.
    public let wasSo: Bool
    /// What the completion is worth; nil for an empty box.
    public let award: Award?
    /// All points, now.
    public let total: Int

    /// A receipt.
    public init(
        habit: Habit.ID,
        text: String,
        day: LocalDate,
        isChecked: Bool,
        wasSo: Bool,
        award: Award?,
        total: Int
    ) {
        self.habit = habit
        self.text = text
        self.day = day
        self.isChecked = isChecked
        self.wasSo = wasSo
        self.award = award
        self.total = total
    }
}

/// What finishing a post came to.
public struct FinishReceipt: Hashable, Codable, Sendable {
    /// The post that was read.
    public let post: Post
    /// Whether it was finished before, and nothing was written.
    public let wasFinished: Bool
    /// The posts that opened with it.
    public let opened: [Post]
    /// The theme whose habit can be set now; its ideas stand in the post. nil where there is none, or it is set.
    public let themeToSet: Theme?
    /// What comes next.
    public let next: NextContent

    /// A receipt.
    public init(post: Post, wasFinished: Bool, opened: [Post], themeToSet: Theme?, next: NextContent) {
        self.post = post
        self.wasFinished = wasFinished
        self.opened = opened
        self.themeToSet = themeToSet
        self.next = next
    }
}

/// Days that don't count, as they are kept.
public struct SkippedDays: Hashable, Codable, Identifiable, Sendable {
    /// Which.
    public let id: TimeKit.ID<SkippedDays>
    /// The days, the habit if it is about one alone, and why.
    public let skip: Skip

    /// Kept days.
    public init(id: TimeKit.ID<SkippedDays>, skip: Skip) {
        self.id = id
        self.skip = skip
    }
}

/// What was taken back.
public struct UndoneChange: Hashable, Codable, Sendable {
    /// In words: "“I drink a glass of water” ticked for 2026-03-08".
    public let summary: String

    /// A change.
    public init(summary: String) { self.summary = summary }
}
