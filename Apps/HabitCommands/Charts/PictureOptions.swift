import ArgumentParser
import CommandKit
import JSONKit
import ReportCommands
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
        try export(files, as: "CHART")
        let written: JSONValue = [
            "files": .array(files.map { ["file": .string($0.name), "bytes": JSONValue($0.bytes.count)] })
        ]
        try context.answer(written) { terminal in
            for file in files { try terminal.print(StyledText(localized("Wrote \(file.name)"))) }
        }
    }
}
