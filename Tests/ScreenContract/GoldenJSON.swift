import Foundation
import TestKit

/// The JSON of screens and acts as files, so that a change of the contract with other front ends is seen.
///
/// The files are `Tests/Fixtures/screens/VERSION/APP/NAME.json`. `NOURISH_RECORD=1` writes them anew.
public struct GoldenJSON {
    /// The version of the contract, which `docs/screens.md` describes.
    public static let version = 1

    private let folder: URL
    private let isRecording: Bool

    /// - Parameter app: The app whose files they are.
    public init(_ app: String) {
        folder = Corpus.package.appendingPathComponent("Tests/Fixtures/screens/\(Self.version)/\(app)")
        isRecording = ProcessInfo.processInfo.environment["NOURISH_RECORD"] == "1"
    }

    /// Compares the JSON of a value with its file.
    ///
    /// - Returns: Nil if they are equal; otherwise, the first line that differs.
    public func difference(_ name: String, _ value: any Encodable) throws -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        let file = folder.appendingPathComponent("\(name).json")
        if isRecording {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        guard let golden = try? String(decoding: Data(contentsOf: file), as: UTF8.self) else {
            return "\(file.path) is missing: run the test with NOURISH_RECORD=1"
        }
        let (old, new) = (golden.split(separator: "\n"), text.split(separator: "\n"))
        guard let line = zip(old, new).enumerated().first(where: { $1.0 != $1.1 }) else {
            return old.count == new.count ? nil : "\(name).json has \(old.count) lines, and now \(new.count)"
        }
        return "\(name).json, line \(line.offset + 1): “\(line.element.0)” became “\(line.element.1)”"
    }
}
