import CommandKit
import HabitCourse
import ScreenKit
import TimeKit
import WordKit

extension Terminal {
    /// The most posts listed on the home page, to keep it calm.
    private static let postsShown = 3

    /// Prints the home page: the greeting, an introduction for new users, the goal, the checklist, the score with its
    /// line, the posts to read, and the prompts.
    func show(_ screen: HomeScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        try printWrapped(StyledText(screen.day.withWeekday, .faint))
        try print()
        try printLines(screen.greeting)
        if !screen.guide.isEmpty {
            try print()
            try printList(screen.guide)
        }
        if let goal = screen.goal {
            try print()
            try printWrapped(StyledText("“\(goal)”", .good), indent: 1)
        }
        if !screen.habits.isEmpty {
            try print()
            try showChecklist(screen.habits)
        }
        if screen.phase != .notStarted, !screen.score.series.isEmpty {
            try print()
            try show(screen.score)
        }
        if screen.phase != .notStarted {
            try print()
            try show(screen.posts)
        }
        let prompts = screen.prompts.filter { $0.id != "read" || screen.posts.available.isEmpty }
        if !prompts.isEmpty { try print() }
        for prompt in prompts { try show(prompt, habits: screen.habits) }
    }

    /// Prints the checklist: in columns if every habit fits on one line, otherwise with the facts below each.
    private func showChecklist(_ rows: [HomeScreen.HabitRow]) throws {
        let text = rows.map(\.text.displayWidth).max() ?? 0
        let facts = rows.map(\.facts.displayWidth).max() ?? 0
        let isWide = traits.width.map { 4 + text + 2 + facts <= $0 } ?? true
        for row in rows {
            let line = row.boxText + StyledText(" \(row.text)")
            if isWide {
                let gap = String(repeating: " ", count: text - row.text.displayWidth + 2)
                try print(line + StyledText(gap) + row.facts)
            } else {
                try printWrapped(line, indent: 4)
                try printWrapped("    " + row.facts, indent: 4)
            }
        }
        let late = rows.filter { $0.yesterday?.checked == false && !$0.checked && !$0.isSkipped }
        guard let first = late.first else { return }
        let name = late.count == 1 ? first.theme.word : "HABIT"
        try printWrapped(
            StyledText("    " + localized("Done yesterday? habit check \(name) --yesterday"), .faint),
            indent: 4
        )
    }

    private func show(_ score: HomeScreen.ScorePart) throws {
        let line = Sparkline.text(of: score.series, columns: 28)
        let today = score.today > 0 ? StyledText("  " + localized("+\(score.today) today"), .good) : ""
        try printWrapped("\(StyledText(localized("Score"), .heading)) \(score.total.grouped)" + today)
        if score.series.count > 1 { try print(StyledText(line, .good)) }
    }

    private func show(_ posts: HomeScreen.PostsPart) throws {
        guard !posts.available.isEmpty else {
            return try printWrapped(StyledText(localized("To read"), .heading) + StyledText(posts.nothingText, .faint))
        }
        try print(StyledText(localized("To read"), .heading))
        for post in posts.available.prefix(Self.postsShown) {
            let command = "habit read \(post.id.rawValue.quotedForShell)"
            try printPair(StyledText(post.title), StyledText(command, .faint))
        }
        let more = posts.available.count - Self.postsShown
        if more > 0 {
            try printWrapped(StyledText("  " + localized("and \(more) more: habit posts"), .faint), indent: 2)
        }
        if let next = posts.nextUnlock {
            try printWrapped(StyledText("  " + localized("Week \(next.week) \(next.text)."), .faint), indent: 2)
        }
    }

    /// Prints a prompt and the command to type, on the same line if both fit.
    private func show(_ prompt: HomeScreen.Prompt, habits: [HomeScreen.HabitRow]) throws {
        let text = StyledText("→", .good) + StyledText(" \(prompt.text)")
        guard let command = prompt.command(habits), !prompt.text.contains(command) else {
            return try printWrapped(text, indent: 2)
        }
        let pair = text + StyledText("  \(command)", .faint)
        if traits.width.map({ pair.displayWidth <= $0 }) ?? true { return try print(pair) }
        try printWrapped(text, indent: 2)
        try printWrapped(StyledText("  \(command)", .faint), indent: 4)
    }

    /// Prints two texts on one line, or the second below the first if they don't fit.
    func printPair(_ first: StyledText, _ second: StyledText) throws {
        let pair = "  " + first + "  " + second
        if traits.width.map({ pair.displayWidth <= $0 }) ?? true { return try print(pair) }
        try printWrapped("  " + first, indent: 2)
        try printWrapped("    " + second, indent: 4)
    }
}

extension HomeScreen.HabitRow {
    /// The checkbox: ticked, empty, or with a dash for a skipped day.
    fileprivate var boxText: StyledText {
        if checked { return StyledText("[x]", .good) }
        return isSkipped ? StyledText("[–]", .faint) : "[ ]"
    }

    /// The facts about the habit: "+8 · 3 days in a row".
    fileprivate var facts: StyledText {
        var parts: [String] = []
        if isSkipped {
            parts.append(localized("skipped today"))
        } else {
            parts.append(checked ? localized("tomorrow +\(points.next)") : "+\(points.next)")
        }
        if streak > 1 { parts.append(localized("\(streak) days in a row")) }
        let plain = StyledText(parts.joined(separator: " · "), .faint)
        return canEdit ? plain + StyledText(" · " + localized("can be edited"), .faint) : plain
    }
}

extension HomeScreen.PostsPart {
    /// The text after "To read" without posts: ": nothing now; week 3 unlocks Monday 03:00".
    fileprivate var nothingText: String {
        nextUnlock.map { ": " + localized("nothing now; week \($0.week) \($0.text)") } ?? ": \(text)"
    }
}

extension HomeScreen.Prompt {
    /// Returns the command to type for the prompt; nil if there is none.
    fileprivate func command(_ habits: [HomeScreen.HabitRow]) -> String? {
        if id == "start" { return "habit start" }
        if id == "fetch" { return "habit course fetch URL" }
        if id == "zone" { return "habit settings --zone ZONE" }
        if let habit = habits.first(where: { id == "editHabit/\($0.id)" }) { return "habit edit \(habit.theme.word)" }
        return opens?.command
    }
}
