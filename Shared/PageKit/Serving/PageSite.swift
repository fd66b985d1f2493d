import Foundation
import HTMLKit
public import Hummingbird
import NIOCore
import NIOPosix
import ScreenKit
public import TimeKit
import WordKit

/// Answers the requests of a browser with the pages of apps, and those of other programs with the same screens as JSON.
///
/// `GET` shows a screen and `POST` performs an act on it. Both take `application/json` as well, described in `docs/web.md`.
public struct PageSite: RouterMiddleware {
    public typealias Context = BasicRequestContext

    let apps: [PageApp]
    let clock: WallClock
    private let ids: IDSource
    private let bodyTime: Duration
    /// Whether browsers may keep pages. Otherwise workers of earlier times are called back.
    let keepsPages: Bool
    private let recent = RecentActs()
    private let longLinks = LongLinks()
    private let uploads = UploadPlaces()
    private let lane = ActLane()

    /// - Parameters:
    ///   - bodyTime: The time that the body of a request may take.
    ///   - keepsPages: False to let no browser keep pages and to call back the workers that keep some.
    public init(
        _ apps: [PageApp],
        clock: WallClock,
        ids: IDSource,
        bodyTime: Duration = .seconds(60),
        keepsPages: Bool = true
    ) {
        self.apps = apps
        self.clock = clock
        self.ids = ids
        self.bodyTime = bodyTime
        self.keepsPages = keepsPages
    }

    /// Returns a server of the site.
    ///
    /// - Parameter port: The port; 0 for any free one.
    /// - Throws: `noPort`.
    public func server(port: Int) throws(LocalServerError) -> LocalServer {
        try LocalServer(port: port) { $0.add(middleware: self) }
    }

    /// The largest body without a file, in bytes.
    static let bodyLimit = 1 << 20
    /// The largest body with a file, in bytes. It is the limit of a picture and room for the other fields.
    static let uploadLimit = 33 << 20

    public func handle(
        _ request: Request,
        context: BasicRequestContext,
        next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        let kept = keepsPages ? KeptApps.of(request, among: apps) : []
        var response = await Language.$current.withValue(await language(of: request)) {
            await KeptApps.$current.withValue(kept) { await answer(request) }
        }
        Self.secure(&response.headers)
        // The answer has the length of the body that GET gives.
        return request.method == .head ? response.createHeadResponse() : response
    }

    /// Adds the header fields of every answer.
    static func secure(_ fields: inout HTTPFields) {
        for (name, value) in headers where fields[name] == nil { fields[name] = value }
    }

    /// The header fields of every answer. A page runs our own files as scripts, embeds nothing of other sites and is embedded by none. A script turns
    /// a text into a page, or into the address of a worker, by one policy alone.
    private static let headers: [(HTTPFields.Element.Name, String)] = [
        (
            .contentSecurityPolicy,
            """
            default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; \
            manifest-src 'self'; worker-src 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; \
            trusted-types nourish
            """
        ),
        (.xContentTypeOptions, "nosniff"), (.cacheControl, "no-store"), (.named("Referrer-Policy"), "no-referrer"),
        (.named("Cross-Origin-Opener-Policy"), "same-origin"), (.named("Cross-Origin-Resource-Policy"), "same-origin"),
        (.named("Permissions-Policy"), "geolocation=(), microphone=(), payment=(), usb=()"),
    ]
}

// MARK: Requests

