import Foundation
import HTMLKit
import Hummingbird
import NIOCore
import ScreenKit
import TimeKit
import WordKit

// MARK: Answers

extension PageSite {
    var start: ShellPage {
        ShellPage(
            title: "Nourish",
            app: nil,
            content: HTMLFragment {
                HTML().p { localized("Everything stays on this machine. Choose an app.") }
                HTML().ul(.class("cards")) {
                    for app in apps {
                        HTML().li(.class("card app " + app.accent.style)) {
                            HTML().h2 {
                                HTML().a(href: app.launch().map(app.address(of:)) ?? app.path([])) { app.title }
                            }
                            HTML().p { app.about }
                        }
                    }
                }
            }
        )
    }

    func page(
        _ screen: any Screen,
        _ context: PageContext,
        notice: HTMLFragment? = nil,
        status: HTTPResponse.Status = .ok
    ) -> Response {
        let content = context.app.page(screen, context) ?? HTMLFragment { GeneralPage(screen, in: context) }
        var shell = ShellPage(
            title: screen.title,
            titleLanguage: screen.titleLanguage,
            app: context.app,
            address: context.own,
            way: way(from: screen, context),
            notice: notice,
            isRefused: context.refused != nil,
            content: content
        )
        let name = context.app.printName(screen) ?? context.app.title
        shell.printed = [screen.title, name, "\(clock.zone().local(at: clock.now()).date)"].joined(separator: " · ")
        // A refused page has what was typed, so it stays.
        if context.refused == nil { shell.validSeconds = secondsLeft(of: screen) }
        var response = page(shell, status: status)
        // A notice belongs to the moment.
        if status == .ok, notice == nil { KeptApps.mark(&response.headers, of: context.app) }
        return response
    }

    /// Returns the seconds, rounded up, until a screen changes by itself; nil for one that doesn't.
    private func secondsLeft(of screen: any Screen) -> Int64? {
        let value = Mirror(reflecting: screen).children.first { child in
            child.label == "validUntil" || child.label == "_validUntil"
        }?.value
        guard let end = value.flatMap(ScreenOutline.unwrapped) as? Instant, end > clock.now() else { return nil }
        return (clock.now().milliseconds(until: end) - 1) / 1000 + 1
    }

    /// Returns the way to the app's first page; nil for that page, and for a screen that has a way back.
    private func way(from screen: any Screen, _ context: PageContext) -> Link? {
        let home = context.app.homeWay
        let hasBack = Mirror(reflecting: screen).children.contains { child in
            switch child.label {
            case "back", "_back": Mirror(reflecting: child.value).displayStyle != .optional
            case "cancel": child.value is Link
            default: false
            }
        }
        guard context.link != home.target, !hasBack, KitPage(context.link) == nil else { return nil }
        return home
    }

    func page(_ page: ShellPage, status: HTTPResponse.Status = .ok) -> Response {
        let bytes = page.bytes
        let packed = PagePacking.packed(bytes)
        var headers = Self.headers(for: "text/html; charset=utf-8")
        headers[.vary] = PagePacking.deciding + ", " + (headers[.vary] ?? "")
        if packed != nil { headers[.contentEncoding] = "gzip" }
        return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: packed ?? bytes)))
    }

    /// Returns the header fields of an answer in the person's language.
    private static func headers(for type: String) -> HTTPFields {
        [.contentType: type, .contentLanguage: Language.current.rawValue, .vary: "Accept-Language, Cookie"]
    }

    /// Returns the page that asks the question of an act.
    func ask(
        _ question: Action.Confirmation,
        _ act: Act,
        _ link: String,
        _ app: PageApp
    ) async throws -> Response {
        let fields = act.fields
        let screen = try await Self.apart { try app.screen(link, fields) }
        let context = context(app, link, screen)
        // The address of a page is sent again, and a file isn't.
        let chosen = FieldGroup.all(of: act, on: screen).flatMap(\.fields).filter { field in
            act.files[field.id] != nil && act.fields[field.id]?.lowercased().hasPrefix("http") != true
        }
        let files = chosen.map { field in
            var field = field
            (field.kind, field.error) = (.file, nil)
            return field
        }
        let content = HTMLFragment { QuestionView(question: question, act: act, files: files, context: context) }
        return page(ShellPage(title: question.question, app: app, address: context.own, content: content))
    }

    /// Returns a picture of an app.
    func picture(_ id: String, _ app: PageApp, _ request: Request) async -> Response {
        do {
            guard let picture = try await Self.apart({ try app.picture(id) }) else {
                return failure(.noPage, app, request)
            }
            var headers: HTTPFields = [.contentType: Self.pictureType(picture.bytes)]
            headers[.contentSecurityPolicy] = "default-src 'none'; sandbox"
            // Only the person's own browser keeps the answer, because the app decides who may see it.
            if picture.isLasting { headers[.cacheControl] = "private, max-age=31536000, immutable" }
            KeptApps.mark(&headers, of: app)
            return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: picture.bytes)))
        } catch {
            return failure(app.problem(error), app, request)
        }
    }

    /// Returns the media type of a picture by its first bytes.
    private static func pictureType(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xFF, 0xD8]) { return "image/jpeg" }
        if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if bytes.starts(with: Array("RIFF".utf8)) { return "image/webp" }
        return bytes.first.map { [0x3C, 0xEF, 0x0A, 0x20].contains($0) } == true ? "image/svg+xml" : "image/png"
    }

    /// Returns how far an act is with its file, in words; nothing for one that told nothing yet.
    func progress(_ read: ReadBytes?) -> Response {
        guard let read else { return Response(status: .noContent) }
        return Response(
            status: .ok,
            headers: Self.headers(for: "text/plain; charset=utf-8"),
            body: .init(byteBuffer: ByteBuffer(string: read.words))
        )
    }

    func wrongMethod(_ app: PageApp?, _ request: Request) -> Response {
        var response = failure(.method, app, request)
        response.headers[.allow] = "GET, HEAD, POST"
        return response
    }

    /// Returns the refusal of an act that comes too soon after many others.
    func tooMany(_ waitSeconds: Int, _ app: PageApp, _ request: Request) -> Response {
        var response = failure(.tooMany, app, request)
        response.headers[.named("Retry-After")] = String(waitSeconds)
        return response
    }

    func failure(_ problem: PageProblem, _ app: PageApp?, _ request: Request) -> Response {
        let status = HTTPResponse.Status(code: problem.status)
        if Self.wantsJSON(request) { return json(status, Failure(error: problem.why, remedy: problem.remedy)) }
        return page(.problem(problem, app), status: status)
    }

    func json(_ status: HTTPResponse.Status, _ value: any Encodable) -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Screens and answers always encode: their numbers are whole or exact.
        let bytes = (try? encoder.encode(value)) ?? Data()
        return Response(
            status: bytes.isEmpty ? .internalServerError : status,
            headers: Self.headers(for: "application/json"),
            body: .init(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }
}

