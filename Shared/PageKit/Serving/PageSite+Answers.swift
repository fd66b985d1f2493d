import Foundation
import HTMLKit
import Hummingbird
import NIOCore
import ScreenKit

// MARK: Answers

extension PageSite {
    var start: ShellPage {
        ShellPage(
            title: "Nourish",
            app: nil,
            content: HTMLFragment {
                HTML().p { "Everything stays on this machine. Choose an app." }
                HTML().ul(.class("cards")) {
                    for app in apps {
                        HTML().li(.class("card app " + app.accent.style)) {
                            HTML().h2 { HTML().a(href: app.path([])) { app.title } }
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
        return page(
            ShellPage(title: screen.title, app: context.app, notice: notice, content: content),
            status: status
        )
    }

    func page(_ page: ShellPage, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/html; charset=utf-8"],
            body: .init(byteBuffer: ByteBuffer(bytes: page.bytes))
        )
    }

    func failure(_ problem: PageProblem, _ app: PageApp?, _ request: Request) -> Response {
        let status = HTTPResponse.Status(code: problem.status)
        if Self.wantsJSON(request) { return json(status, ["error": problem.why]) }
        return page(.problem(problem, app), status: status)
    }

    func json(_ status: HTTPResponse.Status, _ value: any Encodable) -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Screens and answers always encode: their numbers are whole or exact.
        let bytes = (try? encoder.encode(value)) ?? Data()
        return Response(
            status: bytes.isEmpty ? .internalServerError : status,
            headers: [.contentType: "application/json"],
            body: .init(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }
}

extension ShellPage {
    static func problem(_ problem: PageProblem, _ app: PageApp?) -> ShellPage {
        let home: HTMLKit.LinkTarget = app?.path([]) ?? "/"
        return ShellPage(
            title: problem.status == 404 ? "There is no such page" : "That didn't work",
            app: app,
            content: HTMLFragment {
                HTML().p { problem.why }
                HTML().p { HTML().a(href: home) { "Go to " + (app?.title ?? "the start") } }
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
                "Nothing was changed, because “\(address.prefix(60))” can't be read here. Save the page and choose it as a file."
        )
    }

    static let noPage = PageProblem(status: 404, why: "Check the address, or begin at the start.")
    static let method = PageProblem(status: 405, why: "A page is shown by GET and changed by POST.")
    static let otherSite = PageProblem(
        status: 403,
        why: "Nothing was changed, because the request came from another site. Open the page here and try again."
    )
    static let unreadable = PageProblem(
        status: 400,
        why: "Nothing was changed, because the form couldn't be read. Go back, reload the page and try again."
    )
    static let tooLarge = PageProblem(
        status: 413,
        why: "Nothing was changed, because the form is too large. It can have 1 MB, and with a file 33 MB."
    )
    static let busy = PageProblem(
        status: 503,
        why: "Nothing was changed, because other files are being received. Try again in a moment."
    )
    static let slow = PageProblem(
        status: 408,
        why: "Nothing was changed, because the form took too long to arrive. Try again."
    )
    static let noRoom = PageProblem(
        status: 507,
        why: "Nothing was changed, because there is no room for the file. Make room on the disk and try again."
    )
}

extension HTTPFields.Element.Name {
    static func named(_ name: String) -> Self {
        guard let name = Self(name) else { preconditionFailure("\(name) is a field name") }
        return name
    }
}
