import Foundation
public import MarkupKit
public import WebClient

/// A browser without scripts: it reads pages, follows links, fills in forms by their labels and presses buttons by their texts.
public struct PlainBrowser {
    private let client: LiveWebClient
    /// The address of the server, with a final slash.
    private let server: String
    public private(set) var path = "/"
    public private(set) var status = 0
    public private(set) var fields: [WebField] = []
    public private(set) var body: [UInt8] = []
    public private(set) var page = HTMLElement(name: "html")
    /// The newest form that was sent, to be sent again.
    public private(set) var sent: (path: String, body: [UInt8], type: String)?

    init(_ client: LiveWebClient, _ server: String) {
        self.client = client
        self.server = server
    }

    /// Runs `body` with a visitor of a server.
    ///
    /// - Parameter server: Its address, with a final slash.
    public static func visiting<Result: Sendable>(
        _ server: String,
        _ body: @escaping @Sendable (PlainBrowser) async throws -> Result
    ) async throws -> Result {
        try await LiveWebClient.with(agent: "tests") { client in try await body(PlainBrowser(client, server)) }
    }

    /// A file that is chosen in a form.
    public struct File {
        let name: String
        let bytes: [UInt8]

        public init(name: String, bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }

    public enum Failure: Error {
        case noSuch(String, on: String)
    }

    /// The text of the page with single spaces.
    public var text: String { Self.text(of: page) }

    public static func text(of element: HTMLElement) -> String { line(element.textContent) }

    /// A text with single spaces.
    public static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    public func field(_ name: String) -> String? { fields.first { $0.name.lowercased() == name }?.value }

    public mutating func open(_ path: String, _ fields: [WebField] = []) async throws {
        try await load(WebRequest(try address(path), fields: fields, followsRedirects: false))
    }

    public mutating func follow(_ label: String) async throws {
        guard let link = page.elements(named: "a").first(where: { Self.text(of: $0) == label }) else {
            throw Failure.noSuch(label, on: text)
        }
        try await open(link.attribute("href") ?? "")
    }

    /// Presses the button with a text, in the form that holds it.
    ///
    /// - Parameter typed: The values by the labels of their fields. A list of labels is given with commas between.
    public mutating func press(
        _ label: String,
        _ typed: [String: String] = [:],
        files: [String: File] = [:],
        from site: String = "same-origin"
    ) async throws {
        let forms = page.elements(named: "form")
        let found = forms.lazy.compactMap { form in
            form.elements(named: "button").first { Self.text(of: $0) == label }.map { (form, $0) }
        }.first
        guard let (form, button) = found, button.attribute("disabled") == nil else {
            throw Failure.noSuch(label, on: text)
        }
        var values = Self.values(of: form)
        if let name = button.attribute("name") { values.append((name, button.attribute("value") ?? "")) }
        var chosen: [(String, File)] = []
        for (label, value) in typed { try Self.type(value, at: label, in: form, &values) }
        for (label, file) in files { chosen.append((try Self.input(label, in: form).attribute("name") ?? "", file)) }
        let isMultipart = form.attribute("enctype") == "multipart/form-data"
        let body = isMultipart ? Self.parts(values, chosen) : Self.encoded(values)
        let type = isMultipart ? "multipart/form-data; boundary=XyZ" : "application/x-www-form-urlencoded"
        try await send(body, type, to: form.attribute("action") ?? "", from: site)
    }

    /// Sends the newest form once more, as a reload does.
    public mutating func sendAgain() async throws {
        guard let sent else { return }
        try await send(sent.body, sent.type, to: sent.path)
    }

    public mutating func send(_ body: [UInt8], _ type: String, to path: String, from site: String? = "same-origin")
        async throws
    {
        sent = (path, body, type)
        let fields = site.map { [WebField("Sec-Fetch-Site", $0)] } ?? []
        let method = WebRequest.Method.post(body: body, mediaType: type)
        try await load(WebRequest(try address(path), method: method, fields: fields, followsRedirects: false))
    }

    private func address(_ path: String) throws -> WebAddress { try WebAddress(server + path.drop { $0 == "/" }) }

