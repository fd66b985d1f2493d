import Foundation

/// The names that the sources of an engine declare, to compare them with what a walk has met.
public enum Declared {
    /// Returns the types of screens that the files of a folder and of those in it declare.
    ///
    /// - Parameter folder: The path inside the package.
    public static func screens(in folder: String) throws -> Set<String> {
        let url = Corpus.package.appendingPathComponent(folder)
        let files = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }
        let texts = try files.map { try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8) }
        return Set(texts.flatMap { $0.matches(of: #/struct (\w+): Screen \{/#).map { String($0.output.1) } })
    }

    /// Returns the names of the cases of the enum that a file declares.
    ///
    /// - Parameter file: The path inside the package.
    public static func cases(in file: String) throws -> Set<String> {
        let text = try String(contentsOf: Corpus.package.appendingPathComponent(file), encoding: .utf8)
        // The cases of a switch stand further to the right. The values of a long case stand on lines of their own.
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("    case ") }
        return Set(
            lines.flatMap { line in
                line.dropFirst(9).replacing(#/\([^()]*(\)|$)/#, with: "").split(separator: ",").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
            }
        )
    }

    /// Returns the name of the case that a value is.
    public static func name(of value: some Any) -> String { String("\(value)".prefix { $0 != "(" }) }
}
