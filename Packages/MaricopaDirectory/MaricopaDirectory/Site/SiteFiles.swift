import Foundation
import HTMLKit
import JSONKit

struct SiteFile {
    /// The path from the site's root.
    let path: [String]
    let bytes: [UInt8]
}

/// The files for search engines and phones.
enum SiteFiles {
    /// The most addresses in a sitemap file.
    static let addressesPerMap = 50_000

    /// The robots.txt that allows everything and names the sitemap.
    static func robots(base: String) -> SiteFile {
        SiteFile(path: ["robots.txt"], bytes: Array("User-agent: *\nAllow: /\n\nSitemap: \(base)sitemap.xml\n".utf8))
    }

    /// The sitemap; an index of several if one file is too small.
    static func sitemaps(_ paths: [[String]], base: String, perMap: Int = addressesPerMap) -> [SiteFile] {
        let addresses = paths.map { address($0, base: base) }
        guard addresses.count > perMap else { return [SiteFile(path: ["sitemap.xml"], bytes: map(addresses))] }
        let parts = stride(from: 0, to: addresses.count, by: perMap).map {
            Array(addresses[$0..<min($0 + perMap, addresses.count)])
        }
        let maps = parts.enumerated().map { SiteFile(path: ["sitemap-\($0 + 1).xml"], bytes: map($1)) }
        let index = xml("sitemapindex", "sitemap", maps.map { base + $0.path[0] })
        return maps + [SiteFile(path: ["sitemap.xml"], bytes: index)]
    }

    /// The file that tells iOS which pages the app opens, in the format of Apple's "Supporting associated domains"; nil without an app id.
    static func appleAssociation(_ settings: SiteSettings) -> SiteFile? {
        guard let app = settings[.appleApp] else { return nil }
        let folder = folder(of: settings)
        let excluded: JSONValue = ["/": .string(folder + "recipes/print/*"), "exclude": true]
        let pages = RecordKind.allCases.map { ["/": .string(folder + $0.plural + "/*.html")] as JSONValue }
        let details: JSONValue = ["appIDs": [.string(app)], "components": .array([excluded] + pages)]
        let file: JSONValue = ["applinks": ["details": [details]]]
        return SiteFile(
            path: [".well-known", "apple-app-site-association"],
            bytes: Array((file.text(.page) + "\n").utf8)
        )
    }

    /// The file that tells Android that the app may open the site's pages; nil without a package and fingerprints.
    static func assetLinks(_ settings: SiteSettings) -> SiteFile? {
        guard let package = settings[.androidPackage], !settings.fingerprints.isEmpty else { return nil }
        let file: JSONValue = [
            [
                "relation": ["delegate_permission/common.handle_all_urls"],
                "target": [
                    "namespace": "android_app",
                    "package_name": .string(package),
                    "sha256_cert_fingerprints": .array(settings.fingerprints.map { .string($0) }),
                ],
            ]
        ]
        return SiteFile(path: [".well-known", "assetlinks.json"], bytes: Array((file.text(.page) + "\n").utf8))
    }

    /// The site's folder on its host, with a slash at both ends.
    private static func folder(of settings: SiteSettings) -> String {
        let rest = (settings.base ?? "").drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }
        return rest.isEmpty ? "/" : String(rest)
    }

    private static func address(_ path: [String], base: String) -> String {
        base + (path == ["index.html"] ? "" : path.joined(separator: "/"))
    }

    private static func map(_ addresses: [String]) -> [UInt8] { xml("urlset", "url", addresses) }

    private static func xml(_ root: String, _ item: String, _ addresses: [String]) -> [UInt8] {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<\(root) xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        for address in addresses {
            // Checked addresses contain no other character that is special in XML.
            let escaped = address.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(
                of: "'",
                with: "&apos;"
            )
            text += "<\(item)><loc>\(escaped)</loc></\(item)>\n"
        }
        return Array((text + "</\(root)>\n").utf8)
    }
}
