import Foundation

/// A test as documents name it: `AccountKitTests/SessionTests.swift › A session ends after thirty days without use`.
///
/// The first part is the file below `Tests/`, the second the name that stands in its source.
enum TestReference {
    /// Separates file and name.
    static let separator = " › "

    /// The test files, by their paths from the repository's root.
    static let files = Result {
        Dictionary(uniqueKeysWithValues: try SourceTree.files(in: "Tests").map { ($0.path, $0) })
    }

    /// Why no test is meant; nil where there is one.
    static func fault(in reference: String, among files: [String: SourceTree.File]) -> String? {
        let parts = reference.components(separatedBy: separator)
        guard parts.count == 2 else { return "«\(reference)» is not FILE › NAME" }
        guard let file = files["Tests/" + parts[0]] else { return "there is no file Tests/\(parts[0])" }
        let isThere = file.lines.contains { $0.contains("\"\(parts[1])\"") }
        return isThere ? nil : "\(parts[0]) has no test «\(parts[1])»"
    }
}
