import Foundation
public import WebClient

/// The address of a source, and the key for it.
public struct SourcePlace: Hashable, Sendable {
    /// The base address of the source's paths.
    public let address: WebAddress
    /// The key; nil for none.
    public let key: String?

    /// Creates a place. The key is only sent over https or to this machine.
    public init(_ address: WebAddress, key: String? = nil) {
        self.address = address
        self.key = key
    }

    /// The server's name.
    public var host: String { address.url.host() ?? address.description }

    /// The account that a limit counts for: the server, and the key as a digest that doesn't reveal it.
    public var account: String {
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in (key ?? "").utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return
            "\(address.url.host() ?? ""):\(address.url.port ?? 0)/\(key == nil ? "no key" : String(digest, radix: 36))"
    }

    /// The key if it may be sent; else nil.
    var usableKey: String? {
        let isLocal = ["127.0.0.1", "localhost", "::1"].contains(address.url.host()?.lowercased())
        return isLocal || address.url.scheme?.lowercased() == "https" ? key : nil
    }

    /// Returns the address of a path.
    ///
    /// - Throws: `badAddress`.
    func path(_ path: String) throws(WebError) -> WebAddress {
        var base = address.description
        while base.hasSuffix("/") { base.removeLast() }
        return try WebAddress(base + path)
    }
}
