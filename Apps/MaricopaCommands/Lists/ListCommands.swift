import ArgumentParser
import CommandKit
import MaricopaDirectory
import ScreenKit
import TimeKit
import WordKit

/// A command that lists a kind.
protocol ListCommand: MaricopaSessionCommand {
    static var kind: RecordKind { get }
    var options: ListOptions { get }
    var global: GlobalOptions { get }
}

extension ListCommand {
    static func listing(abstract: String, _ example: String) -> CommandConfiguration {
        CommandConfiguration(
            commandName: kind.plural,
            abstract: abstract,
            discussion: """
                What is asked for has to hold together; of several cities, days, parts of the day and meals one is enough. \
                What nobody told, such as hours or payments, may fit, and comes after what surely does with --sort best-match.

                EXAMPLE: \(example)
                """
        )
    }

    func run(in session: AppSession) throws {
        let directory = session.directory
        let now = County.zone.local(at: session.context.clock.now())
        if let after = options.after {
            let cursor = try ListCursor(after)
            let screen = try directory.listScreen(cursor.session, after: cursor.place, limit: options.limit)
            return try session.showList(screen)
        }
        var query = try options.query(Self.kind, try directory.userLocation(), at: now)
        if options.clear {
            if let bar = FilterBar(query.filter, kind: Self.kind, to: { _ in .list(Self.kind) }),
                let confirmation = bar.clear.confirmation
            {
                try session.context.confirm(confirmation.question)
            }
            query.filter = Filter()
        }
        if let file = options.map { return try session.draw(query, to: file, limit: options.limit) }
        if options.view == .map { return try session.show(try directory.mapScreen(query)) }
        try session.showList(try directory.list(query, limit: options.limit))
    }
}

extension AppSession {
    /// Prints a list; with `--json`, only the results.
    func showList(_ screen: ListScreen) throws {
        try context.answer(encoding: screen.answer) { try $0.show(screen) }
    }

    /// Writes the map of a query's results as SVG or GeoJSON, by the file's suffix.
    fileprivate func draw(_ query: DirectoryQuery, to file: String, limit: Int) throws {
        let name = file.lowercased()
        let isDrawing = name.hasSuffix(".svg")
        guard isDrawing || name.hasSuffix(".geojson") || name.hasSuffix(".json") else {
            let remedy = localized("name a file that ends in .svg or .geojson")
            throw CommandError(.usage, localized("“\(file)” is no kind of map that can be drawn"), remedy: remedy)
        }
        let drawn = try directory.map(query, limit: limit)
        try OutputFile.write(isDrawing ? drawn.map.svg : drawn.map.geoJSON, to: file, for: .everybody, in: context)
        try context.answer(encoding: drawn.screen) {
            try $0.printWrapped(StyledText(localized("\(drawn.screen.text): written to \(file)")))
        }
    }
}

/// The cursor of the next page, as lists print it: a session and a position.
struct ListCursor {
    let session: TimeKit.ID<ResultSession>
    let place: SessionCursor

    init(_ text: String) throws(CommandError) {
        guard let dot = text.lastIndex(of: "."), let position = Int(text[text.index(after: dot)...]), position >= 0
        else {
            let remedy = localized("copy it from the end of the page before")
            throw CommandError(.usage, localized("--after “\(text)” names no page"), remedy: remedy)
        }
        session = TimeKit.ID(String(text[..<dot]))
        place = SessionCursor(position: position)
    }
}

/// `maricopa markets`
struct MarketsCommand: ListCommand {
    static let kind = RecordKind.market
    static let configuration: CommandConfiguration = listing(
        abstract: "List farmers' markets.",
        "maricopa markets --near 85281 --day sat --time-of-day morning --payment snap --sort best-match"
    )
    @OptionGroup var options: ListOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions
}

/// `maricopa recipes`
struct RecipesCommand: ListCommand {
    static let kind = RecordKind.recipe
    static let configuration: CommandConfiguration = listing(
        abstract: "List recipes: those that are featured, until something is asked for, or --all.",
        "maricopa recipes --ingredient corn --meal dinner --sort newest"
    )
    @OptionGroup var options: ListOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions
}

/// `maricopa parks`
struct ParksCommand: ListCommand {
    static let kind = RecordKind.park
    static let configuration: CommandConfiguration = listing(
        abstract: "List parks.",
        "maricopa parks --feature 'Hiking trails' --near 85003"
    )
    @OptionGroup var options: ListOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions
}

/// `maricopa activities`
struct ActivitiesCommand: ListCommand {
    static let kind = RecordKind.activity
    static let configuration: CommandConfiguration = listing(
        abstract: "List activities.",
        "maricopa activities --min-rating 4"
    )
    @OptionGroup var options: ListOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions
}

/// `maricopa events`
struct EventsCommand: ListCommand {
    static let kind = RecordKind.event
    static let configuration: CommandConfiguration = listing(
        abstract: "List events, those under way included.",
        "maricopa events --from 2026-05-02 --to 2026-05-09 --cost free --age 8"
    )
    @OptionGroup var options: ListOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions
}

/// `maricopa resources`
struct ResourcesCommand: ListCommand {
    static let kind = RecordKind.resource
    static let configuration: CommandConfiguration = listing(
        abstract: "List resources.",
        "maricopa resources --text food"
    )
    @OptionGroup var options: ListOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions
}
