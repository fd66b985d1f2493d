public import JSONKit
import WordKit

/// The errors of reading markup. Each `description` names the place and says what to do.
///
/// Lines and columns are 1-based. In XML they are the parser's position.
public enum MarkupError: Error, Hashable, Sendable {
    /// The text breaks the grammar of its format ("XML").
    case malformed(format: String, reason: String, line: Int, column: Int)
    /// A text that should be JSON isn't.
    case json(JSONError)
    case tooDeep(limit: Int, line: Int, column: Int)
    /// One element has more attributes than `limit`.
    case tooManyAttributes(limit: Int, line: Int, column: Int)
    case textTooLong(limit: Int, line: Int, column: Int)
    case inputTooLong(limit: Int)
    /// An entity is not plain text (external, nested, recursive or too long) or is not declared.
    case entityRefused(name: String, line: Int, column: Int)
    case unreadable(source: String, reason: String)
    /// The input is well formed but neither RSS, Atom nor JSON Feed; `found` is its beginning.
    case notAFeed(found: String)
    /// The character encoding of the input is unknown.
    case unknownEncoding(name: String)

    /// The line of the error; nil if it has none.
    public var line: Int? { place?.line }

    /// The column of the error; nil if it has none.
    public var column: Int? { place?.column }

    private var place: (line: Int, column: Int)? {
        switch self {
        case .malformed(_, _, let line, let column), .tooDeep(_, let line, let column),
            .tooManyAttributes(_, let line, let column), .textTooLong(_, let line, let column),
            .entityRefused(_, let line, let column):
            (line, column)
        case .json(let error): (error.line, error.column)
        case .inputTooLong, .unreadable, .notAFeed, .unknownEncoding:
            nil
        }
    }
}

extension MarkupError: CustomStringConvertible {
    /// One line with the fault, the place and what to do.
    public var description: String {
        switch self {
        case .malformed(let format, let reason, let line, let column):
            localized(
                "line \(line), column \(column) is not \(format): \(reason) — mend the file there, or fetch it again"
            )
        case .json(let error): error.description
        case .tooDeep(let limit, let line, let column):
            localized(
                "line \(line), column \(column) is nested deeper than \(limit) levels — check where the file comes from"
            )
        case .tooManyAttributes(let limit, let line, let column):
            localized(
                "the element at line \(line), column \(column) has more than \(limit) attributes — ",
                "check where the file comes from"
            )
        case .textTooLong(let limit, let line, let column):
            localized(
                "the text at line \(line), column \(column) is longer than \(limit) bytes — split it, or raise the limit"
            )
        case .inputTooLong(let limit):
            localized("the input is longer than \(limit) bytes — split it, or raise the limit")
        case .entityRefused(let name, let line, let column):
            localized(
                "line \(line), column \(column) refers to the entity “\(name)”, which is not plain text — ",
                "write the text itself in its place"
            )
        case .unreadable(let source, let reason):
            localized("\(source) cannot be read: \(reason) — check the name and its permissions")
        case .notAFeed(let found):
            localized("found \(found), which is not RSS, Atom or JSON Feed — give the address of the feed itself")
        case .unknownEncoding(let name):
            localized("the character encoding “\(name)” is not known — save the file as UTF-8")
        }
    }
}
