public import ScreenKit
import WordKit

/// A part of the diabetes diet with its current state. The limit is the person's own, as entered.
public struct DietRow: Hashable, Codable, Identifiable, Sendable {
    public let id: DietPart
    /// The display name: "Carbohydrate a day".
    public let name: String
    /// The limit: "at most 180 g".
    public let aim: String
    /// The value: "120 g", "7.4 % of 2026-05-20".
    public let text: String
    public let state: DietProgress.State
    /// A remark to show with it; empty for none.
    public let note: String
    /// The page on which it was entered.
    public let opens: Link

    /// - Parameter isFull: Whether a limit of the day can be known to be kept.
    init(_ progress: DietProgress, isFull: Bool) {
        id = progress.part
        name = Words.sentence(progress.part.name)
        aim = progress.aim
        text = progress.shown
        let isOfDay = [.carbohydrate, .sugars].contains(progress.part)
        state = progress.state == .ok && isOfDay && !isFull ? .unknown : progress.state
        note = Words.sentence(progress.note)
        opens = KidneyLink.profile.labeled(localized("Profile"))
    }
}
