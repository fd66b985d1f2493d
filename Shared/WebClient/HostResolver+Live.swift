import Foundation
import NIOPosix
import WordKit

/// Resolves a host name, or an address in any notation, to addresses in standard notation. The first one is tried first.
public typealias HostResolver = @Sendable (_ host: String) async throws(WebError) -> [String]

extension LiveWebClient {
    /// The system's resolver. A canceled task doesn't wait for its result.
    public static let systemResolver: HostResolver = { host async throws(WebError) -> [String] in
        let (found, answer) = AsyncStream.makeStream(of: [String]?.self)
        NIOThreadPool.singleton.submit { _ in
            answer.yield(resolved(host))
            answer.finish()
        }
        for await texts in found {
            // A thread of the pool works for no task, so it doesn't know the person's language.
            guard let texts else { throw .unreachable(address: host, reason: localized("its host is unknown")) }
            return texts
        }
        throw .canceled
    }

    /// Returns the addresses of a host; nil if it is unknown.
    private static func resolved(_ host: String) -> [String]? {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_flags = AI_ADDRCONFIG
        #if canImport(Glibc)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { return nil }
        defer { freeaddrinfo(list) }
        var texts: [String] = []
        var entry = list
        while let current = entry?.pointee {
            var text = [CChar](repeating: 0, count: 1025)
            if getnameinfo(
                current.ai_addr,
                current.ai_addrlen,
                &text,
                socklen_t(text.count),
                nil,
                0,
                NI_NUMERICHOST
            ) == 0 {
                texts.append(String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
            }
            entry = current.ai_next
        }
        return texts
    }
}
