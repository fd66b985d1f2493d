/// Why there is no complete answer from the web.
public enum WebError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Not an http or https address.
    case badAddress(String)
    /// No connection: the host is unknown, refuses, or its certificate is not trusted.
    case unreachable(address: String, reason: String)
    /// The time allowed is over.
    case tooSlow(address: String, limit: Duration)
    /// The body is larger than allowed, decompressed.
    case tooLarge(address: String, bytes: Int)
    /// More redirects than allowed, or a circle of them.
    case tooManyRedirects(address: String, redirects: Int)
    /// A redirect without a place to go, or to one this client does not go to.
    case badRedirect(address: String, target: String)
    /// A redirect from https to http, where everybody on the way could read and change what is sent.
    case insecureRedirect(address: String, target: String)
    /// An address that foreign content named, and that isn't on the public web.
    case forbiddenAddress(address: String, reason: String)
    /// The connection ended before the answer was whole.
    case cutShort(address: String)
    /// The answer is not HTTP, or its compression is broken.
    case malformed(address: String, reason: String)
    /// The caller gave up.
    case cancelled

    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .badAddress(let text):
            "“\(text)” is not a web address — give one that starts with http:// or https:// and has no password in it"
        case .unreachable(let address, let reason):
            "\(address) can't be reached (\(reason)) — check the address and the connection"
        case .tooSlow(let address, let limit):
            "\(address) did not answer whole within \(limit) — try again later"
        case .tooLarge(let address, let bytes):
            "\(address) sends more than \(bytes) bytes — give the address of a smaller page"
        case .tooManyRedirects(let address, let redirects):
            "\(address) redirects more than \(redirects) times — open it in a browser and give the final address"
        case .badRedirect(let address, let target):
            "\(address) redirects to “\(target)”, which is not a web address — give the final address"
        case .insecureRedirect(let address, let target):
            "\(address) redirects to “\(target)”, which isn't encrypted — give the final address if you trust the network"
        case .forbiddenAddress(let address, let reason):
            "\(address) is not on the public web (\(reason)), and it was named by a page and not by you — open it yourself"
        case .cutShort(let address):
            "\(address) closed the connection before its answer was whole — try again later"
        case .malformed(let address, let reason):
            "the answer of \(address) can't be read (\(reason)) — check that it is a web address"
        case .cancelled:
            "the request was cancelled — start it again"
        }
    }
}
