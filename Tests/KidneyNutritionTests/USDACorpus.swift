import Foundation
import KidneyNutrition
import TestKit

/// USDA's tables of the corpus, read once for all tests.
enum USDACorpus {
    static let standardReference: Result<StandardReferenceReader, any Error> = Result {
        let folder = try Corpus.folder("usda/sr-ascii")
        var reader = StandardReferenceReader()
        for file in StandardReferenceReader.File.allCases {
            let data = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file.rawValue)))
            // The bytes are read in pieces, as from a stream. The size divides nothing evenly.
            for start in stride(from: 0, to: data.count, by: 1_000_003) {
                reader.read(Array(data[start..<min(start + 1_000_003, data.count)]), of: file)
            }
            reader.finish(file)
        }
        return reader
    }

    static let foods: [Food] = (try? standardReference.get().foods) ?? []

    static let byNumber: [Int: Food] = Dictionary(
        foods.compactMap { food in
            if case .standardReference(let ndb) = food.source { (ndb, food) } else { nil }
        },
        uniquingKeysWith: { first, _ in first }
    )

    static func tables() throws -> FoodDataTableReader {
        let folder = try Corpus.folder("usda/fdc-csv")
        var reader = FoodDataTableReader()
        // The sample has no branded foods.
        for file in FoodDataTableReader.File.allCases where file != .branded {
            let data = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file.rawValue)))
            for start in stride(from: 0, to: data.count, by: 65_521) {
                reader.read(Array(data[start..<min(start + 65_521, data.count)]), of: file)
            }
            reader.finish(file)
        }
        return reader
    }
}

/// Reads files of the corpus.
enum TestFile {
    static func bytes(_ folder: String, _ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: try Corpus.folder(folder).appendingPathComponent(name)))
    }
}
