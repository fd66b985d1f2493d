/// A compiler error with its place.
struct Diagnostic: Hashable {
    let path: String
    let line: Int
    let column: Int
    let message: String

    /// The errors in the output of a build.
    static func errors(in log: String) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return log.split(separator: "\n").compactMap { line -> Diagnostic? in
            guard let match = line.firstMatch(of: #/^(/[^:]+):(\d+):(\d+): error: (.*)$/#),
                let number = Int(match.2), let column = Int(match.3)
            else { return nil }
            return Diagnostic(path: String(match.1), line: number, column: column, message: String(match.4))
        }.filter { seen.insert($0).inserted }
    }
}
