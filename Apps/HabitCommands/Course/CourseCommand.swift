import ArgumentParser
import CommandKit
import HabitCourse
import JSONKit
import TimeKit
import WordKit

/// `habit course`: where the posts come from, for readers and for authors of a course.
struct CourseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "course",
        abstract: "Fetch a course, rest from it, or write one.",
        discussion: """
            EXAMPLE: habit course fetch https://example.org/course/course.json
                     habit course new my-course --title "Ten weeks at our table"
                     habit course lint my-course
                     habit course serve my-course
            """,
        groupedSubcommands: [
            CommandGroup(
                name: "Taking a course",
                subcommands: [FetchCommand.self, Status.self, Pause.self, Resume.self]
            ),
            CommandGroup(
                name: "Writing a course",
                subcommands: [NewCommand.self, LintCommand.self, ServeCommand.self]
            ),
        ]
    )
}

extension CourseCommand {
    /// `habit course status`
    struct Status: HabitSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "status",
            abstract: "Show where the course comes from, and how old the copy is.",
            discussion: """
                EXAMPLE: habit course status
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            guard let status = try session.course.courseStatus() else { throw HabitCourseError.noCourse }
            try session.context.answer(encoding: status) { terminal in
                try terminal.show(status, by: session.context.clock)
            }
        }
    }

    /// `habit course pause`
    struct Pause: HabitSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "pause",
            abstract: "Rest from new posts; what is open stays open, and habits go on.",
            discussion: """
                EXAMPLE: habit course pause
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.course.pause()
            let from = try session.course.state().pauses.last?.from
            try session.context.answer(["paused": true, "from": JSONValue(from)]) { terminal in
                try terminal.print(
                    StyledText(
                        localized(
                            "The course rests from \(from?.description ?? localized("today")) on. Go on with: habit course resume"
                        )
                    )
                )
            }
        }
    }

    /// `habit course resume`
    struct Resume: HabitSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "resume",
            abstract: "Go on after a rest: later weeks open later by as many days.",
            discussion: """
                EXAMPLE: habit course resume
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.course.resume()
            let state = try session.course.state()
            let today = state.clock.day(of: session.context.clock.now())
            let next = state.nextWeek(on: today)
            try session.context.answer(["paused": false, "next": JSONValue(next?.day)]) { terminal in
                let then =
                    next.map { localized("Week \($0.week) \($0.text(on: today)).") }
                    ?? localized("All weeks are unlocked.")
                try terminal.print(StyledText(localized("The course goes on. \(then)")))
            }
        }
    }
}

extension Terminal {
    /// Prints where a course comes from and how old the copy is.
    func show(_ status: CourseStatus, by clock: WallClock) throws {
        if let copy = status.copy {
            try print("\(copy.title, .heading)")
            let language = Self.name(ofLanguage: copy.language)
            try print(StyledText(localized("\(copy.weeks, "week"), \(copy.posts, "post"), in \(language)")))
        } else {
            try print(StyledText(localized("No course yet"), .heading))
        }
        try print(StyledText(localized("from   \(status.address)")))
        if let copy = status.copy { try print(StyledText(localized("copy   \(copy.age(at: clock.now()))"))) }
        if let failure = status.failure {
            let minutes = clock.zone().local(at: status.attempted).minutes
            try print(
                StyledText(localized("tried  \(minutes), without an answer:")) + " " + StyledText(failure, .warning)
            )
        }
    }
}

extension Terminal {
    /// Returns a language's name within a sentence; the tag of one without texts here in quotation marks.
    private static func name(ofLanguage tag: String) -> String {
        switch Language(tag: tag) {
        case .english: localized("English")
        case .spanish: localized("Spanish")
        case .pseudo, nil: "“\(tag)”"
        }
    }
}

extension CourseStatus.Copy {
    /// Returns the age in words: "confirmed within the last 24 hours", "confirmed 3 days ago".
    func age(at now: Instant) -> String {
        switch max(0, confirmed.milliseconds(until: now)) / 86_400_000 {
        case 0: localized("confirmed within the last 24 hours")
        case 1: localized("confirmed a day ago")
        case let days: localized("confirmed \(days) days ago")
        }
    }
}
