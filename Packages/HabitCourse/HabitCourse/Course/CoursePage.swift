import MarkupKit

/// A post's page as it is stored: sanitized, with the facts that a front end needs.
public struct CoursePage: Hashable, Codable, Sendable {
    public struct Image: Hashable, Codable, Sendable {
        /// The address, http or https.
        public var address: String
        /// The alternative text; may be empty.
        public var text: String

        public init(address: String, text: String) {
            self.address = address
            self.text = text
        }
    }

    /// The absolute address of the page.
    public let address: String
    /// The heading of the page or its document title; may be empty.
    public let title: String
    /// The content without that heading, sanitized: no scripts, no styles, absolute addresses only.
    public let html: String
    /// The content as plain text.
    public let text: String
    /// The pictures in order, without duplicates.
    public let images: [Image]
    /// The addresses of the links in order, without duplicates.
    public let links: [String]
    /// The number of words in `text`.
    public let words: Int
    /// The names of dropped elements that run or embed something, sorted.
    public let dropped: [String]

    /// The reading time in minutes at 200 words a minute; at least 1.
    public var minutes: Int { max(1, (words + 199) / 200) }
}

extension CoursePage {
    /// Reads an untrusted page. Its content is its `article`, or its `main`, or its body.
    ///
    /// - Parameters:
    ///   - bytes: The page, at most `CourseLimits.page` bytes. A larger page is refused before it is parsed.
    ///   - address: The absolute address of the page, the base of its links and images.
    ///   - encoding: The character set of the response, such as "iso-8859-1"; nil if unknown.
    /// - Throws: `tooLarge`, `malformed` or `emptyPage`.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public init(_ bytes: [UInt8], from address: String, encoding: String? = nil) throws(CourseError) {
        guard bytes.count <= CourseLimits.page else { throw .tooLarge(what: address, limit: CourseLimits.page) }
        let document = try Self.document(bytes, encoding: encoding)
        if let error = document.incomplete { throw .malformed(error) }
        let whole = HTMLElement(name: "", children: document.nodes)
        let part = whole.first(named: "article") ?? whole.first(named: "main") ?? whole.first(named: "body") ?? whole
        let heading = part.first(named: "h1")
        let written = heading.map { CourseText.line($0.textContent) } ?? ""
        let content = written.isEmpty ? part : part.withoutFirst("h1")

        var policy = HTMLPolicy.article
        policy.base = address
        html = HTMLSanitizer(policy: policy).sanitize(content.children)
        let safe = try Self.fragment(html)
        text = safe.plainText
        images = Self.images(of: safe)
        links = Self.unique(safe.elements(named: "a").compactMap { $0.attribute("href") })
        words = text.split(whereSeparator: \.isWhitespace).count { $0.contains { $0.isLetter || $0.isNumber } }
        guard words > 0 || !images.isEmpty else { throw .emptyPage(address: address) }
        let running = part.elements { Self.runs.contains($0.name) }.map(\.name)
        dropped = Set(running).sorted()
        let name = written.isEmpty ? CourseText.line(document.title ?? "") : written
        title = CourseText.shortened(name, CourseLimits.title)
        self.address = address
    }

    /// Reads the page of a response, whose address is the base and whose header has the character set.
    ///
    /// - Throws: As ``init(_:from:encoding:)``.
    public init(_ response: CourseResponse) throws(CourseError) {
        try self.init(response.bytes, from: response.address, encoding: response.encoding)
    }

    /// The elements that run or embed something. All are dropped.
    private static let runs: Set<String> = [
        "applet", "audio", "button", "canvas", "embed", "form", "iframe", "input", "math", "object", "script", "svg",
        "template", "video",
    ]

    private static func document(_ bytes: [UInt8], encoding: String?) throws(CourseError) -> HTMLDocument {
        do throws(MarkupError) {
            return try HTMLDocument(page: bytes, encoding: encoding)
        } catch {
            throw .malformed(error)
        }
    }

    private static func fragment(_ html: String) throws(CourseError) -> HTMLDocument {
        do throws(MarkupError) {
            return try HTMLDocument(fragment: html)
        } catch {
            throw .malformed(error)
        }
    }

    private static func images(of document: HTMLDocument) -> [Image] {
        var seen: Set<String> = []
        return document.elements(named: "img").compactMap { image in
            guard let address = image.attribute("src"), CourseAddress.isWeb(address), seen.insert(address).inserted
            else { return nil }
            return Image(address: address, text: CourseText.line(image.attribute("alt") ?? ""))
        }
    }

    private static func unique(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }
}

extension HTMLElement {
    /// Returns the element without the first descendant of this name.
    fileprivate func withoutFirst(_ name: String) -> HTMLElement {
        var copy = self
        var isDone = false
        copy.children = Self.without(name, children, &isDone)
        return copy
    }

    private static func without(_ name: String, _ nodes: [HTMLNode], _ isDone: inout Bool) -> [HTMLNode] {
        var kept: [HTMLNode] = []
        for node in nodes {
            guard !isDone, case .element(var element) = node else {
                kept.append(node)
                continue
            }
            if element.name == name {
                isDone = true
                continue
            }
            element.children = without(name, element.children, &isDone)
            kept.append(.element(element))
        }
        return kept
    }
}
