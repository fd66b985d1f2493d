import WordKit

/// The errors of reading JSON. Each `description` names the place and says what to do.
///
/// Lines are 1-based; columns are 1-based and count bytes.
public enum JSONError: Error, Hashable, Sendable {
    /// The text breaks the grammar of JSON.
    case malformed(reason: String, line: Int, column: Int)
    case tooDeep(limit: Int, line: Int, column: Int)

    public var line: Int { place.line }

    public var column: Int { place.column }

    private var place: (line: Int, column: Int) {
        switch self {
        case .malformed(_, let line, let column), .tooDeep(_, let line, let column): (line, column)
        }
    }

    /// The same error in a text that begins `lines` further down.
    public func moved(byLines lines: Int) -> JSONError {
        switch self {
        case .malformed(let reason, let line, let column):
            .malformed(reason: reason, line: line + lines, column: column)
        case .tooDeep(let limit, let line, let column): .tooDeep(limit: limit, line: line + lines, column: column)
        }
    }
}

extension JSONError: CustomStringConvertible {
    /// One line with the fault, the place and what to do.
    public var description: String {
        switch self {
        case .malformed(let reason, let line, let column):
            localized(
                "line \(line), column \(column) is not JSON: \(reason) — mend the file there, or fetch it again"
            )
        case .tooDeep(let limit, let line, let column):
            localized(
                "line \(line), column \(column) is nested deeper than \(limit) levels — check where the file comes from"
            )
        }
    }
}
