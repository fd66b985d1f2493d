import Foundation
public import HTMLKit
public import Hummingbird
import NIOCore
import NIOPosix
import ScreenKit
import ServerKit
public import TimeKit
public import WordKit

/// Answers the requests of a browser with the pages of apps, and those of other programs with the same screens as JSON.
///
/// `GET` shows a screen and `POST` performs an act on it. Both take `application/json` as well, described in `docs/web.md`.
public struct PageSite: RouterMiddleware {
    public typealias Context = BasicRequestContext

    let apps: [PageApp]
    let clock: WallClock
    private let ids: IDSource
    /// The language of people whose browsers prefer none that is offered.
    let language: Language
    private let bodyTime: Duration
    private let guide: PageApp
    /// Whether browsers may keep pages. Otherwise workers of earlier times are called back.
    let keepsPages: Bool
    private let recent = Recent<Acted.Done>()
    private let read = Recent<ReadBytes>()
    private let longLinks = LongLinks()
    private let uploads = UploadPlaces()
    private let lane = ActLane()
    private let pace: ActPace

    /// - Parameters:
    ///   - language: The language of people whose browsers prefer none that is offered.
    ///   - bodyTime: The time that the body of a request may take.
    ///   - actsPerSecond: The most acts in a second, as the mean of ten. A person and a page never need as many.
    ///   - keepsPages: False to let no browser keep pages and to call back the workers that keep some.
    ///   - samples: Returns the samples of the design page that the apps draw by their own code.
    public init(
        _ apps: [PageApp],
        clock: WallClock,
        ids: IDSource,
        language: Language = .current,
        bodyTime: Duration = .seconds(60),
        actsPerSecond: Int = 100,
        keepsPages: Bool = true,
        samples: @escaping @Sendable () -> HTMLFragment = { HTMLFragment {} }
    ) {
        self.apps = apps
        self.clock = clock
        self.ids = ids
        self.language = language
        self.bodyTime = bodyTime
        pace = ActPace(perSecond: actsPerSecond)
        self.keepsPages = keepsPages
        guide = DesignGuide.app(samples)
    }

    /// Returns a server of the site.
    ///
    /// - Parameter port: The port; 0 for any free one.
    /// - Throws: `noPort`.
    public func server(port: Int) throws(LocalServerError) -> LocalServer {
        try server(port: port, LocalServer.limits)
    }

    func server(port: Int, _ limits: ConnectionLimits) throws(LocalServerError) -> LocalServer {
        try LocalServer(port: port, limits: limits) { $0.add(middleware: self) }
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
            await KeptApps.$current.withValue(kept) {
                await PagePacking.$isOn.withValue(PagePacking.fits(request)) { await answer(request) }
            }
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
        let app = (apps + [guide]).first { $0.segment == path.first }
        if let app, let answer = await installation(path, app, request) { return answer }
        switch (request.method, app) {
        case (.get, nil) where path.isEmpty, (.head, nil) where path.isEmpty: return page(start)
        case (_, nil): return failure(.noPage, nil, request)
        case (.get, let app?), (.head, let app?):
            if path.count == 3, path[1] == PagePlaces.pictures { return await picture(path[2], app, request) }
            if path.count == 3, path[1] == PagePlaces.progress { return progress(read[path[2]]) }
            if path.count == 1, let answer = await starting(app, request) { return answer }
            return await show(link(of: path, app), app, request)
        case (.post, let app?):
            guard Self.isOwn(request) else { return failure(.otherSite, app, request) }
            if let wait = pace.take(at: .now()) { return tooMany(wait, app, request) }
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
            // A form without an action asks how what was typed is read.
            if act.action.isEmpty, !Self.wantsJSON(request) { return try await typed(act.fields, at: link, app) }
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
            case .refused(let screen, let why, let remedy, let field):
                let refusal = Refusal(of: act, why: why, field: field, on: screen)
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
        let told: @Sendable (Int, Int?) -> Void = { [read] bytes, total in
            if let operation = act.operation { read[operation] = ReadBytes(count: bytes, total: total) }
        }
        return try await ActProgress.$told.withValue(told) {
            try await lane.run { try await app.perform(act, link) }
        }
    }

    /// Returns the page of a link with what was typed. Nothing is done.
    private func typed(_ fields: [String: String], at link: String, _ app: PageApp) async throws -> Response {
        let screen = try await Self.apart { try app.screen(link, fields) }
        return page(screen, context(app, link, screen))
    }

    /// Fetches the web addresses that were typed into fields for a page, where no file was chosen instead. A page that isn't there is a fault of the
    /// field, so the form stays with what was typed.
    private func fetchPages(of act: inout Act, at link: String, _ app: PageApp, into folder: Uploads) async throws {
        let fields = act.fields
        guard fields.contains(where: { Self.webAddress($0.value) != nil && act.files[$0.key] == nil }) else { return }
        let screen = try await Self.apart { try app.screen(link, fields) }
        let form = ScreenParts(screen).forms.first { $0.buttons.contains { $0.id == act.action } }
        for field in form?.fields ?? [] where field.kind == .page && act.files[field.id] == nil {
            guard let address = fields[field.id].flatMap(Self.webAddress) else { continue }
            act.fields[field.id] = address
            let bytes: [UInt8]
            do {
                bytes = try await app.fetch(address)
            } catch {
                var problem = error as? PageProblem ?? app.problem(error)
                if problem.status == 404 {
                    problem = PageProblem(status: 422, why: problem.why, remedy: problem.remedy, title: problem.title)
                }
                problem.field = field.id
                throw problem
            }
            guard let file = folder.keep(bytes, of: field.id, name: "page.html") else { throw PageProblem.noRoom }
            act.files[field.id] = file
        }
    }

    /// Returns the web address that a text stands for, with “https://” before a host without a scheme, as in “example.org/soup”; nil for another
    /// text.
    static func webAddress(_ text: String) -> String? {
        let typed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if typed.lowercased().hasPrefix("http") { return typed }
        guard !typed.contains(where: \.isWhitespace), !typed.contains("@"), !typed.contains("\\") else { return nil }
        let host = typed.prefix { !"/?#".contains($0) }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last, last.count > 1,
            last.allSatisfy(\.isLetter)
        else { return nil }
        return "https://" + typed
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
        operation.map { (1...100).contains($0.utf8.count) && $0.utf8.allSatisfy(nameBytes.contains) } ?? true
    }

    private static let nameBytes = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._".utf8)

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
                // A cut connection may look like the end of the body.
                let announced = request.headers[.contentLength].flatMap { Int($0) }
                guard announced == nil || announced == first.count else { throw PageProblem.unreadable }
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
}
