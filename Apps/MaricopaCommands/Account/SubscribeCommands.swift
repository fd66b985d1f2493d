import ArgumentParser
import CommandKit
import MaricopaDirectory
import ScreenKit
import TimeKit

/// `maricopa subscribe`
struct SubscribeCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "subscribe",
        abstract: "Subscribe to news, or show the form.",
        discussion: """
            News go to the address of your account. Without topics it shows the form and what you subscribed to.

            EXAMPLE: maricopa subscribe newsletter events --zip 85003
            """
    )

    @Argument(help: "newsletter, markets, recipes, parks, active, events, resources.") var topics: [String] = []
    @Option(help: "Your name, as letters greet you.") var name = ""
    @Option(help: "Your ZIP code, to hear of what is near.") var zip = ""
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let directory = session.directory
        if !topics.isEmpty || !name.isEmpty || !zip.isEmpty {
            try directory.subscribe(SubscriptionForm(name: name, zip: zip, topics: topics))
        }
        try session.show(try directory.subscribeScreen())
    }
}

/// `maricopa subscriptions`
struct SubscriptionsCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "subscriptions",
        abstract: "Show what you subscribed to, and end some of it.",
        discussion: """
            EXAMPLE: maricopa subscriptions
                     maricopa subscriptions --end events
            """
    )

    @Option(help: ArgumentHelp("A topic to hear of no more; may be repeated.", valueName: "topic")) var end: [String] =
        []
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let directory = session.directory
        for text in end {
            guard let topic = SubscriptionTopic(rawValue: text.lowercased()) else {
                throw DirectoryError.notSubscribed(text)
            }
            try directory.unsubscribe(from: topic)
        }
        try session.show(try directory.subscribeScreen())
    }
}

/// `maricopa settings`
struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract: "Show what there is to set and to read.",
        discussion: "EXAMPLE: maricopa settings\n         maricopa settings location 85281",
        subcommands: [SettingsPageCommand.self, LocationCommand.self],
        defaultSubcommand: SettingsPageCommand.self
    )
}

/// `maricopa settings show`
struct SettingsPageCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the settings; the command without a name.",
        discussion: "EXAMPLE: maricopa settings show"
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        try session.show(try session.directory.settingsScreen())
    }
}
