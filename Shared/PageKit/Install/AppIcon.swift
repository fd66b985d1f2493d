import HTMLKit
import Hummingbird

/// The icon of an app in the sizes of phones, tablets and computers. Its addresses hold a hash of its drawing.
public struct AppIcon: Sendable {
    /// The sides of the PNG files in pixels: of the home screen of an iPhone, of a list of apps, and of the screen while an app starts.
    static let sides = [180, 192, 512]

    private let svg: [UInt8]
    private let png: @Sendable (Int) throws -> [UInt8]
    private let name: String

    /// - Parameters:
    ///   - name: The name in its addresses, such as "tips".
    ///   - svg: The drawing as a square SVG file. Its sign lies in the inner 80 % of its width, because phones cut the rest off in many shapes.
    ///   - png: Returns the same drawing as a PNG file so many pixels wide.
    public init(name: String, svg: [UInt8], png: @escaping @Sendable (_ side: Int) throws -> [UInt8]) {
        self.name = "\(name)-\(Assets.hash(svg))"
        self.svg = svg
        self.png = png
    }

    /// The address of the SVG file, or of a PNG file.
    func address(side: Int? = nil) -> LinkTarget {
        (try? .path([Assets.folder, file(side)], isRooted: true)) ?? "/"
    }

    private func file(_ side: Int?) -> String { name + (side.map { "-\($0).png" } ?? ".svg") }

    /// Returns the file at a path; nil for any other path.
    func answer(at path: [String]) throws -> Response? {
        guard path.count == 2, path[0] == Assets.folder else { return nil }
        if path[1] == file(nil) { return Assets.answer(svg, "image/svg+xml") }
        return try Self.sides.first { path[1] == file($0) }.map { Assets.answer(try png($0), "image/png") }
    }
}

/// The description of an app for the browsers that install it: <https://www.w3.org/TR/appmanifest/>.
struct AppManifest: Encodable {
    private struct Icon: Encodable {
        let src: String
        let sizes: String
        let type: String
        /// "any", or "maskable" for one whose rim may be cut off.
        let purpose: String
    }

    private let id: String
    private let name: String
    private let shortName: String
    private let description: String
    private let lang: String
    private let dir = "ltr"
    private let startURL: String
    private let scope: String
    private let display = "standalone"
    private let themeColor: String
    private let backgroundColor: String
    private let icons: [Icon]

    private enum CodingKeys: String, CodingKey {
        case id, name, description, lang, dir, scope, display, icons
        case shortName = "short_name"
        case startURL = "start_url"
        case themeColor = "theme_color"
        case backgroundColor = "background_color"
    }

    init(_ app: PageApp, _ icon: AppIcon, language: String) {
        let home = app.path([]).description
        (id, scope) = (home, home)
        startURL = app.start == nil ? home : app.path([], query: [(PagePlaces.start, "1")]).description
        (name, shortName, description, lang) = ("\(app.title) · Nourish", app.title, app.about, language)
        themeColor = DesignToken.named("soft").light
        backgroundColor = app.start?.background ?? DesignToken.named("paper").light
        let drawing = Icon(src: icon.address().description, sizes: "any", type: "image/svg+xml", purpose: "any")
        let pictures = [192, 512].flatMap { (side: Int) in
            ["any", "maskable"].map { purpose in
                let address = icon.address(side: side).description
                return Icon(src: address, sizes: "\(side)x\(side)", type: "image/png", purpose: purpose)
            }
        }
        icons = [drawing] + pictures
    }
}
