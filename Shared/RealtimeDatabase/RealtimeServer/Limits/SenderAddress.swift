import Foundation

/// Whom limits count by: an IPv4 address, or the first 64 bits of an IPv6 address, which are one household's.
public struct SenderAddress: Hashable, Sendable {
    /// The address as a key: "192.0.2.7", "2001:db8:1:2::/64", or "unknown" for what is no address.
    public let text: String
    /// The first 48 bits of an IPv6 address, which one customer of a provider may have: "2001:db8:1::/48". Nil for every other sender.
    public let network: String?

    /// The sender at an address as a socket or a proxy tells it. Zones (`%eth0`) and, for IPv6, brackets are passed over; an IPv4 address
    /// in IPv6's form counts as what it is.
    public init(_ address: String) {
        self.init(key: Self.key(address))
    }

    private init(key: Key?) {
        text = key?.text ?? "unknown"
        network = key?.network
    }

    /// Who sent a request.
    ///
    /// - Parameters:
    ///   - peer: The address of the other end of the connection.
    ///   - forwardedFor: All fields `X-Forwarded-For`, in their order.
    ///   - trustsProxy: Whether the other end is a proxy of one's own. Then the last address counts, which that proxy has seen itself;
    ///     what stands before it anybody can write. Otherwise the fields mean nothing.
    public init(peer: String, forwardedFor: [String], trustsProxy: Bool) {
        let last = forwardedFor.last?.split(separator: ",", omittingEmptySubsequences: false).last
        let told = trustsProxy ? last.flatMap { Self.key(String($0)) } : nil
        self.init(key: told ?? Self.key(peer))
    }

    private struct Key {
        let text: String
        var network: String?
    }

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
        // This machine itself is nobody's network.
        if bytes.dropLast().allSatisfy({ $0 == 0 }), bytes[15] == 1 { return Key(text: "::1") }
        let groups = stride(from: 0, to: 8, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
        return Key(
            text: groups.joined(separator: ":") + "::/64",
            network: groups.prefix(3).joined(separator: ":") + "::/48"
        )
    }
}
