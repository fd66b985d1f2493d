import CommandKit
import KidneyNutrition
import ScreenKit
import TimeKit
import WordKit

extension Terminal {
    /// Prints the current alerts, then the past ones.
    func show(_ screen: AlertsScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        if screen.standing.isEmpty, screen.found.isEmpty {
            try printWrapped(StyledText(screen.emptyText, .faint))
        } else if let text = screen.openLimits {
            try printWrapped(StyledText("→ \(text)", .warning), indent: 2)
        }
        // The number of an alert is its argument for `dismiss`.
        let isNumbered = screen.day == nil
        for (place, row) in screen.standing.enumerated() {
            try show(row, number: isNumbered ? place + 1 : nil, withWhy: true)
        }
        var day: LocalDate?
        for (place, row) in screen.found.enumerated() {
            if row.day != day {
                try print()
                try printWrapped(StyledText(localized("Found for \(row.day)"), .heading))
                day = row.day
            }
            let number = isNumbered ? screen.standing.count + place + 1 : nil
            try show(row.alert, number: number, withWhy: screen.day != nil)
            if !row.countText.isEmpty { try printWrapped(StyledText("  \(row.countText)", .faint), indent: 2) }
        }
        if let text = screen.partDays { try printWrapped(StyledText(text, .faint)) }
        let canDismiss =
            screen.standing.contains { !$0.level.cantWait } || screen.found.contains { $0.dismiss.isEnabled }
        if isNumbered, canDismiss {
            try printWrapped(StyledText(localized("Never show one again: kidney alerts dismiss NUMBER"), .faint))
        }
        let rows = screen.standing + screen.found.map(\.alert)
        if isNumbered, rows.contains(where: { $0.acknowledge?.isEnabled == true }) {
            try printWrapped(StyledText(localized("Seen it: kidney alerts acknowledge NUMBER"), .faint))
        }
        if let text = screen.dismissedText {
            try printWrapped(StyledText("\(text) " + localized("Show them: kidney alerts restore"), .faint))
        }
        try printCareTeam()
    }

    private func show(_ row: AlertRow, number: Int? = nil, withWhy: Bool) throws {
        let number = number.map { "\($0). " } ?? ""
        try printWrapped("\(row.level.mark, row.level.style) \(number)\(row.message)", indent: 2)
        if withWhy, !row.why.isEmpty { try printWrapped(StyledText("  \(row.why)", .faint), indent: 2) }
        if let text = row.acknowledgedText {
            try printWrapped(StyledText("  \(text.capitalizedFirst)", .faint), indent: 2)
        }
    }

    // MARK: Rewards

    /// Prints the points, level and badges, the rewards in progress, and the granted ones.
    func show(_ screen: RewardsScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        let next = screen.nextLevelAt.map { ", " + localized("the next from \($0) on") } ?? ""
        let level = localized("level \(screen.level)")
        try printWrapped("\(screen.text.capitalizedFirst) · \(level), \(screen.levelName, .good)\(next)")
        let earned = screen.badges.filter(\.isEarned)
        if !earned.isEmpty {
            try print()
            try printWrapped(StyledText(localized("Badges"), .heading))
            for badge in earned { try printPoint("\(badge.title, .good), \(localized("for \(badge.text)"))") }
        }
        let open = screen.badges.filter { !$0.isEarned }.map(\.title)
        if !open.isEmpty {
            try printWrapped(
                StyledText("  " + localized("to earn: \(open.joined(separator: ", "))"), .faint),
                indent: 2
            )
        }
        if !screen.underway.isEmpty {
            try print()
            try printWrapped(StyledText(localized("Under way"), .heading))
        }
        for row in screen.underway {
            let state =
                row.isReached
                ? StyledText(localized("reached"), .good) : StyledText(localized("\(row.points, "point")"), .faint)
            try printPoint("\(row.name.capitalizedFirst): \(row.text), \(row.period)  \(state)")
            try printWrapped(StyledText("    \(row.progress)", .faint), indent: 4)
        }
        try print()
        try printWrapped(StyledText(localized("Given", context: "rewards"), .heading))
        if screen.rewards.isEmpty { try printWrapped(StyledText(screen.emptyText, .faint)) }
        for row in screen.rewards {
            let points = localized("\(row.points, "point")")
            try printPoint(
                "\(points), \(row.name), \(row.period)  \(row.state.title, row.state.style)  \(row.id, .faint)"
            )
        }
        try print()
        try printWrapped(StyledText(screen.promise, .faint))
        try printCareTeam()
    }

    /// Prints one reward with its history.
    func show(_ screen: RewardScreen) throws {
        try printWrapped(StyledText("\(screen.title), \(screen.period)", .heading))
        try printWrapped(StyledText(localized("\(screen.points, "point").") + " " + screen.text))
        for line in screen.lines { try printPoint("\(line.text): \(line.why)") }
        if !screen.why.isEmpty { try printWrapped(StyledText(screen.why, .faint)) }
        try printCareTeam()
    }

    // MARK: Notices and reasons

    /// Prints the past notices and the switches.
    func show(_ screen: NoticesScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        if screen.notices.isEmpty { try printWrapped(StyledText(screen.emptyText, .faint)) }
        for row in screen.notices {
            try printWrapped("\(row.time)  \(row.message)", indent: 4)
            try printWrapped(StyledText("    \(row.opens.target)", .faint), indent: 4)
        }
        try print()
        try printWrapped(StyledText(localized("Types"), .heading))
        for row in screen.switches {
            let state =
                row.isOn
                ? StyledText(localized("on", context: "switch"), .good)
                : StyledText(localized("off", context: "switch"), .warning)
            try printPoint("\(row.name)  \(state)  \(row.id.rawValue, .faint)")
        }
        try printWrapped(StyledText(screen.switchText, .faint))
    }

    /// Prints the reasons for an item.
    func show(_ screen: WhyScreen) throws {
        try printWrapped(StyledText(screen.text))
        if !screen.text.contains(screen.careTeam) { try printCareTeam() }
    }

    /// Prints the result of an evaluation.
    func show(_ screen: EvaluationScreen) throws {
        try printWrapped(StyledText(screen.text))
        try show(screen.standing + screen.news, withSuggestions: true)
        if !(screen.standing + screen.news).isEmpty { try printCareTeam() }
    }

    /// Prints the news, a line each. Suggestions are only counted unless `withSuggestions` is set.
    func show(_ news: [NewsRow], withSuggestions: Bool = false) throws {
        let shown = news.filter { withSuggestions || $0.kind != .suggestion }
        if !shown.isEmpty { try print() }
        for row in shown {
            switch row.kind {
            case .alert:
                try printWrapped(
                    "\((row.level ?? .notice).mark, (row.level ?? .notice).style) \(row.message)",
                    indent: 2
                )
            case .reward: try printWrapped("\("*", .good) \(row.message)", indent: 2)
            case .suggestion, .closing: try printWrapped("\("·", .faint) \(row.message)", indent: 2)
            }
        }
        let left = news.count - shown.count
        if left > 0 {
            let text = localized("\(left, "suggestion") for what to eat: kidney recommend")
            try printWrapped(StyledText("· " + text, .faint), indent: 2)
        }
    }
}

extension RewardState {
    /// The style of the state.
    fileprivate var style: StyledText.Style {
        switch self {
        case .granted, .settled: .good
        case .pending: .warning
        case .reversed: .faint
        }
    }
}
