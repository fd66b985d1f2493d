public import HTMLKit
import MarkupKit
import WordKit

/// A post as an HTML page to read, without scripts and with text of at least 16 pixels.
public struct CourseReadingPage: HTMLPage {
    private let page: CoursePage
    private let post: Post?
    private let html: String
    public let language: String
    public let title: String

    /// Creates the page of a post.
    ///
    /// - Parameters:
    ///   - page: The page from the site.
    ///   - post: The post in the manifest; nil if unknown. Its title replaces the page's, and its ideas follow the text.
    ///   - language: The language of the course.
    ///   - pictures: The paths of local pictures, relative to the page, by their addresses. Other pictures stay on the
    ///     site.
    public init(
        _ page: CoursePage,
        post: Post? = nil,
        language: String = "en",
        pictures: [String: String] = [:]
    ) {
        self.page = page
        self.post = post
        self.language = language
        title = post?.title ?? page.title
        html = pictures.isEmpty ? page.html : page.html(placing: pictures)
    }

    public var head: some HTMLContent {
        styleSheet(Self.sheet)
    }

    public var body: some HTMLContent {
        main {
            header {
                h1 { title }
                p(.class("facts")) { facts }
            }
            article { SanitizedHTML(utf8: Array(html.utf8), sanitizedBy: "MarkupKit.HTMLSanitizer") }
            if let ideas = post?.ideas, !ideas.isEmpty {
                section(.class("ideas")) {
                    h2 { localized("Ideas") }
                    ul {
                        for idea in ideas { li { idea } }
                    }
                }
            }
            footer {
                p {
                    localized("From", context: "the source of a page")
                    " "
                    a(href: try? LinkTarget(checking: page.address)) { page.address }
                }
            }
        }
    }

    private var facts: String {
        let time = localized("\(page.minutes, one: "# minute to read", other: "# minutes to read")")
        return post.map { localized("Week \($0.week) · \(time)") } ?? time
    }

    /// The style sheet, also used as a file. Sizes are in rem (16 pixels by default), and no text is smaller than 1 rem.
    public static let sheet = StyleSheet(
        """
        html { font-size: 100%; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
        body { background: #ffffff; color: #1f2328; font-family: Georgia, serif; font-size: 1.125rem; line-height: 1.6;
          margin: 0 auto; max-width: 40rem; overflow-wrap: break-word; padding: 1rem; }
        h1 { font-size: 1.75rem; line-height: 1.2; margin: 1rem 0 0.25rem; }
        h2 { font-size: 1.4rem; line-height: 1.3; }
        h3, h4, h5, h6 { font-size: 1.2rem; line-height: 1.3; }
        small, sub, sup, figcaption, table, code, kbd, pre, samp, tt { font-size: 1rem; }
        .facts, footer, figcaption { color: #57606a; font-size: 1rem; }
        a { color: #0a4f9e; }
        mark { background: #fff3b0; color: #1f2328; }
        figure { margin: 1.5rem 0; }
        img { height: auto; max-width: 100%; }
        pre, table { display: block; overflow-x: auto; }
        td, th { border-bottom: 1px solid #d0d7de; padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; }
        blockquote { border-inline-start: 0.25rem solid #d0d7de; margin-inline: 0; padding-inline-start: 1rem; }
        .ideas { border: 1px solid #d0d7de; border-radius: 0.5rem; margin: 2rem 0; padding: 0 1rem; }
        @media (prefers-color-scheme: dark) {
          body { background: #16191d; color: #e6e9ec; }
          .facts, footer, figcaption { color: #a5adb5; }
          a { color: #8bbcff; }
        }
        @media print { body { max-width: none; padding: 0; } }
        """
    )
}

extension CoursePage {
    /// Returns the content with replaced picture addresses. It is sanitized again, so that each new path is checked.
    ///
    /// - Parameter pictures: The new paths by the addresses of pictures.
    func html(placing pictures: [String: String]) -> String {
        guard let document = try? HTMLDocument(fragment: html) else { return html }
        return HTMLSanitizer(policy: .article).sanitize(document.nodes.map { $0.placing("img", "src", pictures) })
    }

    /// Returns the content for a page of an app, which shows nothing of other sites and marks the links to them as external. It is sanitized
    /// again, so that each new path is checked.
    ///
    /// - Parameters:
    ///   - pictures: The new paths by the addresses of pictures. Other pictures are left out.
    ///   - posts: The paths of the app's pages by the addresses of links.
    public func html(placing pictures: [String: String], leadingTo posts: [String: String]) -> String {
        guard let document = try? HTMLDocument(fragment: html) else { return "" }
        var policy = HTMLPolicy.article
        policy.outsideRelation = LinkRelation.external.rawValue
        let kept = document.nodes.compactMap { $0.withoutImages { pictures[$0] == nil } }
        return HTMLSanitizer(policy: policy).sanitize(
            kept.map { $0.placing("img", "src", pictures).placing("a", "href", posts) }
        )
    }
}

extension HTMLNode {
    /// Returns the node with the addresses of some elements in it replaced.
    fileprivate func placing(_ name: String, _ attribute: String, _ paths: [String: String]) -> HTMLNode {
        guard case .element(var element) = self else { return self }
        element.children = element.children.map { $0.placing(name, attribute, paths) }
        if element.name == name {
            for index in element.attributes.indices where element.attributes[index].name == attribute {
                element.attributes[index].value =
                    paths[element.attributes[index].value] ?? element.attributes[index].value
            }
        }
        return .element(element)
    }

    /// Returns the node without some of its pictures; nil for one of them.
    fileprivate func withoutImages(_ isDropped: (_ address: String) -> Bool) -> HTMLNode? {
        guard case .element(var element) = self else { return self }
        if element.name == "img", isDropped(element.attribute("src") ?? "") { return nil }
        element.children = element.children.compactMap { $0.withoutImages(isDropped) }
        return .element(element)
    }
}
