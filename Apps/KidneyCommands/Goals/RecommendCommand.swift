import ArgumentParser
import CommandKit
import KidneyNutrition
import WordKit

/// `kidney recommend`
struct RecommendCommand: KidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "recommend",
        abstract: "Show foods to choose more and less of, and why.",
        discussion: """
            It goes by laboratory values, category, goals, medicines and what you like: kidney profile like, dislike, avoid, \
            vegetarian. Where two of them pull apart it refuses, and says why.

            EXAMPLE: kidney recommend
                     kidney recommend --day 2026-03-01
            """
    )

    @Option(help: ArgumentHelp("The day; else today.", valueName: "day")) var day: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let screen = try session.kidney.recommendScreen(on: try session.logicalDay(day))
        try session.show(screen)
    }
}

extension Terminal {
    /// Prints the advice of a day.
    func show(_ screen: RecommendScreen) throws {
        try printWrapped(StyledText("\(screen.title), \(screen.day)", .heading))
        try show(screen.alerts)
        try printWrapped(StyledText(screen.text, .faint))
        for row in screen.advice {
            try print()
            try printWrapped(StyledText(row.text, .heading))
            try show(row.more, localized("more", context: "foods"), .good)
            try show(row.less, localized("less", context: "foods"), .warning)
            try printWrapped(StyledText("  " + localized("Why: \(row.why)"), .faint), indent: 2)
        }
        if !screen.refused.isEmpty {
            try print()
            try printWrapped(StyledText(localized("Not advised"), .heading))
        }
        for refusal in screen.refused {
            try printWrapped(StyledText("  ! \(refusal.reason)", .warning), indent: 4)
            if !refusal.topics.isEmpty {
                let topics = refusal.topics.joined(separator: "; ")
                try printWrapped(StyledText("    " + localized("Left out until then: \(topics)"), .faint), indent: 4)
            }
        }
        try printCareTeam()
    }

    private func show(_ foods: [RecommendScreen.FoodPart], _ word: String, _ style: StyledText.Style) throws {
        guard !foods.isEmpty else { return }
        let names = foods.map { $0.isLiked ? localized("\($0.name) (you like it)") : $0.name }.joined(separator: "; ")
        try printWrapped("  " + StyledText("\(word): ", style) + StyledText(names), indent: 4)
    }
}
