import ArgumentParser
import CommandKit
import HabitCourse
import TimeKit
import WordKit

/// `habit graph` (PROGRESSION-1.0)
struct GraphCommand: HabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draw the score since the start, here or as a picture.",
        discussion: """
            EXAMPLE: habit graph
                     habit graph --svg score.svg --png score.png
            """
    )

    @OptionGroup var pictures: PictureOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let screen = try session.course.statisticsScreen()
        try session.checkThereIsADay(screen.series.last?.day)
        try session.show(try HabitCharts.graph(screen.series), as: Series(series: screen.series), pictures)
    }

    private struct Series: Encodable {
        let series: [SeriesPoint]
    }
}

/// `habit heatmap` (PROGRESSION-1.1)
struct HeatMapCommand: HabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "heatmap",
        abstract: "Draw how much of each day was done, here or as a picture.",
        discussion: """
            Weeks stand beside each other with their days below each other. After more than a year, each year is a row and each \
            week a square; --year shows one year by its days.

            EXAMPLE: habit heatmap --habit water
                     habit heatmap --year 2026 --png year.png
            """
    )

    @Option(help: "Only this habit: its theme as in water, how it begins, or its id.") var habit: String?
    @Option(help: ArgumentHelp("Only this year.", valueName: "number")) var year: Int?
    @OptionGroup var pictures: PictureOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let habit = try habit.map { text throws(HabitCourseError) in try session.course.findHabit(text) }
        var activity = try session.course.activity(of: habit?.id)
        try session.checkThereIsADay(activity.last?.day)
        if let year {
            activity = activity.filter { $0.day.year == year }
            guard !activity.isEmpty else {
                throw CommandError(
                    .noInput,
                    localized("no day of \(year) belongs to it yet"),
                    remedy: localized("see: habit heatmap")
                )
            }
        }
        try session.show(
            try HabitCharts.heatMap(
                activity,
                of: habit?.text ?? year.map { localized("Habits done in \($0), day by day") }
            ),
            as: Activity(habit: habit?.id, activity: activity),
            pictures
        )
    }

    private struct Activity: Encodable {
        let habit: Habit.ID?
        let activity: [DayActivity]
    }
}

extension AppSession {
    /// - Throws: An error if the first course day hasn't come yet, since there is nothing to draw.
    fileprivate func checkThereIsADay(_ last: LocalDate?) throws(CommandError) {
        guard last == nil else { return }
        throw CommandError(
            .noInput,
            localized("the first day hasn't come yet"),
            remedy: localized("draw it on the day, or see: habit home")
        )
    }
}
