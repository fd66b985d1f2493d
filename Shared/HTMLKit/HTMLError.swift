/// The values that HTMLKit refuses.
public enum HTMLError: Error, Equatable, Sendable {
    /// The address is empty.
    case emptyLink
    /// The address has white space or a control character; `offset` is in UTF-8 bytes.
    case invisibleCharacter(link: String, offset: Int)
    /// The address has a backslash.
    case backslash(link: String)
    /// The address begins with `//`.
    case missingScheme(link: String)
    case schemeNotAllowed(scheme: String, link: String)
    /// The `http` or `https` address has no host.
    case missingHost(link: String)
    /// The address has a user name before the host.
    case userBeforeHost(link: String)
    /// The address has nothing after its scheme.
    case nothingAfterScheme(link: String)
    /// The path segment is "", "." or "..".
    case pathSegment(String)
    /// The text is not an e-mail address.
    case mailAddress(String)
    /// The text is not a telephone number.
    case telephoneNumber(String)
    /// The coordinates are not on Earth.
    case coordinates(latitude: Double, longitude: Double)
}

extension HTMLError: CustomStringConvertible {
    /// A sentence that names the fault and says what to do.
    public var description: String {
        switch self {
        case .emptyLink: "the link is empty — give an address, or leave the link away"
        case .invisibleCharacter(let link, let offset):
            "\(quoted(link)) has a space or control character at byte \(offset) — remove it, or write it as %20"
        case .backslash(let link): "\(quoted(link)) has a backslash — write / instead"
        case .missingScheme(let link): "\(quoted(link)) does not say how to reach it — write https: before it"
        case .schemeNotAllowed(let scheme, let link):
            "\(quoted(link)) has the scheme \(quoted(scheme)) — use https, http, mailto, tel or geo; "
                + "a relative path with a colon begins with ./"
        case .missingHost(let link): "\(quoted(link)) has no host — write it as https://host/path"
        case .userBeforeHost(let link): "\(quoted(link)) has a user name before the host — leave it and the @ out"
        case .nothingAfterScheme(let link): "\(quoted(link)) has nothing after the colon — give the address or number"
        case .pathSegment(let segment): "\(quoted(segment)) cannot be a name in a path — use another name"
        case .mailAddress(let address): "\(quoted(address)) is not an e-mail address — write it as name@host"
        case .telephoneNumber(let number): "\(quoted(number)) is not a telephone number — give at least three digits"
        case .coordinates(let latitude, let longitude):
            "\(latitude), \(longitude) is not on Earth — give a latitude within ±90 and a longitude within ±180"
        }
    }

    private func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(80).map { $0.value < 0x20 ? $0.escaped(asASCII: true) : String($0) }
        return "\"" + shown.joined() + (text.unicodeScalars.count > 80 ? "…" : "") + "\""
    }
}
