import Foundation
public import WebClient

/// Where a source is asked, and with which key.
public struct SourcePlace: Hashable, Sendable {
    /// The address that the source's paths are put behind.
    public let address: WebAddress
    /// The key; nil for none.
    public let key: String?

    /// A place. A key goes over https, or to this machine; elsewhere it isn't sent.
    public init(_ address: WebAddress, key: String? = nil) {
        self.address = address
        self.key = key
    }

    /// Whose questions a limit counts: the server, and which key, by a digest that doesn't give it away.
    var account: String {
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in (key ?? "").utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return
            "\(address.url.host() ?? ""):\(address.url.port ?? 0)/\(key == nil ? "no key" : String(digest, radix: 36))"
    }

    /// The key where it may be sent.
    var usableKey: String? {
        let isLocal = ["127.0.0.1", "localhost", "::1"].contains(address.url.host()?.lowercased())
        return isLocal || address.url.scheme?.lowercased() == "https" ? key : nil
    }

    /// The address of a path behind this one. Throws `badAddress`.
    func path(_ path: String) throws(WebError) -> WebAddress {
        var base = address.description
        while base.hasSuffix("/") { base.removeLast() }
        return try WebAddress(base + path)
    }
}
