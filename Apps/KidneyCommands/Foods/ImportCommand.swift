import ArgumentParser
import CommandKit
import JSONKit
import KidneyNutrition
import TimeKit
import WordKit

/// `kidney import`
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import foods, drug labels, measurements, meals and medicines from files of other programs.",
        discussion: """
            EXAMPLE: kidney import usda ~/Downloads/sr28asc
                     kidney import fda ~/Downloads/drug-label-0001-of-0013.json
                     kidney import apple-health ~/Downloads/export.zip
            """,
        subcommands: [USDA.self, ImportFDACommand.self, AppleHealth.self, Fitbit.self, FHIR.self]
    )

    struct USDA: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "usda",
            abstract: "Import USDA's foods: standard reference, or FoodData Central.",
            discussion: """
                Takes an unpacked folder with the text files of the standard reference (FOOD_DES.txt, NUT_DATA.txt, …), the \
                tables of FoodData Central (food.csv, food_nutrient.csv, …) or its JSON files, or one JSON file. A broken line \
                is refused with its number and reason, and the rest is read. Again it brings nothing twice.

                EXAMPLE: kidney import usda ~/Downloads/sr28asc
                         kidney import usda ~/Downloads/FoodData_Central_foundation_food.json
                """
        )

        @Argument(help: "The folder, or a JSON file.", completion: .directory) var folder: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let terminal = session.context.terminal
            let reading = try USDAFiles(at: folder).read(telling: terminal)
            guard !reading.foods.isEmpty else {
                let reason = reading.counts.lazy.flatMap(\.counts.refusals).first
                let why = reason.map { localized("\($0.file), line \($0.line): \($0.reason)") }
                let problem =
                    why.map { localized("“\(folder)” holds no food that can be read (\($0))") }
                    ?? localized("“\(folder)” holds no food that can be read")
                throw CommandError(.badData, problem, remedy: localized("check the files"))
            }
            var progress = ProgressLine(localized("foods imported"), total: reading.foods.count, terminal: terminal)
            let report = try session.kidney.importFoods(
                reading.foods,
                from: reading.source,
                release: reading.release
            ) { progress.update($0) }
            progress.finish()
            try session.context.answer(JSONValue(reading, report)) { try $0.show(reading, report) }
        }
    }
}

extension JSONValue {
    /// Encodes the result of an import.
    fileprivate init(_ reading: USDAReading, _ report: FoodImport) {
        self = [
            "source": .string(reading.source),
            "files": JSONValue(reading.counts) { file in
                [
                    "file": .string(file.name), "read": JSONValue(file.counts.read), "new": JSONValue(file.counts.new),
                    "alreadyThere": JSONValue(file.counts.alreadyThere),
                    "passedOver": JSONValue(file.counts.passedOver),
                    "refused": JSONValue(file.counts.refused),
                    "refusals": JSONValue(file.counts.refusals) {
                        ["file": .string($0.file), "line": JSONValue($0.line), "reason": .string($0.reason)]
                    },
                ]
            },
            "foods": [
                "read": JSONValue(report.read), "new": JSONValue(report.new), "changed": JSONValue(report.changed),
                "alreadyThere": JSONValue(report.alreadyThere), "notKept": JSONValue(report.notKept),
                "refused": JSONValue(report.refused),
                "refusals": JSONValue(report.refusals) {
                    ["id": .string($0.food.rawValue), "name": .string($0.name), "reason": .string($0.reason)]
                },
            ],
        ]
    }
}

extension Terminal {
    /// The maximum number of refusals in the text; JSON has all.
    private static let refusalsShown = 20

    /// Prints the result of an import: the counts of each file, the refusals, and the number of foods.
    fileprivate func show(_ reading: USDAReading, _ report: FoodImport) throws {
        try printWrapped(StyledText(reading.source, .heading))
        for file in reading.counts {
            let counts = file.counts
            let text =
                counts.passedOver > 0
                ? localized(
                    "\(file.name): \(counts.read, "line") read, \(counts.passedOver) of nutrients that aren't counted, ",
                    "\(counts.refused) refused"
                )
                : localized("\(file.name): \(counts.read, "line") read, \(counts.refused) refused")
            try printWrapped(StyledText("  " + text), indent: 4)
        }
        let lines = reading.counts.flatMap(\.counts.refusals).map {
            localized("\($0.file), line \($0.line): \($0.reason)")
        }
        let refusals = lines + report.refusals.map { "\($0.food) \($0.name): \($0.reason)" }
        for refusal in refusals.prefix(Self.refusalsShown) {
            try printWrapped("  \(localized("refused"), .warning) \(refusal)", indent: 4)
        }
        let all = reading.counts.reduce(report.refused) { $0 + $1.counts.refused }
        if all > Self.refusalsShown {
            try printWrapped(
                StyledText("  " + localized("and \(all - Self.refusalsShown) more: see --json"), .faint),
                indent: 4
            )
        }
        try printWrapped(StyledText(report.summary, .good))
    }
}
