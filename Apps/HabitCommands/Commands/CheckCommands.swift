import ArgumentParser
import CommandKit
import HabitCourse

/// `habit check`
struct CheckCommand: HabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Tick a habit's box of today.",
        discussion: """
            A day ends at 03:00, or when you said. Yesterday's box can be ticked, too; nothing older.

            EXAMPLE: habit check water
                     habit check slowly --yesterday
            """
    )

    @OptionGroup var choice: HabitArgument
    @Flag(help: "The box of the day before.") var yesterday = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let habit = try session.habit(choice.habit)
        let receipt = try session.course.check(habit.id, forYesterday: yesterday)
        try session.context.answer(encoding: receipt) { try $0.show(receipt, isOfToday: !yesterday) }
    }
}

/// `habit uncheck`
struct UncheckCommand: HabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "uncheck",
        abstract: "Empty a habit's box of today.",
        discussion: """
            EXAMPLE: habit uncheck water --yesterday
            """
    )

    @OptionGroup var choice: HabitArgument
    @Flag(help: "The box of the day before.") var yesterday = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let habit = try session.habit(choice.habit)
        let receipt = try session.course.uncheck(habit.id, forYesterday: yesterday)
        try session.context.answer(encoding: receipt) { try $0.show(receipt, isOfToday: !yesterday) }
    }
}
