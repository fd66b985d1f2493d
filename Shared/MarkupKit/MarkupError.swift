/// What can go wrong while reading markup; every case says where, and its `description` what to do.
///
/// Lines and columns count from 1. In XML they name the place the parser had reached.
public enum MarkupError: Error, Hashable, Sendable {
    /// The text breaks the grammar of its format ("XML", "JSON").
    case malformed(format: String, reason: String, line: Int, column: Int)
    /// Elements or values are nested deeper than `limit`.
    case tooDeep(limit: Int, line: Int, column: Int)
    /// One element carries more attributes than `limit`.
    case tooManyAttributes(limit: Int, line: Int, column: Int)
    /// One text, attribute value or group of attributes is longer than `limit` bytes.
    case textTooLong(limit: Int, line: Int, column: Int)
    /// The whole input is longer than `limit` bytes.
    case inputTooLong(limit: Int)
    /// A reference to an entity that is not plain text: external, nested, recursive, too long or not declared.
    case entityRefused(name: String, line: Int, column: Int)
    /// The bytes of `source` could not be read.
    case unreadable(source: String, reason: String)
    /// The input is well formed, but neither RSS nor Atom nor a JSON Feed; `found` says what it starts with.
    case notAFeed(found: String)
    /// The input needs a character encoding that is not known here.
    case unknownEncoding(name: String)

    /// The line of the error, where there is one.
    public var line: Int? { place?.line }

    /// The column of the error, where there is one.
    public var column: Int? { place?.column }

    private var place: (line: Int, column: Int)? {
        switch self {
        case .malformed(_, _, let line, let column), .tooDeep(_, let line, let column),
            .tooManyAttributes(_, let line, let column), .textTooLong(_, let line, let column),
            .entityRefused(_, let line, let column):
            (line, column)
        case .inputTooLong, .unreadable, .notAFeed, .unknownEncoding:
            nil
        }
    }
}

extension MarkupError: CustomStringConvertible {
    /// One line: what is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .malformed(let format, let reason, let line, let column):
            "line \(line), column \(column) is not \(format): \(reason) — mend the file there, or fetch it again"
        case .tooDeep(let limit, let line, let column):
            "line \(line), column \(column) is nested deeper than \(limit) levels — check where the file comes from"
        case .tooManyAttributes(let limit, let line, let column):
            "the element at line \(line), column \(column) has more than \(limit) attributes — "
                + "check where the file comes from"
        case .textTooLong(let limit, let line, let column):
            "the text at line \(line), column \(column) is longer than \(limit) bytes — split it, or raise the limit"
        case .inputTooLong(let limit):
            "the input is longer than \(limit) bytes — split it, or raise the limit"
        case .entityRefused(let name, let line, let column):
            "line \(line), column \(column) refers to the entity “\(name)”, which is not plain text — "
                + "write the text itself in its place"
        case .unreadable(let source, let reason):
            "\(source) cannot be read: \(reason) — check the name and its permissions"
        case .notAFeed(let found):
            "found \(found), which is not RSS, Atom or JSON Feed — give the address of the feed itself"
        case .unknownEncoding(let name):
            "the character encoding “\(name)” is not known — save the file as UTF-8"
        }
    }
}
