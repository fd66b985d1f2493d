import ArgumentParser
import CommandKit
import HabitCourse
import TimeKit

/// `habit course pause`
struct CoursePauseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause",
        abstract: "Rest from new content: later weeks wait, habits and score go on.",
        discussion: """
            EXAMPLE: habit course pause
            """
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let session = try global.session()
        try session.course.pause()
        let today = try session.days().today
        try session.context.answer(["paused": true, "from": JSON(today)]) { terminal in
            try terminal.printWrapped("The course rests from \(today) on. Go on with: habit course resume")
        }
    }
}

/// `habit course resume`
struct CourseResumeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume",
        abstract: "Go on after a rest; the weeks to come move by as many days.",
        discussion: """
            EXAMPLE: habit course resume
            """
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let session = try global.session()
        try session.course.resume()
        let state = try session.course.state()
        let today = try session.days().today
        let next = state.nextWeek(on: today)
        try session.context.answer(["paused": false, "next": JSON(next?.day)]) { terminal in
            let then = next.map { "Week \($0.week) \($0.text(on: today))." } ?? "All weeks are unlocked."
            try terminal.printWrapped("The course goes on. \(then)")
        }
    }
}
