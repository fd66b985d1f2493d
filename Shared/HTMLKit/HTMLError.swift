/// What HTMLKit refuses to put into a page.
public enum HTMLError: Error, Equatable, Sendable {
    /// An address of no characters.
    case emptyLink
    /// White space or a control character in an address; `offset` counts bytes of UTF-8.
    case invisibleCharacter(link: String, offset: Int)
    /// A backslash in an address.
    case backslash(link: String)
    /// An address that begins with `//`.
    case missingScheme(link: String)
    /// A scheme other than the allowed ones.
    case schemeNotAllowed(scheme: String, link: String)
    /// An `http` or `https` address without a host.
    case missingHost(link: String)
    /// A user name before the host.
    case userBeforeHost(link: String)
    /// A scheme with nothing after it.
    case nothingAfterScheme(link: String)
    /// A path segment that is no name.
    case pathSegment(String)
    /// Not an e-mail address.
    case mailAddress(String)
    /// Not a telephone number.
    case telephoneNumber(String)
    /// Not a place on Earth.
    case coordinates(latitude: Double, longitude: Double)
}

extension HTMLError: CustomStringConvertible {
    /// What is wrong with the value, and what to do.
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
