import ArgumentParser
import CommandKit
import HabitCourse
import ReportCommands
import ReportKit
import TimeKit
import WordKit

/// `habit home`
struct HomeCommand: HabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "home",
        abstract: "Show today: the checklist, your goal, the score, what there is to read.",
        discussion: """
            EXAMPLE: habit home
            """
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        session.holdUnlocks()
        try session.show(.home)
    }
}

/// `habit posts`
struct PostsCommand: HabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "posts",
        abstract: "List the posts by week, with what is read, open or locked.",
        discussion: """
            A week's posts open one after the other, each when the one before it is finished.

            EXAMPLE: habit posts --week 2
            """
    )

    @Option(parsing: .unconditional, help: ArgumentHelp("Only this week's.", valueName: "number")) var week: Int?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        if let week, !(1...CourseState.weekLimit).contains(week) {
            throw ValidationError(localized("There is no week \(week); weeks count from 1"))
        }
    }

    func run(in session: AppSession) throws {
        session.holdUnlocks()
        try session.show(try session.course.postsScreen(week: week))
    }
}

/// `habit habits`
struct HabitsCommand: HabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "habits",
        abstract: "List your habits with what they were, and the themes still to come.",
        discussion: """
            EXAMPLE: habit habits
            """
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        try session.show(.habits)
    }
}

/// `habit score`
struct ScoreCommand: HabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "score",
        abstract: "Show the score, and the worth of a tick today.",
        discussion: """
            Each completion of a habit gives more than the one before, up to 20 points; a steady week adds up to 4. A missed day \
            takes nothing away.

            EXAMPLE: habit score --receipt
            """
    )

    @Flag(help: "Every completion with its points, the newest first.") var receipt = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let screen = try session.course.scoreScreen()
        try session.context.answer(encoding: screen) { try $0.show(screen, withReceipt: receipt) }
    }
}

/// `habit stats`
struct StatsCommand: HabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Show how often each habit was done, in a row and by week.",
        discussion: """
            EXAMPLE: habit stats
            """
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        try session.show(.statistics)
    }
}

/// `habit progress`
struct ProgressCommand: HabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress",
        abstract: "Look back over the weeks of the course.",
        discussion: """
            EXAMPLE: habit progress
                     habit progress --pdf look-back.pdf
            """
    )

    @Option(help: "The PDF to write, with graph and heat map.", completion: .file(extensions: ["pdf"])) var pdf: String?
    @Option(help: "The page for a browser to write.", completion: .file(extensions: ["html"])) var html: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        guard pdf != nil || html != nil else { return try session.show(.progress) }
        let screen = try session.course.progressScreen()
        let document = try ProgressDocument(screen, at: session.context.clock.now()).document()
        try session.write(document.files(pdf: pdf, html: html))
    }
}