extension PageSite {
    private func answer(_ request: Request) async -> Response {
        guard let path = Self.components(of: request.uri.path) else { return failure(.noPage, nil, request) }
        if let asset = Assets.file(at: path) { return asset.response(to: request) }
        if let icon = await icon(at: path, request) { return icon }
        if path == LanguageChoice.path { return await language(request) }
        let isRead = request.method == .get || request.method == .head
        if path == APIDescription.path, isRead { return json(.ok, APIDescription(apps: apps)) }
        let app = (apps + [DesignGuide.app]).first { $0.segment == path.first }
        if let app, let answer = await installation(path, app, request) { return answer }
        switch (request.method, app) {
        case (.get, nil) where path.isEmpty, (.head, nil) where path.isEmpty: return page(start)
        case (_, nil): return failure(.noPage, nil, request)
        case (.get, let app?), (.head, let app?):
            if path.count == 3, path[1] == PagePlaces.pictures { return await picture(path[2], app, request) }
            if path.count == 1, let answer = await starting(app, request) { return answer }
            return await show(link(of: path, app), app, request)
        case (.post, let app?):
            guard Self.isOwn(request) else { return failure(.otherSite, app, request) }
            return await perform(at: link(of: path, app), app, request)
        default: return wrongMethod(app, request)
        }
    }

    /// The decoded components of a path; nil for a path that no page has.
    private static func components(of path: String) -> [String]? {
        var parts: [String] = []
        for piece in path.split(separator: "/") {
            guard let part = String(piece).removingPercentEncoding, ![".", ".."].contains(part) else { return nil }
            parts.append(part)
        }
        return parts
    }

    /// Whether a request that changes something comes from one of our pages, or from no page at all. Another site's page can send forms, but no
    /// JSON.
    static func isOwn(_ request: Request) -> Bool {
        if let site = request.headers[.named("Sec-Fetch-Site")] { return site == "same-origin" || site == "none" }
        if let origin = request.headers[.origin] { return origin == "http://" + (request.head.authority ?? "") }
        return isJSON(request.headers[.contentType])
    }

    private static func isJSON(_ type: String?) -> Bool {
        type?.lowercased().split(separator: ";").first?.contains("application/json") == true
    }

    static func wantsJSON(_ request: Request) -> Bool {
        isJSON(request.headers[.contentType]) || request.headers[.accept]?.contains("application/json") == true
    }
}

// MARK: Screens

extension PageSite {
    private func show(_ link: String, _ app: PageApp, _ request: Request) async -> Response {
        do {
            let screen = try await Self.apart { try app.screen(link, [:]) }
            if Self.wantsJSON(request) { return json(.ok, screen) }
            let operation = request.uri.queryParameters[Substring(PagePlaces.done)].map(String.init)
            let done = operation.flatMap { recent[$0] }
            let notice =
                done.map { done in HTMLFragment { DoneNotice(done: done, app: app, operation: newOperation) } }
                ?? Self.unread(request).map { query in HTMLFragment { UnreadQueryNotice(query: query) } }
            return page(screen, context(app, link, screen), notice: notice)
        } catch {
            return failure(app.problem(error), app, request)
        }
    }

    /// Returns the items of an address's query that no page reads, such as "city=Mesa"; nil if there are none. Marks that other sites add to a
    /// link for their own counts ask nothing of a page.
    private static func unread(_ request: Request) -> String? {
        let read = [PagePlaces.done, PagePlaces.left, PagePlaces.start, "fbclid", "gclid"]
        let items = (request.uri.query ?? "").split(separator: "&").filter { item in
            let name = item.prefix { $0 != "=" }
            return !read.contains(String(name)) && !name.hasPrefix("utm_")
        }
        return items.isEmpty ? nil : String(items.joined(separator: "&").prefix(60))
    }

    func context(_ app: PageApp, _ link: String, _ screen: any Screen, refused: Act? = nil) -> PageContext {
        PageContext(
            app: app,
            link: link,
            revision: screen.revision,
            refused: refused,
            zone: clock.zone(),
            operation: newOperation,
            shortAddress: shortAddress(of: link, app)
        )
    }

    /// Returns the link of a path. A key that isn't kept anymore leads to the app's first page.
    private func link(of path: [String], _ app: PageApp) -> String {
        guard path.count == 3, path[1] == PagePlaces.kept else { return app.link(of: path) }
        return longLinks[path[2]] ?? app.link(of: [app.segment])
    }

