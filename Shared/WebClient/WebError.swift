import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import WordKit

/// The reason why there is no complete response.
public enum WebError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is not an http or https address.
    case badAddress(String)
    /// There is no connection: the host is unknown or refuses, or its certificate isn't trusted.
    case unreachable(address: String, reason: String)
    /// The time limit was exceeded.
    case tooSlow(address: String, limit: Duration)
    /// The decompressed body is larger than `bytes`.
    case tooLarge(address: String, bytes: Int)
    /// There were more redirects than allowed, perhaps in a loop.
    case tooManyRedirects(address: String, redirects: Int)
    /// A redirect has no target, or one that isn't a web address.
    case badRedirect(address: String, target: String)
    /// A redirect leads from https to http, where others could read and change the traffic.
    case insecureRedirect(address: String, target: String)
    /// The address isn't public, and it wasn't named by a person.
    case forbiddenAddress(address: String, reason: String)
    /// The connection ended before the response was complete.
    case cutShort(address: String)
    /// The response is not valid HTTP, or its compression is broken.
    case malformed(address: String, reason: String)
    /// The task was canceled.
    case canceled

    /// The problem and how to solve it.
    public var description: String {
        switch self {
        case .badAddress(let text):
            localized(
                "“\(text)” is not a web address — give one that starts with http:// or https:// and has no password in it"
            )
        case .unreachable(let address, let reason):
            localized("\(address) can't be reached (\(reason)) — check the address and the connection")
        case .tooSlow(let address, let limit):
            localized("\(address) did not answer whole within \(Self.count(limit)) seconds — try again later")
        case .tooLarge(let address, let bytes):
            localized("\(address) sends more than \(bytes) bytes — give the address of a smaller page")
        case .tooManyRedirects(let address, let redirects):
            localized(
                "\(address) redirects more than \(redirects) times — open it in a browser and give the final address"
            )
        case .badRedirect(let address, let target):
            localized("\(address) redirects to “\(target)”, which is not a web address — give the final address")
        case .insecureRedirect(let address, let target):
            localized(
                "\(address) redirects to “\(target)”, which isn't encrypted — give the final address if you trust the network"
            )
        case .forbiddenAddress(let address, let reason):
            localized(
                "\(address) is not on the public web (\(reason)), and it was named by a page and not by you — open it yourself"
            )
        case .cutShort(let address):
            localized("\(address) closed the connection before its answer was whole — try again later")
        case .malformed(let address, let reason):
            localized("the answer of \(address) can't be read (\(reason)) — check that it is a web address")
        case .canceled:
            localized("the request was canceled — start it again")
        }
    }

    /// Returns the number of seconds as a duration writes it: "60.0".
    private static func count(_ duration: Duration) -> String { duration.description.replacing(" seconds", with: "") }
}

extension WebError {
    /// Converts an error of an underlying library.
    init(_ error: any Error, address: String, bytes: Int) {
        switch error {
        case let error as WebError: self = error
        case is CancellationError, HTTPClientError.cancelled as HTTPClientError: self = .canceled
        case let error as HTTPClientError: self.init(client: error, address: address)
        case NIOHTTPDecompression.DecompressionError.limit as NIOHTTPDecompression.DecompressionError:
            self = .tooLarge(address: address, bytes: bytes)
        case is NIOHTTPDecompression.DecompressionError:
            self = .malformed(address: address, reason: localized("its compression is broken"))
        case NIOHTTPDecompression.ExtraDecompressionError.truncatedData as NIOHTTPDecompression.ExtraDecompressionError:
            self = .cutShort(address: address)
        case is NIOHTTPDecompression.ExtraDecompressionError:
            self = .malformed(address: address, reason: localized("its compression is broken"))
        case HTTPParserError.invalidEOFState as HTTPParserError: self = .cutShort(address: address)
        case let error as HTTPParserError:
            self = .malformed(address: address, reason: localized("it is not HTTP: \(error)"))
        case let error as NIOConnectionError:
            let reason =
                error.connectionErrors.first.map { Self.words(of: $0.error) } ?? localized("its host is unknown")
            self = .unreachable(address: address, reason: reason)
        default:
            self = .unreachable(address: address, reason: Self.words(of: error))
        }
    }

    /// Returns whether no connection was made, so nothing was sent and another address of the host can be tried.
    static func isMissingConnection(_ error: any Error) -> Bool {
        switch error {
        case is NIOConnectionError, HTTPClientError.connectTimeout as HTTPClientError: true
        case let error as IOError:
            [ECONNREFUSED, ENETUNREACH, EHOSTUNREACH, ETIMEDOUT, EADDRNOTAVAIL].contains(error.errnoCode)
        default: false
        }
    }

    /// Returns the system's description if there is one, such as "Connection refused".
    private static func words(of error: any Error) -> String {
        if let error = error as? IOError { return systemReason(error.errnoCode) }
        let text = "\(error)"
        // Errors of TLS have no readable description, and name places in their sources.
        guard String(reflecting: type(of: error)).hasPrefix("NIOSSL.") else { return text }
        if text.contains("PROTOCOL_VERSION") || text.contains("UNSUPPORTED_PROTOCOL") {
            return localized("it speaks no version of TLS from 1.2 on")
        }
        return text.contains("CERTIFICATE") || text.contains("ostname")
            ? localized("its certificate isn't one that this machine trusts")
            : localized("the secure connection failed")
    }

    private init(client error: HTTPClientError, address: String) {
        switch error {
        case HTTPClientError.cancelled: self = .canceled
        case .remoteConnectionClosed, .uncleanShutdown: self = .cutShort(address: address)
        case .emptyHost, .invalidURL, .emptyScheme: self = .badAddress(address)
        default: self = .unreachable(address: address, reason: error.shortDescription)
        }
    }
}