    private mutating func load(_ request: WebRequest) async throws {
        var request = request
        // A busy machine takes its time; nothing here is about speed.
        request.limits = WebRequest.Limits(time: .seconds(3_600))
        let answer = try await client.send(request)
        if answer.status == 303, let next = answer.fields.first(where: { $0.name.lowercased() == "location" })?.value {
            path = next
            try await open(next)
            return
        }
        status = answer.status
        fields = answer.fields
        body = answer.body
        let isPage = field("content-type")?.hasPrefix("text/html") == true
        if isPage { page = try HTMLDocument(page: body).root ?? HTMLElement(name: "html") }
    }
}

// MARK: Forms

extension PlainBrowser {
    private static func values(of form: HTMLElement) -> [(String, String)] {
        form.elements { ["input", "textarea", "select"].contains($0.name) }.compactMap { element in
            guard let name = element.attribute("name"), element.attribute("disabled") == nil else { return nil }
            switch (element.name, element.attribute("type")) {
            case ("textarea", _):
                return (
                    name,
                    element.textContent.hasPrefix("\n") ? String(element.textContent.dropFirst()) : element.textContent
                )
            case ("select", _):
                let options = element.elements(named: "option")
                let selected = options.first { $0.attribute("selected") != nil } ?? options.first
                return (name, selected?.attribute("value") ?? "")
            case (_, "checkbox"):
                return element.attribute("checked") == nil ? nil : (name, element.attribute("value") ?? "on")
            case (_, "file"): return nil
            default: return (name, element.attribute("value") ?? "")
            }
        }
    }

    private static func input(_ label: String, in form: HTMLElement) throws -> HTMLElement {
        let labels = form.elements(named: "label").filter { text(of: $0) == label }
        for id in labels.compactMap({ $0.attribute("for") }) {
            if let input = form.elements(where: { $0.attribute("id") == id }).first { return input }
        }
        throw Failure.noSuch(label, on: text(of: form))
    }

    private static func type(
        _ value: String,
        at label: String,
        in form: HTMLElement,
        _ values: inout [(String, String)]
    ) throws {
        let input = try input(label, in: form)
        let name = input.attribute("name") ?? ""
        if input.attribute("type") == "checkbox" {
            if value == "true" { values.append((name, input.attribute("value") ?? "on")) }
        } else if let index = values.firstIndex(where: { $0.0 == name }) {
            values[index].1 = value
        }
    }

    private static func encoded(_ values: [(String, String)]) -> [UInt8] {
        func written(_ text: String) -> String {
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics)?.replacing("%20", with: "+") ?? ""
        }
        return Array(values.map { written($0.0) + "=" + written($0.1) }.joined(separator: "&").utf8)
    }

    private static func parts(_ values: [(String, String)], _ files: [(String, File)]) -> [UInt8] {
        var bytes: [UInt8] = []
        for (name, value) in values {
            bytes += Array("--XyZ\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
        }
        for (name, file) in files {
            let head = "Content-Disposition: form-data; name=\"\(name)\"; filename=\"\(file.name)\""
            bytes += Array("--XyZ\r\n\(head)\r\nContent-Type: image/png\r\n\r\n".utf8) + file.bytes + [13, 10]
        }
        return bytes + Array("--XyZ--\r\n".utf8)
    }
}

extension PlainBrowser {
    /// Opens pages, and all pages that their links and forms lead to.
    ///
    /// - Returns: The paths, and the faults of the pages: a status other than 200, no or several main headings, an id that is there twice, and
    ///   a label without its field.
    public mutating func crawl(from starts: [String]) async throws -> (paths: Set<String>, faults: [String]) {
        var (waiting, paths, faults) = (starts, Set(starts), [String]())
        while let path = waiting.popLast() {
            try await open(path)
            if status != 200 { faults.append("\(path): \(status)") }
            let links = page.elements(named: "a").compactMap { $0.attribute("href") }
            let forms = page.elements(named: "form").compactMap { $0.attribute("action") }
            for next in links + forms where next.hasPrefix("/") && paths.insert(next).inserted { waiting.append(next) }
            if page.elements(named: "h1").count != 1 { faults.append("\(path): no or several main headings") }
            let ids = page.elements { $0.attribute("id") != nil }.compactMap { $0.attribute("id") }
            if Set(ids).count != ids.count { faults.append("\(path): an id twice") }
            for label in page.elements(named: "label") where !ids.contains(label.attribute("for") ?? "") {
                faults.append("\(path): a label without its field")
            }
        }
        return (paths, faults)
    }
}