    /// Returns the address of a link that is too long for one; nil for any other link.
    private func shortAddress(of link: String, _ app: PageApp) -> LinkTarget? {
        guard link.utf8.count > LongLinks.addressLimit else { return nil }
        return app.path([PagePlaces.kept, longLinks.key(of: link, newKey: newOperation)])
    }

    @Sendable private func newOperation() -> String { (ids.next(at: clock.now()) as TimeKit.ID<Act>).rawValue }

    private func picture(_ id: String, _ app: PageApp, _ request: Request) async -> Response {
        do {
            guard let picture = try await Self.apart({ try app.picture(id) }) else {
                return failure(.noPage, app, request)
            }
            var headers: HTTPFields = [.contentType: Self.pictureType(picture.bytes)]
            headers[.contentSecurityPolicy] = "default-src 'none'; sandbox"
            // It is kept by the person's browser alone, because the app decides who may see it.
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

    /// Runs work of an engine on a thread that may wait for a disk.
    static func apart<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        // A thread of the pool works for no task, so it doesn't know the person's language.
        let language = Language.current
        return try await NIOThreadPool.singleton.runIfActive {
            try Language.$current.withValue(language, operation: work)
        }
    }
}

// MARK: Acts

extension PageSite {
    private func perform(at address: String, _ app: PageApp, _ request: Request) async -> Response {
        var act: Act
        var link = address
        let folder = Uploads(name: newOperation())
        defer { folder.remove() }
        do throws(PageProblem) {
            act = try await self.act(in: request, folder, at: &link)
        } catch {
            return failure(error, app, request)
        }
        do {
            try await fetchPages(of: &act, at: link, app, into: folder)
            let lacking = try await lackingFile(of: act, at: link, app, request)
            let acted = if let lacking { lacking } else { try await acted(on: act, link, app) }
            if Self.wantsJSON(request) { return json(acted.status, acted) }
            switch acted {
            case .done(let done):
                if let operation = act.operation, done.said != nil { recent[operation] = done }
                return leads(to: done, after: act, app)
            case .file(let file): return download(file)
            case .question(let question): return try await ask(question, act, link, app)
            case .refused(let screen, let why, let remedy):
                let refusal = Refusal(of: act, why: why, on: screen)
                let shown = await withoutInputs(screen, of: act, at: link, app)
                act.files = [:]
                var context = context(app, link, shown, refused: act)
                context.refusal = refusal
                let notice = HTMLFragment { [context] in RefusalNotice(why: why, remedy: remedy, context: context) }
                return page(shown, context, notice: notice, status: .unprocessableContent)
            }
        } catch {
            return await failed(act, error as? PageProblem ?? app.problem(error), at: link, app, request)
        }
    }

    private func acted(on act: Act, _ link: String, _ app: PageApp) async throws -> Acted {
        guard !act.files.isEmpty else { return try await app.perform(act, link) }
        return try await lane.run { try await app.perform(act, link) }
    }

    /// Fetches the web addresses that were typed into fields for a page, where no file was chosen instead.
    private func fetchPages(of act: inout Act, at link: String, _ app: PageApp, into folder: Uploads) async throws {
        let fields = act.fields
        guard fields.contains(where: { $0.value.lowercased().hasPrefix("http") && act.files[$0.key] == nil }) else {
            return
        }
        let screen = try await Self.apart { try app.screen(link, fields) }
        let form = ScreenParts(screen).forms.first { $0.buttons.contains { $0.id == act.action } }
        for field in form?.fields ?? [] where field.kind == .page && act.files[field.id] == nil {
            guard let address = fields[field.id], address.lowercased().hasPrefix("http") else { continue }
            let bytes = try await app.fetch(address)
            guard let file = folder.keep(bytes, of: field.id, name: "page.html") else { throw PageProblem.noRoom }
            act.files[field.id] = file
        }
    }

