/// Whether it is known where the user is.
public enum Whereabouts: Hashable, Codable, Sendable {
    /// Nobody asked, or it was turned off.
    case off
    /// They don't want to say.
    case denied
    /// They are here.
    case at(Coordinate)
}
