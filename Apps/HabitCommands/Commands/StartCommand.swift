import ArgumentParser
import CommandKit
import Foundation
import HabitCourse
import JSONKit
import TimeKit
import WordKit

/// `habit start`
struct StartCommand: HabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "start",
        abstract: "Start the course, today or on a day to come.",
        discussion: """
            The first day never changes. Days begin at 03:00 on the clocks of this machine's zone, or as --reset-at and \
            --time-zone say; both can be changed later. A time from 12:00 on ends the day in its evening: with 22:00, \
            Tuesday lasts from Monday 22:00 to Tuesday 22:00.

            EXAMPLE: habit start --on 2026-03-02 --reset-at 03:00
            """
    )

    @Option(help: ArgumentHelp("The first day; else today.", valueName: "day")) var on: String?
    @Option(help: ArgumentHelp("Time at which boxes can be ticked again.", valueName: "time")) var resetAt: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let clock = session.context.clock
        let reset = try resetAt.map { try LocalTime(typed: $0) } ?? CourseClock.usualReset
        let setting = CourseClock.Setting(timeZone: clock.zone(), resetsAt: reset)
        let day = try on.map { try CourseDays(clock: CourseClock(setting), now: clock.now()).day($0) }
        let state = try session.course.start(on: day, resetsAt: reset, in: clock.zone())
        let held = state.clock.current
        let document: JSONValue = [
            "start": JSONValue(state.start), "weeks": JSONValue(state.weeks), "timeZone": .string(held.timeZoneID),
            "resetsAt": .string(held.boundary.startsAt.hourAndMinute),
        ]
        try session.context.answer(document) { terminal in
            let day = state.start.withWeekday
            let time = held.boundary.startsAt.hourAndMinute
            try terminal.printWrapped(
                StyledText(localized("The course starts on \(day)."), .good) + " "
                    + StyledText(localized("Days begin at \(time) in \(held.timeZoneID)."))
            )
            try terminal.print()
            try terminal.show(try session.course.homeScreen())
        }
    }
}

/// `habit schedule`
struct ScheduleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schedule",
        abstract: "Show when each week unlocks, as the clocks of any zone show it.",
        discussion: """
            Before the course is started it shows how it would be.

            EXAMPLE: habit schedule --in Europe/Berlin
            """
    )

    @Option(name: .customLong("in"), help: ArgumentHelp("The zone; else the course's.", valueName: "zone"))
    var zone: String?
    @Option(help: ArgumentHelp("The first day of a course that isn't started yet; else today.", valueName: "day"))
    var start: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let zone = try zone.map { try TimeZone.typed($0) }
        let session = try global.session()
        let clock = session.context.clock
        let days = CourseDays(clock: CourseClock(CourseClock.Setting(timeZone: clock.zone())), now: clock.now())
        let page = try session.course.schedulePage(in: zone, startingOn: try start.map { try days.day($0) })
        try session.show(page)
    }
}