    /// - Parameter link: The link of the address. The form of a page with a short address has the page's own link.
    private func act(
        in request: Request,
        _ folder: Uploads,
        at link: inout String
    ) async throws(PageProblem) -> Act {
        let type = request.headers[.contentType] ?? ""
        let boundary =
            type.hasPrefix("multipart/form-data") ? type.split(separator: "boundary=").dropFirst().first : nil
        guard boundary == nil || uploads.take() else { throw .busy }
        defer { if boundary != nil { uploads.giveBack() } }
        let bytes = try await body(of: request, limit: boundary == nil ? Self.bodyLimit : Self.uploadLimit)
        if Self.isJSON(type) {
            guard let act = try? JSONDecoder().decode(Act.self, from: Data(bytes)), Self.isName(act.operation) else {
                throw .unreadable
            }
            return act
        }
        let form =
            if let mark = boundary?.trimmingCharacters(in: ["\""]) {
                await lane.run { PostedForm(parts: bytes, boundary: mark) }
            } else {
                PostedForm(encoded: bytes)
            }
        guard let form, let action = form["action"] else { throw .unreadable }
        var act = Act(action, operation: form["operation"].flatMap { $0.isEmpty ? nil : $0 })
        guard Self.isName(act.operation) else { throw .unreadable }
        link = form["link"] ?? link
        act.seen = form["seen"].map { Revision(rawValue: $0) }
        act.isConfirmed = form["confirmed"] == "true"
        act.answers = form["answers"]
        for (name, values) in form.values where name.hasPrefix("f-") {
            // An unticked box is the value "false" before that of a ticked one; several ticked ones are a list.
            let isToggle = values.first == "false"
            act.fields[String(name.dropFirst(2))] = isToggle ? values.last : values.joined(separator: " ")
        }
        for (name, file) in form.files where name.hasPrefix("f-") {
            guard let url = folder.keep(file.bytes, of: name, name: file.name) else { throw .noRoom }
            act.files[String(name.dropFirst(2))] = url
        }
        return act
    }

    /// Whether an operation is nil, or 1 to 100 letters, digits, hyphens, points and underscores, so that it can stand in an address.
    private static func isName(_ operation: String?) -> Bool {
        guard let operation else { return true }
        return (1...100).contains(operation.utf8.count)
            && operation.utf8.allSatisfy { byte in
                let isLetter = (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                return isLetter || (0x30...0x39).contains(byte) || [0x2D, 0x2E, 0x5F].contains(byte)
            }
    }

    func body(of request: Request, limit: Int) async throws(PageProblem) -> [UInt8] {
        do {
            return try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
                group.addTask { Array(buffer: try await request.body.collect(upTo: limit)) }
                group.addTask { [bodyTime] in
                    try await Task.sleep(for: bodyTime)
                    return nil
                }
                let first = try await group.next() ?? nil
                group.cancelAll()
                guard let first else { throw PageProblem.slow }
                return first
            }
        } catch let error as PageProblem {
            throw error
        } catch {
            throw .tooLarge
        }
    }

    /// Leads the browser on with 303, so that reloading the page repeats nothing.
    private func leads(to done: Acted.Done, after act: Act, _ app: PageApp) -> Response {
        let address = (shortAddress(of: done.next.target, app) ?? app.address(of: done.next.target)).description
        let isTold = done.said != nil && act.operation != nil
        var query = isTold ? ["\(PagePlaces.done)=" + (act.operation ?? "")] : []
        if app.changesPerson(act.action) { query.append("\(PagePlaces.left)=1") }
        let item = query.isEmpty ? "" : "?" + query.joined(separator: "&")
        var headers: HTTPFields = [.location: address + item]
        if app.changesPerson(act.action) { headers[.named("Clear-Site-Data")] = "\"cache\"" }
        return Response(status: .seeOther, headers: headers)
    }

    private func ask(
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
}
