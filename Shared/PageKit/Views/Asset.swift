public import HTMLKit
import Hummingbird
import ZipKit

/// A file that pages use. Its name holds a hash of its bytes, so a browser keeps it for good.
struct Asset: Sendable {
    enum Kind: String {
        case style = "css"
        case script = "js"

        var mediaType: String { self == .style ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8" }
    }

    let bytes: [UInt8]
    let path: [String]
    private let kind: Kind
    private let packed: [UInt8]?

    init(_ name: String, _ kind: Kind, _ bytes: [UInt8]) {
        self.bytes = bytes
        self.kind = kind
        path = [Assets.folder, "\(name)-\(Assets.hash(bytes)).\(kind.rawValue)"]
        packed = Gzip.packed(bytes)
    }

    var address: LinkTarget { (try? .path(path, isRooted: true)) ?? "/" }

    /// Returns the file, packed for a browser that says it unpacks.
    func response(to request: Request) -> Response {
        let isPacked = request.unpacksGzip
        var response = Assets.answer(isPacked ? packed ?? bytes : bytes, kind.mediaType)
        if isPacked, packed != nil { response.headers[.contentEncoding] = "gzip" }
        response.headers[.vary] = "Accept-Encoding"
        return response
    }
}

/// The scripts of parts of a page. The script of every page starts them for the parts that name them.
public enum PageScript: String, CaseIterable, Sendable {
    /// Shows the results of a search form while its text is typed.
    case search
    /// Counts a wait down.
    case timer
    /// Moves a row by a handle.
    case reorder
    /// Presses a row's button, or follows the way back, when a finger swipes.
    case swipe
    /// Walks through the cells of a table by the arrow keys.
    case cells
    /// Keeps the screen on.
    case awake
    /// Turns the pages of a carousel.
    case carousel
    /// Makes a large photo smaller before it is sent.
    case photo
    /// Prints the page.
    case print
    /// Shows how the server reads the fields of a form while they are typed.
    case reading
    /// Keeps which lines of a list are ticked.
    case ticks
    /// Tells how far the server is with a file.
    case progress

    private static let assets = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, Asset($0.rawValue, .script, $0.bytes)) }
    )

    private var bytes: [UInt8] {
        switch self {
        case .search: PackageResources.search_js
        case .timer: PackageResources.timer_js
        case .reorder: PackageResources.reorder_js
        case .swipe: PackageResources.swipe_js
        case .cells: PackageResources.cells_js
        case .awake: PackageResources.awake_js
        case .carousel: PackageResources.carousel_js
        case .photo: PackageResources.photo_js
        case .print: PackageResources.print_js
        case .reading: PackageResources.reading_js
        case .ticks: PackageResources.ticks_js
        case .progress: PackageResources.progress_js
        }
    }

    static var files: [Asset] { Array(assets.values) }

    /// The attribute of a part that the script makes better.
    public var attribute: Attribute { .data("data-script", Self.assets[self]?.address.description ?? "") }
}
