import Foundation

/// Joins addresses of a feed to what they are relative to.
enum FeedAddress {
    /// The address made absolute (RFC 3986), or as it is where that cannot be done.
    static func joined(_ address: String, to base: String?) -> String {
        guard let base, !address.isEmpty, let url = URL(string: address, relativeTo: URL(string: base)) else {
            return address
        }
        return url.absoluteString
    }
}
