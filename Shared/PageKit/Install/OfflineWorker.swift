/// The service worker of an app: the script that a browser runs beside the app's pages and that answers while the server is out of reach.
enum OfflineWorker {
    /// The header field with which the server lets the worker keep an answer. It is a targeted field of RFC 9213, so `Cache-Control` stays
    /// `no-store` for every other cache.
    static let field = "Offline-Cache-Control"

    /// Returns the worker that keeps the pages of an app.
    ///
    /// - Parameters:
    ///   - app: The address of the app, such as "/tips".
    ///   - page: The page that stands in for one that isn't kept. The worker has another version wherever the page differs, and the page names
    ///     the other files by their hashes.
    static func keeping(_ app: String, page: [UInt8]) -> [UInt8] {
        let version = Assets.hash(PackageResources.worker_js + page)
        return Array("const app = \"\(app)\", version = \"\(version)\";\n".utf8) + PackageResources.worker_js
    }

    /// Returns the worker that takes the place of an app's worker, deletes what it kept, and goes.
    static func leaving(_ app: String) -> [UInt8] {
        Array("const app = \"\(app)\";\n".utf8) + PackageResources.leaver_js
    }
}
