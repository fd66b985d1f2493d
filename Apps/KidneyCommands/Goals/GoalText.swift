import CommandKit
import Foundation
import KidneyNutrition
import WordKit

extension Terminal {
    /// Prints the goals by priority.
    func show(_ screen: GoalsScreen, withEnded: Bool) throws {
        try printWrapped(StyledText(screen.title, .heading))
        try printWrapped(StyledText(screen.text, .faint))
        if screen.goals.isEmpty {
            try printWrapped(
                StyledText(localized("Make one: kidney goal add fruit 2, kidney goal add bp 130/80"), .faint)
            )
        }
        for goal in screen.goals {
            try print()
            try printWrapped("\("\(goal.priority). \(goal.title)", .heading)  \(id(goal.id))", indent: 3)
            try showProgress(of: goal)
        }
        if withEnded, !screen.ended.isEmpty {
            try print()
            try printWrapped(StyledText(localized("Ended"), .heading))
            for goal in screen.ended {
                try printWrapped("  · \(goal.title), \(goal.stateText)  \(id(goal.id))", indent: 4)
            }
        }
        try printCareTeam()
    }

    /// Prints one goal, with the news after a change.
    func show(_ screen: GoalScreen, _ news: [NewsRow]) throws {
        try printWrapped(StyledText(screen.title, .heading))
        try showProgress(of: screen.goal)
        if let why = screen.why { try printWrapped(StyledText("   " + localized("Why: \(why)"), .faint), indent: 3) }
        if screen.steps.count > 1 {
            try print()
            for step in screen.steps { try printPoint(StyledText(localized("from \(step.from): \(step.text)"))) }
        }
        if !screen.earns.isEmpty {
            try print()
            try print(StyledText(localized("It can earn")))
            for earning in screen.earns {
                let caution = earning.caution.map { ", \($0)" } ?? ""
                try printPoint(StyledText(earning.text) + StyledText(" (\(earning.source)\(caution))", .faint))
            }
        }
        try print()
        let place =
            screen.goal.endedOn == nil
            ? localized("Goal \(screen.goal.priority) · from \(screen.goal.from) on")
            : localized("A goal that ended · from \(screen.goal.from) on")
        try printWrapped(StyledText(place, .faint) + "  " + id(screen.goal.id))
        try show(news)
        try printCareTeam()
    }

    /// Prints the progress of a goal, with a bar if the terminal is wide enough.
    private func showProgress(of goal: GoalRow) throws {
        let state = StyledText(goal.stateText, goal.style)
        var line: StyledText = "   "
        if let share = goal.share {
            let percent = Int(truncating: (share * 100) as NSDecimalNumber)
            if let width = traits.width, width >= 50 { line += bar(share, goal.barStyle) + " " }
            line += StyledText((goal.isCeiling ? localized("\(percent) % used") : "\(percent) %") + "  ")
        }
        try printWrapped(line + state, indent: 3)
        if !goal.text.isEmpty, goal.state != .paused { try printWrapped("   \(goal.text)", indent: 3) }
        if !goal.note.isEmpty { try printWrapped(StyledText("   \(goal.note)", .warning), indent: 3) }
    }

    private func bar(_ share: Decimal, _ style: StyledText.Style) -> StyledText {
        let cells = 20
        let full = min(max(Int(truncating: (share * Decimal(cells)) as NSDecimalNumber), 0), cells)
        return StyledText(String(repeating: "█", count: full), style)
            + StyledText(String(repeating: "░", count: cells - full), .faint)
    }
}

extension GoalRow {
    /// The style of the state.
    fileprivate var style: StyledText.Style {
        switch state {
        case .reached: .good
        case .paused, .missed: .warning
        case .underway: .plain
        case .unknown, nil: .faint
        }
    }

    /// The style of the bar: plain for a ceiling, since a full bar isn't good there.
    fileprivate var barStyle: StyledText.Style {
        if state == .missed { return .warning }
        return isCeiling ? .plain : .good
    }
}
