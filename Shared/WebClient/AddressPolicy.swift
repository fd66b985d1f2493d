/// Which machines a request may reach, its redirects included.
///
/// A page from the web can name any address: one of this machine, of the network at home, or of a cloud's metadata service.
/// A program that follows such names acts for the page's author inside a network that the author can't enter.
public enum AddressPolicy: Hashable, Sendable {
    /// Any machine, and the system looks the name up for each connection.
    ///
    /// For addresses out of this machine's own settings, and never for one that a page, a feed or a redirect names.
    case anywhere
    /// Any machine for the scheme, host and port of this address, which a person has named; for all others as `publicOnly`.
    case home(WebAddress)
    /// Machines with a public address, at the ports for the web.
    ///
    /// Loopback, private, link-local, shared and reserved addresses, multicast, and the forms of IPv6 that wrap an address
    /// of IPv4 are refused. A name is looked up once for a client, and the connection goes to the address that was checked.
    case publicOnly

    /// Whether an address has the scheme, host and port that a person has named.
    func isHome(_ address: WebAddress) -> Bool {
        if case .home(let home) = self { return home.origin == address.origin }
        return false
    }
}
