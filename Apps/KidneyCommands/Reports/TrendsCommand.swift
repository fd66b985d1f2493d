import ArgumentParser
import CommandKit
import KidneyNutrition
import ReportCommands
import ReportKit
import ScreenKit
import TimeKit
import WordKit

/// `kidney trends`
struct TrendsCommand: KidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "trends",
        abstract: "Draw how something went over time, here or as a picture.",
        discussion: """
            Without a name, lists everything that can be followed. A key of the list is exact: potassium is what was eaten of \
            it, lab-potassium the laboratory value. Any other name that both have, such as “vitamin D”, is the laboratory \
            value if there are results of it. Each of the two names the other.

            EXAMPLE: kidney trends
                     kidney trends lab-potassium
                     kidney trends sodium --from 2026-05-01 --svg sodium.svg
                     kidney trends bp --png pressure.png
            """
    )

    @Argument(help: "Values to draw: lab-potassium, eGFR, sodium, fluid, weight, gain, bp, activity-steps, …")
    var name: String?
    @OptionGroup var span: SpanOptions
    @OptionGroup var pictures: TrendPictures
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        if name == nil, pictures.isAsked {
            throw ValidationError(localized("a picture is of one thing: kidney trends sodium --svg …"))
        }
    }

    func run(in session: AppSession) throws {
        guard let name else {
            let screen = try session.kidney.trendsScreen()
            return try session.show(screen)
        }
        let subject = try session.trendSubject(name)
        let days = try span.days(in: session)
        let screen = try session.kidney.trendScreen(subject, from: days.from, to: days.to)
        let files = try pictures.files(of: screen.trend, at: session.context.clock.now())
        guard files.isEmpty else { return try session.write(files) }
        try session.context.answer(encoding: screen) { try $0.show(screen, inASCII: pictures.ascii) }
    }
}

extension AppSession {
    /// Reads a subject's key, or the name of a laboratory value or a nutrient.
    fileprivate func trendSubject(_ text: String) throws -> TrendSubject {
        let words: [String: TrendSubject] = [
            "peso": .weight, "liquidos": .fluid, "presion": .pressure, "presion arterial": .pressure,
            "aumento": .gain, "blood-pressure": .pressure, "pressure": .pressure,
        ]
        if let subject = try kidney.trendSubject(text) ?? words[FoldedText.key(text)] { return subject }
        let keys = TrendSubject.all.map(\.word).joined(separator: ", ")
        throw CommandError(
            .badData,
            localized("“\(text)” is nothing that can be followed"),
            remedy: localized("use one of: \(keys)")
        )
    }
}

/// The options for the files of a chart.
struct TrendPictures: ParsableArguments {
    @Option(help: "The picture to write, as lines that stay sharp.", completion: .file(extensions: ["svg"]))
    var svg: String?
    @Option(help: "The picture to write, as pixels.", completion: .file(extensions: ["png"])) var png: String?
    @Option(help: "The PDF to write.", completion: .file(extensions: ["pdf"])) var pdf: String?
    @Option(help: ArgumentHelp("Points across, 120 to 4000; a phone has about 360.", valueName: "points"))
    var width: Int = 480
    @Flag(help: "Draw in ASCII alone, for terminals that show nothing else.") var ascii = false

    func validate() throws {
        guard ReportChart.sizes.contains(Double(width)) else {
            throw ValidationError(localized("\(width) points can't be drawn; choose 120 to 4000"))
        }
    }

    /// Whether any file is requested.
    var isAsked: Bool { svg != nil || png != nil || pdf != nil }

    /// Returns the requested files. A trend without values has no picture.
    func files(of trend: Trend, at now: Instant) throws -> [(name: String, bytes: [UInt8])] {
        guard isAsked else { return [] }
        guard let chart = try TrendChart(trend).chart() else {
            throw CommandError(
                .noInput,
                localized("there is nothing to draw: \(trend.title.lowercased())"),
                remedy: localized("enter some, or choose other days")
            )
        }
        let width = Double(width)
        var files: [(name: String, bytes: [UInt8])] = []
        if let svg { files.append((svg, try chart.svg(width: width))) }
        if let png { files.append((png, try chart.png(width: width, scale: 3))) }
        if let pdf { files.append((pdf, try chart.pdf(width: width, createdAt: now.milliseconds))) }
        return files
    }
}

extension Terminal {
    /// Prints a trend: its chart, its summary and the related trends.
    func show(_ screen: TrendScreen, inASCII isASCII: Bool) throws {
        if let chart = try TrendChart(screen.trend).chart() {
            try show(chart, inASCII: isASCII)
            try print()
        } else {
            try printWrapped(StyledText(screen.title, .heading))
        }
        for sentence in screen.trend.summary { try printWrapped(StyledText(sentence)) }
        for note in screen.trend.remarks { try printWrapped(StyledText(note, .faint)) }
        if !screen.related.isEmpty {
            let words = screen.related.compactMap { KidneyLink($0.target) }.compactMap { link in
                if case .trends(let subject?) = link { "kidney trends \(subject.word)" } else { nil }
            }
            try printWrapped(StyledText(localized("See also: \(words.joined(separator: ", "))"), .faint))
        }
        try printCareTeam()
    }

    /// Prints the list of trends.
    func show(_ screen: TrendsScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        if let hint = screen.hint { return try printWrapped(StyledText(hint, .faint)) }
        var table = Table([
            .init(localized("Name"), shrinks: true), .init(""), .init(localized("Latest"), alignment: .right),
            .init(localized("Day")),
            .init(localized("Before"), alignment: .right), .init(localized("Values"), alignment: .right),
        ])
        for row in screen.rows {
            table.append([
                StyledText(row.title), StyledText(row.id, .faint), StyledText(row.latest),
                StyledText("\(row.day)", .faint),
                StyledText(row.previous ?? "–", .faint), StyledText("\(row.count)", .faint),
            ])
        }
        try print(table)
        try print()
        try printWrapped(StyledText(localized("Draw one with: kidney trends NAME"), .faint))
        try printCareTeam()
    }
}
