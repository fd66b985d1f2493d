import Foundation
import KidneyNutrition
import MarkupKit
import TimeKit

extension FuzzReader {
    /// Readers of health exports, food tables, drug labels and the food index.
    static let healthReaders: [FuzzReader] = [
        FuzzReader("applehealth", seeds: ["applehealth"]) { bytes in
            var count = 0
            let counts = try outcome { () throws(KidneyError) in
                try AppleHealthReader().read(.bytes(bytes)) { _ in count += 1 }
            }
            if let counts { try require(counts.new <= count, "an export counts more items than it has") }
        },
        FuzzReader("fhir", longest: 8_192, seeds: ["fhir"]) { bytes in
            _ = try outcome { () throws(KidneyError) in
                var reader = FHIRReader(file: "a.json", zone: .gmt)
                return try reader.read([bytes]) { _ in }
            }
        },
        FuzzReader("fitbit", seeds: ["fitbit"]) { bytes in
            for name in ["weight-2026-03-01.json", "steps-2026-03-01.json", "very_active_minutes-2026-03-01.json"] {
                var reader = FitbitReader(units: .unitedStates, zone: .gmt)
                _ = try outcome { () throws(KidneyError) in try reader.read([bytes], of: name) { _ in } }
                _ = reader.finish { _ in }
            }
        },
        FuzzReader("label", longest: 8_192, seeds: ["openfda"]) { bytes in
            var file = DrugLabelFile(file: "a.json")
            _ = file.read(bytes)
            _ = try outcome { () throws(KidneyError) in try file.finish() }
            _ = try outcome { () throws(KidneyError) in try DrugLabelReader.read(bytes) }
        },
        FuzzReader("foodobject") { bytes in
            var reader = FoodDataObjectReader(file: "a.json")
            reader.read(bytes)
            reader.finish()
            _ = reader.foods
            _ = try outcome { () throws(SourceFault) in try FoodDataAnswer.read(bytes) }
        },
        FuzzReader("foodtable", seeds: ["usda/fdc-csv"]) { bytes in
            // The tables follow each other, separated by lines with “=”.
            var reader = FoodDataTableReader()
            for (file, table) in zip(FoodDataTableReader.File.allCases, tables(bytes)) {
                reader.read(table, of: file)
                reader.finish(file)
            }
            _ = reader.foods
        },
        FuzzReader("srtable", seeds: ["usda/sr-ascii"]) { bytes in
            var reader = StandardReferenceReader()
            for (file, table) in zip(StandardReferenceReader.File.allCases, tables(bytes)) {
                reader.read(table, of: file)
                reader.finish(file)
            }
            _ = reader.foods
        },
        FuzzReader("foodindex", longest: 2_048) { bytes in
            guard let index = FoodSearchIndex(bytes: bytes) else { return }
            for text in ["milk", "ab cd", "zzzzzzzz"] {
                try require(FoodSearch(index).matches(text).count <= 20, "a search finds more than it was asked for")
            }
        },
    ]

    private static func tables(_ bytes: [UInt8]) -> [[UInt8]] {
        var tables: [[UInt8]] = [[]]
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if line.elementsEqual([0x3D]) { tables.append([]) } else { tables[tables.count - 1] += line + [0x0A] }
        }
        return tables
    }
}
