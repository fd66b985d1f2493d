import CommandKit
import Foundation
import KidneyNutrition
import WordKit

/// The content of USDA's files.
struct USDAReading {
    /// The name in the change log.
    let source: String
    /// The release of the tables.
    let release: FoodRelease
    /// The counts of each file, in the order of reading.
    var counts: [(name: String, counts: ImportCounts)] = []
    var foods: [Food] = []
}

/// USDA's files of one kind in a folder.
struct USDAFiles {
    private typealias Reference = StandardReferenceReader.File
    private typealias Tables = FoodDataTableReader.File

    /// The kind of the files.
    private enum Kind {
        case reference([(Reference, URL)])
        case tables([(Tables, URL)])
        case objects([URL])
    }

    /// The size of a piece, in bytes.
    private static let piece = 1 << 20

    private let kind: Kind

    /// Finds the files in a folder.
    ///
    /// - Throws: `noInput` if no file is USDA's, or a required one is missing.
    init(at path: String) throws(CommandError) {
        let place = URL(fileURLWithPath: path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandError(.noInput, localized("there is no folder “\(path)”"), remedy: localized("check the path"))
        }
        guard isFolder.boolValue else {
            guard place.pathExtension.lowercased() == "json" else {
                throw CommandError(
                    .noInput,
                    localized("“\(path)” is no JSON file"),
                    remedy: localized("name one, or an unpacked folder")
                )
            }
            kind = .objects([place])
            return
        }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            throw CommandError(
                .inputOutput,
                localized("“\(path)” can't be read"),
                remedy: localized("check its permissions")
            )
        }
        func file(_ name: String) -> URL? {
            names.first { $0.lowercased() == name.lowercased() }.map { place.appendingPathComponent($0) }
        }
        func require(_ needed: [String]) throws(CommandError) {
            for name in needed where file(name) == nil {
                throw CommandError(
                    .noInput,
                    localized("“\(path)” has no \(name)"),
                    remedy: localized("unpack the whole archive")
                )
            }
        }
        let objects = names.filter { $0.lowercased().hasSuffix(".json") }
        if file(Reference.foods.rawValue) != nil {
            try require([Reference.nutrients.rawValue])
            kind = .reference(Reference.allCases.compactMap { kind in file(kind.rawValue).map { (kind, $0) } })
        } else if file(Tables.foods.rawValue) != nil {
            try require([Tables.nutrients.rawValue, Tables.figures.rawValue])
            kind = .tables(Tables.allCases.compactMap { kind in file(kind.rawValue).map { (kind, $0) } })
        } else if !objects.isEmpty {
            kind = .objects(objects.map { place.appendingPathComponent($0) })
        } else {
            let problem = localized("“\(path)” has neither FOOD_DES.txt nor food.csv nor a JSON file")
            throw CommandError(
                .noInput,
                problem,
                remedy: localized("name the folder that USDA's archive was unpacked into")
            )
        }
    }

    /// Reads all files in pieces, with a progress line on standard error.
    func read(telling terminal: Terminal) throws(CommandError) -> USDAReading {
        var progress = ProgressLine(localized("megabytes read"), terminal: terminal)
        defer { progress.finish() }
        var pieces = 0
        func each(_ file: URL, _ body: (Data) -> Void) throws(CommandError) {
            do {
                let handle = try FileHandle(forReadingFrom: file)
                defer { try? handle.close() }
                while let data = try handle.read(upToCount: Self.piece), !data.isEmpty {
                    body(data)
                    pieces += 1
                    progress.update(pieces)
                }
            } catch {
                let remedy = localized("check the file and its permissions")
                throw CommandError(.inputOutput, localized("“\(file.lastPathComponent)” can't be read"), remedy: remedy)
            }
        }
        switch kind {
        case .reference(let files):
            var reader = StandardReferenceReader()
            for (kind, file) in files {
                try each(file) { reader.read($0, of: kind) }
                reader.finish(kind)
            }
            var reading = USDAReading(source: "USDA Standard Reference", release: .standardReference)
            reading.counts = files.map { ($0.0.rawValue, reader.counts[$0.0] ?? ImportCounts()) }
            reading.foods = reader.foods
            return reading
        case .tables(let files):
            var reader = FoodDataTableReader()
            for (kind, file) in files {
                try each(file) { reader.read($0, of: kind) }
                reader.finish(kind)
            }
            var reading = USDAReading(source: "FoodData Central, tables", release: .foodDataCentral)
            reading.counts = files.map { ($0.0.rawValue, reader.counts[$0.0] ?? ImportCounts()) }
            reading.foods = reader.foods
            return reading
        case .objects(let files):
            var reading = USDAReading(source: "FoodData Central, JSON", release: .foodDataCentral)
            for file in files {
                var reader = FoodDataObjectReader(file: file.lastPathComponent)
                try each(file) { reader.read($0) }
                reader.finish()
                reading.counts.append((file.lastPathComponent, reader.foodCounts))
                reading.counts.append((localized("\(file.lastPathComponent), figures"), reader.figureCounts))
                reading.foods += reader.foods
            }
            return reading
        }
    }
}
