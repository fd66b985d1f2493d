public import ScreenKit
public import TimeKit

/// The parts of an app that acts on screens need and the engine doesn't have: the network of shared rooms, and printed pages.
public struct TIPsServices: Sendable {
    /// Shares the tracker's room at an address.
    public var share: @Sendable (TIPsTracker, RemoteAddress) async throws -> Void
    /// Joins a shared room.
    public var join: @Sendable (TIPsTracker, SetupScreen.Joining) async throws -> Void
    /// Synchronizes the tracker's room once.
    public var synchronize: @Sendable (TIPsTracker) async throws -> Void
    /// Ends this device's account at a room's server.
    public var signOut: @Sendable (RemoteAddress) async throws -> Void
    /// Prints a report for the clinic.
    public var report: @Sendable (ClinicReport) throws -> ScreenFile
    /// Prints the emergency plan on a day.
    public var card: @Sendable (Plan, LocalDate) throws -> ScreenFile

    public init(
        share: @escaping @Sendable (TIPsTracker, RemoteAddress) async throws -> Void,
        join: @escaping @Sendable (TIPsTracker, SetupScreen.Joining) async throws -> Void,
        synchronize: @escaping @Sendable (TIPsTracker) async throws -> Void,
        signOut: @escaping @Sendable (RemoteAddress) async throws -> Void,
        report: @escaping @Sendable (ClinicReport) throws -> ScreenFile,
        card: @escaping @Sendable (Plan, LocalDate) throws -> ScreenFile
    ) {
        self.share = share
        self.join = join
        self.synchronize = synchronize
        self.signOut = signOut
        self.report = report
        self.card = card
    }
}
