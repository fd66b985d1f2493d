import ScreenKit
import TimeKit
import WordKit

/// The parts of the home screen.
struct HomeParts {
    let context: ScreenContext
    let today: LocalDate
    let phase: CoursePhase
    let shelf: PostShelf
    let score: Score
    private let changeable: ClosedRange<LocalDate>

    init(_ context: ScreenContext) {
        self.context = context
        today = context.today
        phase = context.state.phase(on: today)
        shelf = PostShelf(context.posts, in: context.state, on: today)
        score = Score(of: context.records)
        changeable = TickRule.changeableDays(at: context.now, by: context.state.clock)
    }

    private var state: CourseState { context.state }
}

// MARK: Greeting

extension HomeParts {
    var greeting: String {
        switch phase {
        case .before(let days):
            Greeting.before(days: days, start: state.startDay(ofWeek: 1) ?? state.start)
        case .running(let week, let day):
            Greeting.running(week: week, day: day, boxes: boxes, hasNews: !shelf.open.isEmpty)
        case .paused(let week): Greeting.paused(week: week)
        case .complete(let days): Greeting.complete(days: days, weeks: state.weeks)
        }
    }

    /// The introduction, until the first post is finished.
    var guide: [String] {
        guard state.finished.isEmpty, state.week(on: today) <= 1 else { return [] }
        return Greeting.guide(resetsAt: state.clock.current.boundary.startsAt)
    }

    private var boxes: Greeting.Boxes {
        let running = context.pairs.filter { HabitSetting.runs($0.habit, in: state, on: today) }.map(\.record)
        if running.isEmpty { return .none }
        let counting = running.filter { $0.ticks.contains(today) || !$0.skips.contains(today) }
        if counting.isEmpty { return .skipped }
        return counting.allSatisfy { $0.ticks.contains(today) } ? .done : .open
    }
}

// MARK: Checklist

extension HomeParts {
    var rows: [HomeScreen.HabitRow] {
        zip(context.pairs, score.parts).compactMap { pair, part in
            let (habit, record) = pair
            guard HabitSetting.runs(habit, in: state, on: today) else { return nil }
            let isChecked = record.ticks.contains(today)
            return HomeScreen.HabitRow(
                id: habit.id,
                theme: habit.theme,
                text: habit.text,
                checked: isChecked,
                isSkipped: record.skips.contains(today) && !isChecked,
                canEdit: HabitEditing.canEdit(habit, on: today),
                edit: EditWords.action(habit, on: today),
                editableOn: HabitEditing.editableOn(habit),
                streak: Streak(of: record, on: today).current,
                points: HomeScreen.Points(next: record.nextAward(on: today, after: part).points),
                box: box(of: habit, isChecked: isChecked, on: today),
                yesterday: yesterday(of: habit, record)
            )
        }
    }

    private func yesterday(of habit: Habit, _ record: HabitRecord) -> HomeScreen.Yesterday? {
        let day = changeable.lowerBound
        guard day < today, HabitSetting.runs(habit, in: state, on: day) else { return nil }
        let isChecked = record.ticks.contains(day)
        var box = box(of: habit, isChecked: isChecked, on: day)
        // The box quotes the habit's words of that day if today's row doesn't show them: after an edit, and for a habit that has ended.
        let words = habit.version(on: day)?.text ?? habit.text
        if words != habit.text || !HabitSetting.runs(habit, in: state, on: today) {
            box.label += ": \(Words.quoted(words))"
        }
        return HomeScreen.Yesterday(day: day, text: words == habit.text ? nil : words, checked: isChecked, box: box)
    }

    private func box(of habit: Habit, isChecked: Bool, on day: LocalDate) -> Action {
        let label =
            if day == today {
                isChecked ? localized("Untick") : localized("Tick")
            } else {
                isChecked ? localized("Untick for yesterday") : localized("Tick for yesterday")
            }
        return Action(
            HabitAct.box(habit.id, day, isChecked: !isChecked),
            label: label,
            gesture: .tap,
            availability: TickRule.refusal(of: habit, on: day, in: state, at: context.now).map {
                .disabled(why: Self.text($0))
            } ?? .enabled
        )
    }

