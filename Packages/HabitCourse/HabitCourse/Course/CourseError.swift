public import MarkupKit
import WordKit

/// The errors of reading and pulling a course. Each case carries the faulty value, and each message says what to do.
public enum CourseError: Error, Hashable, Sendable {
    // MARK: The author's files

    /// The text breaks the grammar of its format; the error has the location.
    case malformed(MarkupError)
    /// A file has more than `limit` bytes; `what` names it.
    case tooLarge(what: String, limit: Int)
    /// The content is well formed but neither a manifest nor a feed; `found` describes it.
    case notACourse(found: String)
    /// The manifest has a later version of the format.
    case newerVersion(Int)
    /// A field is invalid.
    case field(CourseField, CourseFault, CoursePlace)
    /// The course has more than `limit` posts.
    case tooManyPosts(limit: Int, CoursePlace)
    /// The pages show more than `limit` different pictures.
    case tooManyImages(limit: Int)
    /// A page has nothing to read.
    case emptyPage(address: String)

    // MARK: The site's answers

    case unreachable(address: String, reason: String)
    /// No complete answer came within the time.
    case timedOut(address: String, seconds: Int)
    /// The status of the answer is not a success.
    case status(Int, address: String)
    /// Fewer bytes came than the answer announced.
    case incomplete(address: String, expected: Int, received: Int)
    /// The site redirects in a loop.
    case redirectLoop(address: String)
    /// The answer took more than `limit` redirects.
    case tooManyRedirects(address: String, limit: Int)
    /// A redirect leads from an encrypted address to one that is not, or to another scheme.
    case insecureRedirect(from: String, to: String)
    /// The content has another media type than requested.
    case wrongMediaType(String, address: String, expected: String)
}

public enum CourseField: String, CaseIterable, Sendable {
    case format, version, title, language, author, weeks, updated, posts
    case post
    case id, week, order, kind, theme, ideas, url, summary
}

/// The fault of a field.
public enum CourseFault: Hashable, Sendable {
    /// The field is absent.
    case missing
    /// The field is blank.
    case blank
    /// The value has another type than `expected`: "a string", "a whole number".
    case wrongKind(expected: String, found: String)
    /// The text has more than `limit` characters.
    case tooLong(characters: Int, limit: Int)
    /// The number is outside its range.
    case outside(Int, ClosedRange<Int>)
    /// The list has more than `limit` elements.
    case tooMany(Int, limit: Int)
    /// The word is not one of `known`.
    case unknown(String, known: [String])
    /// The text is not an ISO 8601 date and time with an offset.
    case notADate(String)
    /// The text is not a language tag such as "en" or "es-MX".
    case notALanguage(String)
    /// The identifier contains white space or control characters.
    case notAnIdentifier(String)
    /// The address is not allowed.
    case address(String, AddressFault)
    /// Another post has the same value; `first` is its place.
    case duplicate(String, first: CoursePlace)
    /// A habit post has no theme.
    case habitWithoutTheme
    /// A post that is not a habit post has a theme.
    case themeWithoutHabit(String)
}

/// The reason why an address is not allowed.
public enum AddressFault: Hashable, Sendable {
    /// The address has no path.
    case empty
    /// The address contains white space or a control character.
    case invisibleCharacter
    /// The address contains a backslash, which browsers read as a slash.
    case backslash
    /// The scheme is neither http nor https.
    case scheme(String)
    /// The http or https address has no host, or a user name before it.
    case host
    /// The address begins with a slash, so its meaning depends on the folder of the site.
    case rooted
    /// The address leads out of the site's folder.
    case escapes
}

/// A place in a manifest or a feed.
public struct CoursePlace: Hashable, Sendable {
    /// The 1-based index of the post in the file; nil outside the posts.
    public var post: Int?
    /// The post's id; nil if it has none.
    public var id: String?
    /// The 1-based line of the file; nil for a feed.
    public var line: Int?
    /// The 1-based column in bytes; nil for a feed.
    public var column: Int?

    public init(post: Int? = nil, id: String? = nil, line: Int? = nil, column: Int? = nil) {
        self.post = post
        self.id = id
        self.line = line
        self.column = column
    }
}

extension CourseError {
    /// The place of the error in its file; nil if it has none.
    public var place: CoursePlace? {
        switch self {
        case .malformed(let error): error.line.map { CoursePlace(line: $0, column: error.column) }
        case .field(_, _, let place), .tooManyPosts(_, let place): place
        default: nil
        }
    }

    /// The line of the error; nil if it has none.
    public var line: Int? { place?.line }
}

