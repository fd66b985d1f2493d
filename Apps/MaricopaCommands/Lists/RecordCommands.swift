import ArgumentParser
import CommandKit
import MaricopaDirectory
import TimeKit
import WordKit

/// `maricopa show`
struct ShowCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a record.",
        discussion: "EXAMPLE: maricopa show usda-1018235"
    )

    @Argument(help: "Which: its id, as lists show it.") var id: String
    @Option(help: ArgumentHelp("The results it is looked at in, as lists name them.", valueName: "session"))
    var `in`: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        try session.show(try session.directory.recordScreen(TimeKit.ID(id), in: `in`.map { TimeKit.ID($0) }))
    }
}

/// The arguments of the arrows.
struct StepOptions: ParsableArguments {
    @Argument(help: "From which record: its id.") var id: String
    @Option(
        help: ArgumentHelp("The results to walk, as lists name them; else the list of its kind.", valueName: "session")
    )
    var `in`: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    fileprivate func run(_ direction: ResultDirection) throws {
        let session = try global.session()
        let screen = try session.directory.stepScreen(
            direction,
            from: TimeKit.ID(id),
            in: `in`.map { TimeKit.ID($0) }
        )
        try session.show(screen)
    }
}

/// `maricopa next`
struct NextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "next",
        abstract: "Show the record after another, in the results it was found in.",
        discussion: "EXAMPLE: maricopa next usda-1018235"
    )
    @OptionGroup var options: StepOptions

    func run() throws { try options.run(.next) }
}

/// `maricopa previous`
struct PreviousCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previous",
        abstract: "Show the record before another, in the results it was found in.",
        discussion: "EXAMPLE: maricopa previous usda-1018235"
    )
    @OptionGroup var options: StepOptions

    func run() throws { try options.run(.previous) }
}

/// `maricopa find-a-place`
struct FindAPlaceCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "find-a-place",
        abstract: "Show the parks where an activity can be done.",
        discussion: "EXAMPLE: maricopa find-a-place activity-hiking"
    )
    @Argument(help: "The activity: its id.") var activity: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let screen = try session.directory.findAPlace(TimeKit.ID(activity), from: try session.directory.userLocation())
        try session.show(screen)
    }
}

/// `maricopa filters`
struct FiltersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "filters",
        abstract: "Show the filters of a kind: three rows of buttons each, --more for all.",
        discussion: """
            EXAMPLE: maricopa filters markets
                     maricopa filters markets --more --payment snap --near 85003
            """
    )
    @Argument(help: "Kind: markets, recipes, parks, activities, events, resources.") var kind: String
    @Flag(help: "Show all rows.") var more = false
    @OptionGroup var options: ListOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        guard let kind = RecordKind(plural: kind.lowercased()) else {
            let all = RecordKind.allCases.map(\.plural).joined(separator: ", ")
            throw CommandError(
                .usage,
                localized("“\(kind)” is no kind of record"),
                remedy: localized("use one of \(all)")
            )
        }
        let session = try global.session()
        let now = County.zone.local(at: session.context.clock.now())
        let screen = try session.directory.filterScreen(
            try options.query(kind, try session.directory.userLocation(), at: now),
            expanded: more ? Set(FilterSection.allCases) : [],
            columns: session.context.terminal.traits.width ?? 80
        )
        try session.show(screen)
    }
}
