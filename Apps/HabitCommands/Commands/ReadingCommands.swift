import ArgumentParser
import CommandKit
import HabitCourse
import TimeKit
import WordKit

/// `habit read`
struct ReadCommand: HabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Read a post, here or as a page for a browser.",
        discussion: """
            It reads without a network. When you are through, tell it with “habit finish”; that opens the next one.

            EXAMPLE: habit read welcome
            """
    )

    @OptionGroup var choice: PostArgument
    @Option(help: "The page to write, for a browser.", completion: .file(extensions: ["html"])) var html: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        session.holdUnlocks()
        let post = try session.course.findPost(choice.post)
        guard let html else { return try session.show(try session.course.postScreen(post.id)) }
        let written = try ReadingFiles.write(post.id, to: html, in: session)
        try session.context.answer(encoding: written) { terminal in
            let line =
                written.folder.map { localized("Wrote \(html), its pictures in \($0)") } ?? localized("Wrote \(html)")
            try terminal.print(StyledText(line))
            for address in written.missing {
                try terminal.print(StyledText(localized("The copy lacks a picture: \(address)"), .warning))
            }
        }
    }
}

/// `habit finish`
struct FinishCommand: HabitSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "finish",
        abstract: "Tell that you read a post to its end, which opens the next of its week.",
        discussion: """
            The end of a habit's post shows its ideas, and on a terminal asks for the habit in your own words.

            EXAMPLE: habit finish eating-slowly
            """
    )

    @OptionGroup var choice: PostArgument
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let post = try session.course.findPost(choice.post)
        let receipt = try session.course.finish(post.id)
        try session.context.answer(encoding: receipt) { terminal in
            try terminal.show(receipt, on: try session.days().today)
            guard let theme = receipt.themeToSet else { return }
            try terminal.print()
            let page = try session.course.setHabitPage(theme)
            try terminal.showIdeas(of: page)
            try session.askForHabit(page)
        }
    }
}
