public import ArgumentParser

/// `APP open`: shows the screen a link points to.
public struct OpenCommand<App: CommandApp>: ParsableCommand {
    /// How the command looks.
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "open",
            abstract: "Show the screen a link points to.",
            discussion: """
                Notifications and other screens carry such links.

                EXAMPLE: \(App.definition.name) open \(App.definition.name)://home
                """
        )
    }

    @Argument(help: "The link.") var link: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    /// A command to be filled by the parser.
    public init() {}

    /// Shows the screen.
    public func run() throws {
        // The engine lets nobody in too early, and shows the page that lets them in.
        let session = try global.context().sessionForAnybody(of: App.definition)
        try session.app.open(link, session)
    }
}
