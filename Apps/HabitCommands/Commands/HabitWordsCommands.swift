import ArgumentParser
import CommandKit
import HabitCourse
import JSONKit
import TimeKit
import WordKit

/// `habit goal`
struct GoalCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "goal",
        abstract: "Show and set your self-image goal: who you want to be.",
        discussion: """
            It stands on the home screen, and is what the habits are for. It can be set from the end of week 1 on.

            EXAMPLE: habit goal set "I am someone who eats with attention"
            """,
        subcommands: [Show.self, Set.self],
        defaultSubcommand: Show.self
    )

    struct Show: HabitSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show the goal, and goals that would do.",
            discussion: """
                EXAMPLE: habit goal show
                """
        )

        /// Words that belong to `goal set`.
        @Argument(help: .hidden) var words: [String] = []
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            // ArgumentParser's own errors have typographic quotation marks, which no shell reads.
            guard words.isEmpty else {
                let goal = words.joined(separator: " ").quotedForShell
                throw CommandError(
                    .usage,
                    localized("words after “habit goal” set nothing"),
                    remedy: localized("set a goal with: habit goal set \(goal)")
                )
            }
            try session.show(.goal)
        }
    }

    struct Set: HabitSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "set",
            abstract: "Set or change the goal.",
            discussion: """
                EXAMPLE: habit goal set "I am someone who eats with attention"
                """
        )

        @Argument(help: "The person you want to be, in your own words.") var text: [String]
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.course.setGoal(text.joined(separator: " "))
            let goal = try session.course.state().goal ?? ""
            try session.context.answer(["goal": .string(goal)]) {
                try $0.printWrapped("\(localized("Your goal:"), .good) “\(goal)”")
            }
        }
    }
}

/// `habit set`
struct SetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set a theme's habit, in your own words.",
        discussion: """
            Read the theme's post to its end first. Without a text it shows the ideas, and on a terminal asks for it. The habit \
            starts today.

            EXAMPLE: habit set water "I drink a glass of water before breakfast"
            """
    )

    @Argument(help: "The theme: slowly, water, portion or whole.") var theme: String
    @Argument(help: "The thing you will do each day.") var text: [String] = []
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let theme = try Theme(typed: theme)
        let session = try global.session()
        guard text.isEmpty else {
            let habit = try session.course.setHabit(theme, text.joined(separator: " "))
            return try session.context.answer(encoding: habit) { try $0.show(newHabit: habit) }
        }
        let page = try session.course.setHabitPage(theme)
        try session.show(page)
        if !session.context.printsJSON { try session.askForHabit(page) }
    }
}

/// `habit edit`
struct EditCommand: HabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Make a habit easier, or build on it, after two weeks of it.",
        discussion: """
            It can be edited once 14 days have passed since it was set or last edited; what it was is kept. Without a text it shows \
            what your own days say, and on a terminal asks for the new wording.

            EXAMPLE: habit edit water "I drink a glass of water with every meal"
            """
    )

    @OptionGroup var choice: HabitArgument
    @Argument(help: "The thing you will do from today on.") var text: [String] = []
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let habit = try session.habit(choice.habit)
        guard text.isEmpty else {
            let edited = try session.course.editHabit(habit.id, text.joined(separator: " "))
            return try session.context.answer(encoding: edited) { try $0.show(editedHabit: edited, from: habit) }
        }
        let page = try session.course.editHabitPage(habit.id)
        try session.show(page)
        if !session.context.printsJSON { try session.askForEdit(of: habit, page) }
    }
}
