import ScreenKit
import StorageKit
public import TimeKit

extension MaricopaDirectory {
    /// The first screen of the app: the home screen, or the onboarding for a visitor.
    public var launchLink: DirectoryLink { credential == .signedOut ? .onboarding : .home }

    public func homeScreen() throws(DirectoryError) -> HomeScreen {
        let moment = moment(clock.now())
        return try read { reader in
            var counts = try reader.counts()
            // Past events aren't in the list of events.
            counts[.event] = try reader.comingEvents(at: moment, limit: .max).count
            return HomeScreen(
                counts: counts,
                isSignedIn: credential != .signedOut,
                revision: Revision(rawValue: "\(try ChangeLog.latest(in: reader.db)) \(credential.actor)")
            )
        }
    }

    /// The directions to a record.
    ///
    /// - Throws: `noSuchRecord`.
    public func directionsScreen(_ id: TimeKit.ID<Record>) throws(DirectoryError) -> DirectionsScreen {
        let userLocation = try userLocation()
        return try read { reader in
            let record = try reader.record(id)
            return DirectionsScreen(record, userLocation, revision: Revision(rawValue: "\(id) \(record.version)"))
        }
    }
}