extension CourseError: CustomStringConvertible {
    /// One line with the place, the fault and what to do.
    public var description: String {
        switch self {
        case .malformed(let error): error.description
        case .tooLarge(let what, let limit): localized("\(what) is larger than \(limit) bytes — make it smaller")
        case .notACourse(let found):
            localized(
                "found \(found), which is neither a course manifest nor a feed — give the address of course.json or of the feed"
            )
        case .newerVersion(let version):
            localized(
                "the manifest has version \(version) of its format, and this app reads version 1 — update the app"
            )
        case .field(let field, let fault, let place):
            "\(place.prefix)\(fault.text(field)) — \(fault.remedy)"
        case .tooManyPosts(let limit, let place):
            place.prefix + localized("the course has more than \(limit) posts — leave some out")
        case .tooManyImages(let limit): localized("the pages show more than \(limit) pictures — leave some out")
        case .emptyPage(let address): localized("\(address) has nothing to read in it — write the post")
        case .unreachable(let address, let reason):
            localized("\(address) cannot be reached: \(reason) — try again later")
        case .timedOut(let address, let seconds):
            localized("\(address) did not answer within \(seconds) seconds — try again later")
        case .status(let status, let address):
            localized("\(address) answered \(status) — check the address, or try again later")
        case .incomplete(let address, let expected, let received):
            localized("\(address) broke off: \(received) of \(expected) bytes came — try again")
        case .redirectLoop(let address): localized("\(address) leads back to itself — mend the site's redirects")
        case .tooManyRedirects(let address, let limit):
            localized("\(address) redirects more than \(limit) times — give the address that it leads to")
        case .insecureRedirect(let from, let to):
            CourseAddress.isWeb(to)
                ? localized("\(from) leads to \(to), which is not encrypted — mend the site's redirects")
                : localized("\(from) leads to “\(to)”, which is no web address — mend the site's redirects")
        case .wrongMediaType(let type, let address, let expected):
            localized("\(address) is “\(type)”, not \(expected) — check the address and the site's settings")
        }
    }
}

extension CourseError {
    /// Returns a ``description`` that is kept in English in the reader's language.
    ///
    /// An error in a field is told in parts, which the catalog has one by one: its place, the fault and the remedy.
    static func shown(kept message: String) -> String {
        if let colon = message.firstRange(of: ": "),
            let place = KeptParts.shown(message[..<colon.lowerBound], separator: ", ")
        {
            return place + ": " + shown(kept: String(message[colon.upperBound...]))
        }
        return KeptParts.shown(message, separator: " — ") ?? localized(kept: message)
    }
}

extension CoursePlace: CustomStringConvertible {
    /// The known parts of "line 12, column 7, post 3 “water”".
    public var description: String {
        var parts: [String] = []
        if let line { parts.append(localized("line \(line)")) }
        if let column { parts.append(localized("column \(column)")) }
        if let post { parts.append(localized("post \(post)") + (id.map { " “\($0)”" } ?? "")) }
        return parts.joined(separator: ", ")
    }

    var prefix: String { description.isEmpty ? "" : description + ": " }
}

extension CourseFault {
    func text(_ field: CourseField) -> String {
        let name = field.rawValue
        return switch self {
        case .missing: localized("“\(name)” is missing")
        case .blank: localized("“\(name)” is empty")
        case .wrongKind(let expected, let found): localized("“\(name)” is \(found), not \(expected)")
        case .tooLong(let characters, let limit):
            localized("“\(name)” has \(characters) characters, \(limit) are allowed")
        case .outside(let value, let range):
            localized("“\(name)” is \(value), outside \(range.lowerBound)…\(range.upperBound)")
        case .tooMany(let count, let limit): localized("“\(name)” has \(count) elements, \(limit) are allowed")
        case .unknown(let value, _): localized("“\(name)” is “\(value)”, which is not known")
        case .notADate(let text): localized("“\(name)” is “\(text)”, which is no date and time")
        case .notALanguage(let text): localized("“\(name)” is “\(text)”, which is no language tag")
        case .notAnIdentifier(let text):
            localized("“\(name)” is “\(text)”, which has spaces or control characters in it")
        case .address(let text, let fault): localized("“\(name)” is “\(text)”: \(fault.text)")
        case .duplicate(let value, let first): localized("“\(name)” is “\(value)”, which \(first) has too")
        case .habitWithoutTheme: localized("a habit post has no “theme”")
        case .themeWithoutHabit(let theme): localized("“theme” is “\(theme)” on a post that is no habit post")
        }
    }

    var remedy: String {
        switch self {
        case .missing, .blank: localized("write it")
        case .wrongKind(let expected, _): localized("write \(expected)")
        case .tooLong, .tooMany: localized("shorten it")
        case .outside: localized("give a number in that range")
        case .unknown(_, let known): localized("write one of \(known.joined(separator: ", "))")
        case .notADate: localized("write it as 2026-03-08T07:30:00Z")
        case .notALanguage: localized("write one such as en or es-MX")
        case .notAnIdentifier: localized("write one without, such as drinking-water")
        case .address(_, let fault): fault.remedy
        case .duplicate: localized("give each post its own")
        case .habitWithoutTheme: localized("write which theme it sets a habit for")
        case .themeWithoutHabit: localized("leave the theme out, or make it a habit post")
        }
    }
}

extension AddressFault {
    var text: String {
        switch self {
        case .empty: localized("it names no page")
        case .invisibleCharacter: localized("it has a space or control character in it")
        case .backslash: localized("it has a backslash in it")
        case .scheme(let scheme): localized("the scheme “\(scheme)” is not followed")
        case .host: localized("it has no host, or a user name before the host")
        case .rooted: localized("it begins with a slash")
        case .escapes: localized("it leads out of the site's folder")
        }
    }

    var remedy: String {
        switch self {
        case .empty, .rooted, .escapes: localized("write it relative to the manifest, as posts/welcome.html")
        case .invisibleCharacter: localized("write %20 for a space")
        case .backslash: localized("write / instead")
        case .scheme, .host: localized("write https://host/path, or a path relative to the manifest")
        }
    }
}
