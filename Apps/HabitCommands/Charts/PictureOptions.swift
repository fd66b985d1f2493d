import ArgumentParser
import CommandKit
import ReportKit
import TimeKit
import WordKit

/// The options of a command that draws a chart.
struct PictureOptions: ParsableArguments {
    @Option(help: "The picture to write, as lines that stay sharp.", completion: .file(extensions: ["svg"]))
    var svg: String?
    @Option(help: "The picture to write, as pixels.", completion: .file(extensions: ["png"])) var png: String?
    @Option(help: "The PDF to write.", completion: .file(extensions: ["pdf"])) var pdf: String?
    @Option(help: ArgumentHelp("Points across, 120 to 4000; a phone has about 360.", valueName: "points"))
    var width: Int = 360
    @Flag(help: "Draw in ASCII alone, for terminals that show nothing else.") var ascii = false

    func validate() throws {
        guard ReportChart.sizes.contains(Double(width)) else {
            throw ValidationError(localized("\(width) points can't be drawn; choose 120 to 4000"))
        }
    }
}

extension AppSession {
    /// Writes the image files asked for; without any, prints `value` as JSON or the chart as text.
    func show(_ chart: ReportChart, as value: some Encodable, _ options: PictureOptions) throws {
        let width = Double(options.width)
        var files: [(name: String, bytes: [UInt8])] = []
        if let svg = options.svg { files.append((svg, try chart.svg(width: width))) }
        if let png = options.png { files.append((png, try chart.png(width: width, scale: 3))) }
        if let pdf = options.pdf {
            files.append((pdf, try chart.pdf(width: width, createdAt: context.clock.now().milliseconds)))
        }
        guard files.isEmpty else { return try write(files) }
        try context.answer(encoding: value) { try $0.show(chart, inASCII: options.ascii) }
    }

    /// Writes files and lists them.
    func write(_ files: [(name: String, bytes: [UInt8])]) throws {
        try export(files, as: "CHART", items: files.count)
        let written: JSON = ["files": .array(files.map { ["file": .string($0.name), "bytes": JSON($0.bytes.count)] })]
        try context.answer(written) { terminal in
            for file in files { try terminal.print(StyledText(localized("Wrote \(file.name)"))) }
        }
    }
}

extension Terminal {
    /// The most columns of a chart: a wider one is no easier to read.
    private static let widest = 100

    /// Prints a chart as wide as the terminal, in ASCII if asked for or if the locale isn't Unicode.
    func show(_ chart: ReportChart, inASCII isASCII: Bool = false) throws {
        let isPlain = isASCII || !CommandEnvironment.current.showsUnicode
        let columns = min(traits.width ?? 80, Self.widest)
        let text = chart.text(columns: columns, characters: isPlain ? .ascii : .unicode)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try print(StyledText(line, number == 0 ? .heading : .plain))
        }
    }
}

extension CommandEnvironment {
    /// Whether the locale uses UTF-8, by the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set.
    var showsUnicode: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        return locale.map { $0.uppercased().contains("UTF-8") || $0.uppercased().contains("UTF8") } ?? false
    }
}
