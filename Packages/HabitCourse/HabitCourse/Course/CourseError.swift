public import MarkupKit

/// Everything that reading and pulling a course can refuse. Each case carries the value at fault, and each message says
/// what to do.
public enum CourseError: Error, Hashable, Sendable {
    // MARK: What the author wrote

    /// The text breaks the grammar of its format; the error says where.
    case malformed(MarkupError)
    /// More bytes than `limit`; `what` says of which.
    case tooLarge(what: String, limit: Int)
    /// Well formed, but neither a manifest nor a feed; `found` says what it is.
    case notACourse(found: String)
    /// A manifest of a later version of the format.
    case newerVersion(Int)
    /// One field is wrong.
    case field(CourseField, CourseFault, CoursePlace)
    /// More posts than `limit`.
    case tooManyPosts(limit: Int, CoursePlace)
    /// A page in which there is nothing to read.
    case emptyPage(address: String)

    // MARK: What the site answered

    /// The site could not be reached.
    case unreachable(address: String, reason: String)
    /// No whole answer within the time.
    case timedOut(address: String, seconds: Int)
    /// An answer that is no content.
    case status(Int, address: String)
    /// Less came than was promised.
    case incomplete(address: String, expected: Int, received: Int)
    /// The site sends back and forth between its own addresses.
    case redirectLoop(address: String)
    /// More redirects than `limit`.
    case tooManyRedirects(address: String, limit: Int)
    /// From an encrypted address to one that is not, or away from the web.
    case insecureRedirect(from: String, to: String)
    /// Another kind of content than was asked for.
    case wrongMediaType(String, address: String, expected: String)
}

/// A field of a manifest.
public enum CourseField: String, CaseIterable, Sendable {
    case format, version, title, language, author, weeks, updated, posts
    /// An element of `posts` as a whole.
    case post
    case id, week, order, kind, theme, ideas, url, summary
}

/// What is wrong with a field.
public enum CourseFault: Hashable, Sendable {
    /// It is not there.
    case missing
    /// There is nothing to read in it.
    case blank
    /// Another kind of value is needed: "a string", "a whole number".
    case wrongKind(expected: String, found: String)
    /// Longer than `limit` characters.
    case tooLong(characters: Int, limit: Int)
    /// A number outside of its range.
    case outside(Int, ClosedRange<Int>)
    /// More elements than `limit`.
    case tooMany(Int, limit: Int)
    /// A word that means nothing here.
    case unknown(String, known: [String])
    /// No date and time of ISO 8601 with its offset.
    case notADate(String)
    /// No language tag such as "en" or "es-MX".
    case notALanguage(String)
    /// White space or a control character in an identifier.
    case notAnIdentifier(String)
    /// An address that is not followed.
    case address(String, AddressFault)
    /// Another post has this; `first` says which.
    case duplicate(String, first: CoursePlace)
    /// A habit post needs a theme.
    case habitWithoutTheme
    /// Only habit posts have a theme.
    case themeWithoutHabit(String)
}

/// Why an address is not followed.
public enum AddressFault: Hashable, Sendable {
    /// It has no path.
    case empty
    /// White space or a control character in it.
    case invisibleCharacter
    /// A backslash in it, which browsers take for a slash.
    case backslash
    /// Neither http nor https.
    case scheme(String)
    /// An http or https address without a host, or with a user name before it.
    case host
    /// It begins with a slash: what it means changes with the folder in which the site lies.
    case rooted
    /// It leads out of the site's folder.
    case escapes
}

/// Where in a manifest or a feed something stands. Lines and columns count from 1.
public struct CoursePlace: Hashable, Sendable {
    /// Which post, counted from 1 as they stand in the file.
    public var post: Int?
    /// The post's id, where it has one.
    public var id: String?
    /// The line of the file; nil for feeds, whose entries have none.
    public var line: Int?
    /// The column, in bytes.
    public var column: Int?

    /// A place.
    public init(post: Int? = nil, id: String? = nil, line: Int? = nil, column: Int? = nil) {
        self.post = post
        self.id = id
        self.line = line
        self.column = column
    }
}

extension CourseError {
    /// Where in the file the error is, if it is at a place of one.
    public var place: CoursePlace? {
        switch self {
        case .malformed(let error): error.line.map { CoursePlace(line: $0, column: error.column) }
        case .field(_, _, let place), .tooManyPosts(_, let place): place
        default: nil
        }
    }

    /// The line of the error, where there is one.
    public var line: Int? { place?.line }
}
