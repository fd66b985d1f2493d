public import AccountKit
public import Foundation

/// A mail server and the way to connect to it.
public struct SMTPServer: Hashable, Sendable {
    /// The start of encryption.
    public enum Security: Hashable, Sendable {
        /// The connection begins unencrypted and is encrypted by STARTTLS before anything sensitive is sent (port 587).
        case startTLS
        /// The connection is encrypted from the start (port 465).
        case fromTheStart
    }

    /// The host name or address.
    public let host: String
    public let port: Int
    public let security: Security
    /// The user to sign in as, or nil to send without signing in.
    public let user: String?
    /// The user's password, or nil without a user.
    let password: String?
    /// Whether a server without encryption is refused. The default is true, except for a server on this machine.
    public var requiresEncryption: Bool
    /// A PEM file with the trusted certificates, or nil for the system's.
    public var certificates: URL?

    /// Parses a server's address: `smtp://USER@HOST:PORT` (STARTTLS, default port 587) or `smtps://…` (default port 465).
    ///
    /// Write an `@` in the user's name as `%40`. The password is separate, so that it isn't part of an address that is shown or logged.
    ///
    /// - Throws: `AccountError.mailSetting`.
    public init(_ address: String, password: String? = nil) throws(AccountError) {
        let shown = SMTPServer.withoutPassword(address)
        guard !address.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F }),
            let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
            ["smtp", "smtps"].contains(scheme)
        else { throw .mailSetting(shown, reason: MailCause.noAddress.words) }
        guard parts.password == nil else {
            throw .mailSetting(shown, reason: MailCause.passwordInside.words)
        }
        guard ["", "/"].contains(parts.path), parts.query == nil, parts.fragment == nil else {
            throw .mailSetting(shown, reason: MailCause.somethingAfterPort.words)
        }
        var host = parts.host ?? ""
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        guard !host.isEmpty, host.unicodeScalars.allSatisfy(SMTPServer.isPartOfHost) else {
            throw .mailSetting(shown, reason: MailCause.noServer.words)
        }
        let port = parts.port ?? (scheme == "smtps" ? 465 : 587)
        guard (1...65_535).contains(port) else {
            throw .mailSetting(shown, reason: MailCause.noPort(port).words)
        }
        let user = parts.user.flatMap { $0.isEmpty ? nil : $0 }
        guard (user == nil) == (password == nil) else {
            throw .mailSetting(
                shown,
                reason: (user == nil ? MailCause.noUser(host: host) : .noPassword).words
            )
        }
        self.host = host
        self.port = port
        self.security = scheme == "smtps" ? .fromTheStart : .startTLS
        self.user = user
        self.password = password
        requiresEncryption = !SMTPServer.isThisMachine(host)
    }

    /// The text `HOST:PORT`, for messages.
    var name: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// Returns an address without what may be a password: from the first colon of its authority to the last `@`, or to the end where there is
    /// no `@` and no port.
    private static func withoutPassword(_ address: String) -> String {
        let start = address.firstRange(of: "://")?.upperBound ?? address.startIndex
        guard let colon = address[start...].firstIndex(of: ":") else { return address }
        if let end = address[colon...].lastIndex(of: "@") { return address[...colon] + "…" + address[end...] }
        let isPort = address[colon...].dropFirst().prefix { !"/?#".contains($0) }.allSatisfy(\.isNumber)
        return isPort || address[start...].hasPrefix("[") ? address : address[...colon] + "…"
    }

    private static func isPartOfHost(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || ".-_:".unicodeScalars.contains(scalar)
            : scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }

    private static func isThisMachine(_ host: String) -> Bool {
        if host.lowercased() == "localhost" || host == "::1" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
    }
}
