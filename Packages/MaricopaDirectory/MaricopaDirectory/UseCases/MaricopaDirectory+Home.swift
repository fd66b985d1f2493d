import ScreenKit
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
                isAdmin: isOwned || credential.isAdmin,
                revision: try reader.revision(for: credential)
            )
        }
    }

    /// The directions to a record.
    ///
    /// - Throws: `noSuchRecord`.
    public func directionsScreen(_ id: TimeKit.ID<Record>) throws(DirectoryError) -> DirectionsScreen {
        try read { reader in
            DirectionsScreen(try reader.record(id), try reader.userLocation(), revision: try reader.revision())
        }
    }
}

extension DirectoryReader {
    /// The revision of everything that a screen can show.
    func revision() throws -> Revision { Revision(rawValue: try revisionText()) }

    /// The revision of a page with acts that change the person's own data: the state of the data, then the person.
    func revision(for person: Credential) throws -> Revision {
        Revision(rawValue: "\(try revisionText()) \(person.actor)")
    }
}