/// The bytes of a file that an act has read.
struct ReadBytes: Sendable {
    let count: Int
    /// The bytes of the whole file; nil if nobody knows.
    let total: Int?

    private static let megabyte = 1_000_000

    /// The bytes in words, in whole megabytes.
    var words: String {
        let done = count / Self.megabyte
        guard let total else { return localized("Read so far: \(done) MB") }
        return localized("Read so far: \(done) of \((total - 1) / Self.megabyte + 1) MB")
    }
}

/// The body of a failure for a program.
private struct Failure: Encodable {
    let error: String
    let remedy: Link?
}

extension ShellPage {
    static func problem(_ problem: PageProblem, _ app: PageApp?) -> ShellPage {
        let home: LinkTarget = app?.path([]) ?? "/"
        return ShellPage(
            title: problem.title
                ?? (problem.status == 404 ? localized("There is no such page") : localized("That didn't work")),
            app: app,
            isRefused: true,
            content: HTMLFragment {
                HTML().p { problem.isAboutLink ? PageProblem.noPage.why : problem.why }
                if let app, let remedy = problem.remedy {
                    HTML().p { HTML().a(href: app.address(of: remedy.target), .class("button")) { remedy.label } }
                }
                HTML().p {
                    HTML().a(href: home) { app.map { localized("Go to \($0.title)") } ?? localized("Go to the start") }
                }
            }
        )
    }
}

extension Acted {
    var status: HTTPResponse.Status {
        switch self {
        case .done, .file: .ok
        case .question: .conflict
        case .refused: .unprocessableContent
        }
    }
}

extension PageProblem: Error {
    /// The problem of an app that reads no pages of the web.
    @Sendable public static func noFetch(_ address: String) -> PageProblem {
        PageProblem(
            status: 422,
            why:
                localized(
                    "Nothing was changed, because “\(address.prefix(60))” can't be read here. Save the page and choose it as a file."
                )
        )
    }

    static var noPage: PageProblem {
        PageProblem(status: 404, why: localized("Check the address, or begin at the start."))
    }
    static var method: PageProblem {
        PageProblem(status: 405, why: localized("A page is shown by GET and changed by POST."))
    }
    static var otherSite: PageProblem {
        PageProblem(
            status: 403,
            why: localized(
                "Nothing was changed, because the request came from another site. Open the page here and try again."
            )
        )
    }
    static var unreadable: PageProblem {
        PageProblem(
            status: 400,
            why: localized(
                "Nothing was changed, because the form couldn't be read. Go back, reload the page and try again."
            )
        )
    }
    static var tooLarge: PageProblem {
        PageProblem(
            status: 413,
            why: localized(
                "Nothing was changed, because the form is too large. It can have 1 MB, and with a file 33 MB."
            )
        )
    }
    static var busy: PageProblem {
        PageProblem(
            status: 503,
            why: localized("Nothing was changed, because other files are being received. Try again in a moment.")
        )
    }
    static var tooMany: PageProblem {
        PageProblem(
            status: 429,
            why: localized(
                "Nothing was changed, because too much was sent in a short time. Try again in a moment."
            )
        )
    }
    static var slow: PageProblem {
        PageProblem(
            status: 408,
            why: localized("Nothing was changed, because the form took too long to arrive. Try again.")
        )
    }
    static var noRoom: PageProblem {
        PageProblem(
            status: 507,
            why: localized(
                "Nothing was changed, because there is no room for the file. Make room on the disk and try again."
            )
        )
    }
}

extension HTTPFields.Element.Name {
    static func named(_ name: String) -> Self {
        guard let name = Self(name) else { preconditionFailure("\(name) is a field name") }
        return name
    }
}

extension PageSite {
    func download(_ file: ScreenFile) -> Response {
        let name = file.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "file"
        let headers: HTTPFields = [
            .contentType: file.mediaType, .contentDisposition: "attachment; filename*=UTF-8''\(name)",
            .contentSecurityPolicy: "default-src 'none'; sandbox",
        ]
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: file.bytes)))
    }
}
