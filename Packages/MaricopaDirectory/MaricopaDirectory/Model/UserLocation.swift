/// The user's position, if it is known.
public enum UserLocation: Hashable, Codable, Sendable {
    /// Not requested, or turned off.
    case off
    /// The user refused.
    case denied
    /// The last known position.
    case at(Coordinate)
}
