import Foundation

/// A reference to a test in a document: `AccountKitTests/SessionTests.swift › A session ends after thirty days without use`.
///
/// The first part is the file below `Tests/`, the second the test's name in its source.
enum TestReference {
    /// The separator between file and name.
    static let separator = " › "

    /// The test files by path from the repository's root.
    static let files = Result {
        Dictionary(uniqueKeysWithValues: try SourceTree.files(in: "Tests").map { ($0.path, $0) })
    }

    /// The reason why a reference is invalid; nil if the test exists.
    static func fault(in reference: String, among files: [String: SourceTree.File]) -> String? {
        let parts = reference.components(separatedBy: separator)
        guard parts.count == 2 else { return "«\(reference)» is not FILE › NAME" }
        guard let file = files["Tests/" + parts[0]] else { return "there is no file Tests/\(parts[0])" }
        let isThere = file.lines.contains { $0.contains("\"\(parts[1])\"") }
        return isThere ? nil : "\(parts[0]) has no test «\(parts[1])»"
    }
}
