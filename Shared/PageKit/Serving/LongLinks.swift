import Foundation

/// The links that are too long for an address, such as that of a setup with many items. Their pages have short addresses with a key.
///
/// The links are lost when the server ends. The forms of such a page therefore send its link.
final class LongLinks: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var links: [(key: String, link: String)] = []

    /// The number of links that are kept.
    private static let limit = 50
    /// The most bytes of an address. RFC 9110 asks everybody to read 8,000.
    static let addressLimit = 8_000

    /// The link of a key; nil if it isn't kept anymore.
    subscript(_ key: String) -> String? { lock.withLock { links.first { $0.key == key }?.link } }

    /// Keeps a link, and returns its key.
    ///
    /// - Parameter newKey: the key of a link that isn't kept yet.
    func key(of link: String, newKey: () -> String) -> String {
        lock.withLock {
            if let known = links.first(where: { $0.link == link }) { return known.key }
            let key = newKey()
            links.append((key, link))
            if links.count > Self.limit { links.removeFirst() }
            return key
        }
    }
}
