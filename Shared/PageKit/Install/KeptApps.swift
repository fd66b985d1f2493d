import Hummingbird

/// The apps whose pages stay in the browser of a person. The person chooses them one by one. An app that asks
/// before keeping isn't among them unasked.
enum KeptApps {
    /// The segments of the apps that the person's browser keeps pages of.
    @TaskLocal static var current: Set<String> = []

    /// Returns the apps that a request's browser keeps.
    static func of(_ request: Request, among apps: [PageApp]) -> Set<String> {
        Set(
            apps.filter { app in
                app.icon != nil && (request.cookie(name(app)).map { $0 == "on" } ?? !app.asksBeforeKeeping)
            }.map(\.segment)
        )
    }

    /// Lets the worker keep an answer of an app, if the person's browser keeps its pages.
    static func mark(_ headers: inout HTTPFields, of app: PageApp) {
        if current.contains(app.segment) { headers[.named(OfflineWorker.field)] = "private" }
    }

    private static func name(_ app: PageApp) -> String { "keep-" + app.segment }

    /// The cookie of a choice. Scripts and other sites can't read it, and the browser keeps it for a year.
    static func cookie(_ app: PageApp, _ isKept: Bool) -> String {
        "\(name(app))=\(isKept ? "on" : "off"); Path=/; Max-Age=31536000; SameSite=Strict; HttpOnly"
    }
}

extension Request {
    /// The value of a cookie; nil if it isn't there.
    func cookie(_ name: String) -> String? {
        (headers[.cookie] ?? "").split(separator: ";").lazy.compactMap { cookie -> String? in
            let sides = cookie.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
            return sides.count == 2 && sides[0] == name ? sides[1] : nil
        }.first
    }
}
