import Foundation
import ScreenKit
import TimeKit
import WordKit

/// The prompts of the home screen, the most important first.
struct HomePrompts {
    private let parts: HomeParts
    private let context: ScreenContext
    private let state: CourseState
    private let today: LocalDate

    init(_ parts: HomeParts) {
        self.parts = parts
        context = parts.context
        state = parts.context.state
        today = parts.today
    }

    typealias Prompt = HomeScreen.Prompt

    /// The number of days for which the home screen mentions that a habit can be edited. The list of habits always
    /// shows it.
    static let daysToEdit = 7

    var all: [Prompt] {
        let set = toSet
        let others = lookBack + goal + set + read(beside: set) + toEdit + zone
        // Without posts the site comes first; otherwise it comes last.
        return context.posts.isEmpty ? site + others : others + site
    }

    private var site: [Prompt] {
        // Posts from an archive have no source and still can be read.
        guard context.source?.copy != nil || context.posts.isEmpty else { return [] }
        return Self.site(context.source, age: context.copyAge?.text)
    }

    /// Returns the prompt to fetch a course, or the last error of the site.
    static func site(_ source: CourseStatus?, age: String?) -> [Prompt] {
        guard let source, source.copy != nil else {
            let nothing = localized("There is nothing to read yet: fetch the course from its site.")
            let reason = source?.failure.map { localized("The last try: \($0).") }
            return [
                Prompt(
                    id: "fetch",
                    text: [nothing, reason].compactMap { $0 }.joined(separator: " "),
                    opens: HabitLink.course.labeled(localized("The course's site"))
                )
            ]
        }
        guard let failure = source.failure else { return [] }
        let serving =
            age.map { localized("You can still read the copy that you have; it is \($0).") }
            ?? localized("You can still read the copy that you have.")
        return [
            Prompt(
                id: "siteDown",
                text: localized("The course's site couldn't be asked: \(failure).") + " " + serving,
                opens: HabitLink.course.labeled(localized("The course's site"))
            )
        ]
    }

    private var lookBack: [Prompt] {
        guard case .complete = parts.phase else { return [] }
        return [
            Prompt(
                id: "lookBack",
                text: localized("Look back over your \(state.weeks, "week") and what you have made of them."),
                opens: HabitLink.progress.labeled(localized("Look back"))
            )
        ]
    }

    private var goal: [Prompt] {
        guard state.goal == nil, HabitSetting.takesGoal(in: state, on: today) else { return [] }
        return [
            Prompt(
                id: "goal",
                text: localized(
                    "Who do you want to be? Write down your self-image goal: it is what the habits are for."
                ),
                opens: HabitLink.goal.labeled(localized("Self-image goal"))
            )
        ]
    }

    /// The themes whose habit can be set, or whose post must be read for it.
    private var toSet: [Prompt] {
        Theme.ofCourse.compactMap { theme in
            let id = "setHabit/\(theme.rawValue)"
            switch context.standing(of: theme) {
            case .set, .waitsForWeek, .waitsForPost(nil): return nil
            case .ready:
                return Prompt(
                    id: id,
                    text: localized("Set your habit for \(theme.name), in your own words."),
                    opens: HabitLink.setHabit(theme).labeled(localized("Set your habit"))
                )
            case .waitsForPost(let post?):
                let title = context.title(of: post)
                if parts.shelf.standing(of: post)?.isReadable ?? false {
                    let text = localized("Read \(title), then set your habit for \(theme.name).")
                    return Prompt(id: id, text: text, opens: HabitLink.post(post).labeled(localized("Read \(title)")))
                }
                guard let first = firstOpen(before: post) else { return nil }
                let text = localized("Your habit for \(theme.name) comes with \(title): read on to get there.")
                return Prompt(
                    id: id,
                    text: text,
                    opens: HabitLink.post(first.id).labeled(localized("Read \(first.title)"))
                )
            }
        }
    }

    /// Returns the open post in the week of a waiting post.
    private func firstOpen(before post: TimeKit.ID<Post>) -> Post? {
        let week = context.posts.first { $0.id == post }?.week
        return parts.shelf.open.first { $0.week == week }
    }

    /// Returns the prompt for the next post, unless another prompt already links to it.
    private func read(beside others: [Prompt]) -> [Prompt] {
        guard let post = parts.shelf.open.first else { return [] }
        let link = HabitLink.post(post.id).labeled(localized("Read \(Words.quoted(post.title))"))
        guard !others.contains(where: { $0.opens?.target == link.target }) else { return [] }
        let title = Words.quoted(post.title)
        let text =
            post.kind == .tutorial ? localized("Read \(title): it shows you around.") : localized("Read \(title).")
        return [Prompt(id: "read", text: text, opens: link)]
    }

    /// The habits that became editable within the last days.
    private var toEdit: [Prompt] {
        context.pairs.compactMap { habit, record in
            guard let from = HabitEditing.editableOn(habit), from <= today, from.days(until: today) < Self.daysToEdit
            else { return nil }
            let advice = HabitEditing.advice(for: habit, record: record, on: today)
            return Prompt(
                id: "editHabit/\(habit.id)",
                text: localized("You can edit \(Words.quoted(habit.text)) now. \(advice.text.capitalizedFirst)."),
                opens: HabitLink.editHabit(habit.id).labeled(localized("Edit the habit"))
            )
        }
    }

    private var zone: [Prompt] {
        context.zoneNote.map { note in
            [
                Prompt(
                    id: "zone",
                    text: localized(
                        "\(note). If you have moved, choose \(context.deviceZone.identifier) in the settings."
                    ),
                    opens: HabitLink.settings.labeled(localized("Settings"))
                )
            ]
        } ?? []
    }
}