    private static func text(_ refusal: TickRefusal) -> String {
        switch refusal {
        case .inTheFuture(let day): localized("\(day) hasn't begun")
        case .tooOld(_, let earliest): localized("boxes can be changed back to \(earliest)")
        case .notRunning(let day): localized("it doesn't run on \(day)")
        }
    }

    /// Yesterday's boxes of habits that ended yesterday, such as the observation on the morning after the first week.
    private var endedBoxes: [Action] {
        context.pairs.compactMap { habit, record in
            HabitSetting.runs(habit, in: state, on: today) ? nil : yesterday(of: habit, record)?.box
        }
    }
}

// MARK: Score and posts

extension HomeParts {
    var scorePart: HomeScreen.ScorePart {
        HomeScreen.ScorePart(
            total: score.total,
            today: score.points(on: today),
            series: score.series(from: state.start, through: today),
            opens: HabitLink.statistics.labeled(localized("Statistics"))
        )
    }

    var postsPart: HomeScreen.PostsPart {
        HomeScreen.PostsPart(
            available: shelf.open.map { post in
                HomeScreen.PostRow(
                    id: post.id,
                    week: post.week,
                    title: post.title,
                    opens: HabitLink.post(post.id).labeled(post.title)
                )
            },
            nextUnlock: state.nextWeek(on: today).map { unlock in
                HomeScreen.NextUnlock(
                    week: unlock.week,
                    day: unlock.day,
                    at: unlock.at,
                    wallTime: unlock.wallTime,
                    text: unlock.text(on: today)
                )
            },
            text: postsText,
            opens: HabitLink.posts.labeled(localized("All posts"))
        )
    }

    /// The next content as a phrase. If there are open posts, it names the next week.
    private var postsText: String {
        guard !shelf.open.isEmpty else { return context.text(of: shelf.next, on: today) }
        if let unlock = state.nextWeek(on: today) { return localized("week \(unlock.week) \(unlock.text(on: today))") }
        return state.lastUnlockedWeek(on: today) < state.weeks
            ? localized("the course rests") : localized("all weeks are unlocked")
    }
}

// MARK: Other actions

extension HomeParts {
    var actions: [Action] {
        endedBoxes + rest + [
            Action(
                HabitAct.openSkips,
                label: localized("Skip days"),
                opens: HabitLink.skips.labeled(localized("Skipped days"))
            ),
            Action(HabitAct.undo, label: localized("Undo the last change")),
            Action(
                HabitAct.openHabits,
                label: localized("Habits"),
                opens: HabitLink.habits.labeled(localized("Habits"))
            ),
            Action(HabitAct.openScore, label: localized("Score"), opens: HabitLink.score.labeled(localized("Score"))),
            Action(
                HabitAct.openProgress,
                label: localized("Look back"),
                opens: HabitLink.progress.labeled(localized("Look back"))
            ),
            Action(
                HabitAct.openSettings,
                label: localized("Settings"),
                opens: HabitLink.settings.labeled(localized("Settings"))
            ),
        ] + goal
    }

    /// Pause or resume, while the course is running.
    private var rest: [Action] {
        switch phase {
        case .running: [Action(HabitAct.pause, label: localized("Rest from new posts"))]
        case .paused: [Action(HabitAct.resume, label: localized("Go on with the course"))]
        case .before, .complete: []
        }
    }

    private var goal: [Action] {
        guard HabitSetting.takesGoal(in: state, on: today) else { return [] }
        let label =
            state.goal == nil ? localized("Write your self-image goal") : localized("Change your self-image goal")
        return [Action(HabitAct.openGoal, label: label, opens: HabitLink.goal.labeled(localized("Self-image goal")))]
    }
}
