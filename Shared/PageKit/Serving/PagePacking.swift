import Hummingbird
import ZipKit

/// The packing of pages as gzip, for a browser that says it unpacks.
///
/// A page isn't packed unless the browser says that none of another site's pages asks for it. Such a page could put a text into ours, such as that
/// of a search, and read from the packed length whether ours has the same text somewhere (BREACH).
enum PagePacking {
    /// Whether the page that answers the request is packed.
    @TaskLocal static var isOn = false

    /// The fewest bytes of a page that is packed.
    private static let fewest = 1_000

    /// The header fields of a request that decide whether a page is packed.
    static let deciding = "Accept-Encoding, Sec-Fetch-Site"

    static func fits(_ request: Request) -> Bool {
        let site = request.headers[.named("Sec-Fetch-Site")]
        return request.unpacksGzip && (site == "same-origin" || site == "none")
    }

    /// Returns the packed form of a page; nil for one that is sent as it is.
    static func packed(_ page: [UInt8]) -> [UInt8]? {
        isOn && page.count >= fewest ? Gzip.packed(page, isQuick: true) : nil
    }
}
