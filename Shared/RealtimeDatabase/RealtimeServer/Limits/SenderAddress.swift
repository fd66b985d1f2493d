import Foundation

/// A sender of requests, by which limits count: an IPv4 address, or the first 64 bits of an IPv6 address.
///
/// One household or server usually has all addresses with the same 64 bits.
public struct SenderAddress: Hashable, Sendable {
    /// The text form: "192.0.2.7", "2001:db8:1:2::/64", "::1" for the loopback address, or "unknown" if the address can't be parsed.
    public let text: String
    /// The first 48 bits of an IPv6 address, which one customer of a provider may have: "2001:db8:1::/48". Nil for any other sender.
    public let network: String?

    /// Creates the sender with an address, as a socket or a proxy reports it.
    ///
    /// Zones (`%eth0`), ports and brackets are ignored. An IPv4-mapped IPv6 address counts as the IPv4 address.
    public init(_ address: String) {
        self.init(key: Self.key(address))
    }

    private init(key: Key?) {
        text = key?.text ?? "unknown"
        network = key?.network
    }

    /// Creates the sender of a request.
    ///
    /// - Parameters:
    ///   - peer: The address of the connection's other end.
    ///   - forwardedFor: All header fields `X-Forwarded-For`, in order.
    ///   - trustsProxy: Whether the other end is the operator's own proxy. Then the last address counts, because the proxy added it. The client
    ///     may have forged those before it. If the last one can't be parsed, `peer` counts. Without a proxy the fields are ignored.
    public init(peer: String, forwardedFor: [String], trustsProxy: Bool) {
        let last = forwardedFor.last?.split(separator: ",", omittingEmptySubsequences: false).last
        let told = trustsProxy ? last.flatMap { Self.key(String($0)) } : nil
        self.init(key: told ?? Self.key(peer))
    }

    private struct Key {
        let text: String
        var network: String?
    }

    /// Parses an address; nil if it is neither IPv4 nor IPv6.
    private static func key(_ address: String) -> Key? {
        var address = Substring(address.trimmingCharacters(in: .whitespaces))
        if address.hasPrefix("["), let end = address.firstIndex(of: "]") {
            address = address[address.index(after: address.startIndex)..<end]
        } else if address.count(where: { $0 == ":" }) == 1, let colon = address.firstIndex(of: ":") {
            address = address[..<colon]
        }
        if let zone = address.firstIndex(of: "%") { address = address[..<zone] }
        var four = in_addr()
        if inet_pton(AF_INET, String(address), &four) == 1 {
            return Key(text: withUnsafeBytes(of: &four) { Array($0) }.map(String.init).joined(separator: "."))
        }
        var six = in6_addr()
        guard inet_pton(AF_INET6, String(address), &six) == 1 else { return nil }
        let bytes = withUnsafeBytes(of: &six) { Array($0) }
        if bytes.prefix(10).allSatisfy({ $0 == 0 }), bytes[10] == 0xFF, bytes[11] == 0xFF {
            return Key(text: bytes[12...].map(String.init).joined(separator: "."))
        }
        // The loopback address belongs to no network.
        if bytes.dropLast().allSatisfy({ $0 == 0 }), bytes[15] == 1 { return Key(text: "::1") }
        let groups = stride(from: 0, to: 8, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
        return Key(
            text: groups.joined(separator: ":") + "::/64",
            network: groups.prefix(3).joined(separator: ":") + "::/48"
        )
    }
}
