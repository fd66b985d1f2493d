import ScreenKit
import StorageKit
public import TimeKit

extension MaricopaDirectory {
    /// What the app shows first: the home of somebody who is signed in, for nobody the onboarding.
    public var launchLink: DirectoryLink { credential == .signedOut ? .onboarding : .home }

    /// The home screen.
    public func homeScreen() throws(DirectoryError) -> HomeScreen {
        let moment = moment(clock.now())
        return try read { reader in
            var counts = try reader.counts()
            // Events that are over aren't in their list.
            counts[.event] = try reader.comingEvents(at: moment, limit: .max).count
            return HomeScreen(
                counts: counts,
                isSignedIn: credential != .signedOut,
                revision: Revision(rawValue: "\(try ChangeLog.latest(in: reader.db)) \(credential.actor)")
            )
        }
    }

    /// The way to a record. Throws `noSuchRecord`.
    public func directionsScreen(_ id: TimeKit.ID<Record>) throws(DirectoryError) -> DirectionsScreen {
        let whereabouts = try whereabouts()
        return try read { reader in
            let record = try reader.record(id)
            return DirectionsScreen(record, whereabouts, revision: Revision(rawValue: "\(id) \(record.version)"))
        }
    }
}
