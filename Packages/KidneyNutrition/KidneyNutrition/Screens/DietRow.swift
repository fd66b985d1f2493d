public import ScreenKit

/// A part of the diabetes diet with how it stands: the person's own goal, as they entered it.
public struct DietRow: Hashable, Codable, Identifiable, Sendable {
    /// Which part.
    public let id: DietPart
    /// What it is called: "Carbohydrate a day".
    public let name: String
    /// What is aimed at: "at most 180 g".
    public let aim: String
    /// Where it stands: "120 g", "7.4 % of 2026-05-20".
    public let text: String
    /// Where it lies.
    public let state: DietProgress.State
    /// What is to be said with it; empty where nothing is.
    public let note: String
    /// Where it was entered.
    public let opens: Link

    init(_ progress: DietProgress) {
        id = progress.part
        name = Words.sentence(progress.part.name)
        aim = progress.aim
        text = progress.shown
        state = progress.state
        note = Words.sentence(progress.note)
        opens = KidneyLink.profile.labelled("Profile")
    }
}
