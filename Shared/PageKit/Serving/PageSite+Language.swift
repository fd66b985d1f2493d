import HTMLKit
import Hummingbird
import WordKit

// MARK: The language

extension Language {
    /// The language that the person who sent a request chose on a page; nil for none.
    fileprivate init?(chosenIn request: Request) {
        guard let language = request.cookie(Self.cookie).flatMap({ Language(offered: $0) }) else { return nil }
        self = language
    }

    /// Creates an offered language from its code; nil for any other text.
    init?(offered code: String) {
        guard let language = Language(rawValue: code), Self.offered.contains(language) else { return nil }
        self = language
    }

    /// The name of the cookie with the chosen language. Scripts and other sites can't read it, and the browser keeps it for a year.
    private static let cookie = "language"

    fileprivate var asCookie: String {
        "\(Self.cookie)=\(rawValue); Path=/; Max-Age=31536000; SameSite=Strict; HttpOnly"
    }
}

extension PageSite {
    /// Returns the language of the person who sent a request: the one they chose on a page, else for the app, else the preferred one of their
    /// browser, else the site's own.
    func language(of request: Request) async -> Language {
        if let language = Language(chosenIn: request) { return language }
        let segment = request.uri.path.split(separator: "/").first
        if let app = apps.first(where: { segment == $0.segment[...] }),
            let language = try? await Self.apart({ app.language() })
        {
            return language
        }
        return Language(accepting: request.headers[.acceptLanguage] ?? "") ?? language
    }

    /// Answers at the address of the language: `GET` shows a page, and `POST` keeps the language that its form has in a cookie and leads back to
    /// the page with the form.
    func language(_ request: Request) async -> Response {
        switch request.method {
        case .get, .head: return page(Self.languagePage)
        case .post:
            guard Self.isOwn(request) else { return failure(.otherSite, nil, request) }
            do throws(PageProblem) {
                let form = PostedForm(encoded: try await body(of: request, limit: Self.bodyLimit))
                guard let language = form?["to"].flatMap({ Language(offered: $0) }) else {
                    throw PageProblem.unreadable
                }
                let headers: HTTPFields = [.location: Self.local(form?["back"]), .setCookie: language.asCookie]
                return Response(status: .seeOther, headers: headers)
            } catch {
                return failure(error, nil, request)
            }
        default: return wrongMethod(nil, request)
        }
    }

    private static var languagePage: ShellPage {
        ShellPage(
            title: localized("Language"),
            app: nil,
            content: HTMLFragment { HTML().p { localized("Choose the language of the pages below.") } }
        )
    }

    /// Returns a path of this site, such as "/recipes/new"; "/" for any other text, which could lead to another site.
    private static func local(_ path: String?) -> String {
        guard let path, path.hasPrefix("/"), !path.hasPrefix("//"), path.utf8.count <= LongLinks.addressLimit,
            path.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") })
        else { return "/" }
        return path
    }
}

/// The languages other than that of the page, each in its own words. A press shows the same page in the language.
struct LanguageChoice: HTMLView {
    /// The address of the page.
    let page: LinkTarget

    var body: some HTMLContent {
        form(action: Self.address, method: .post, .class("act"), .aria("aria-label", localized("Language"))) {
            input(.hidden, name: "back", value: page.description)
            for language in Language.offered.filter({ $0 != Language.current }) {
                button(name: "to", value: language.rawValue, .class("plain"), .lang(language.rawValue)) {
                    language.name
                }
            }
        }
    }

    static let path = ["language"]
    private static let address: LinkTarget = "/language"
}
