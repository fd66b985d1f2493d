import StorageKit
public import TimeKit

extension TIPsTracker {
    /// Ticks the box of an item for today. A box that is ticked stays as it is, whoever ticked it.
    ///
    /// - Parameters:
    ///   - at: When it was taken; nil for now.
    ///   - forYesterday: Counts it for yesterday; up to 03:00 by the room's clock.
    ///   - early: Logs a treatment food although the timer runs; it is marked, and the count begins anew.
    ///
    /// Throws `timerRuns`, `notFound`, `inTheFuture`, `notToday`, `tooLateForYesterday`, `outsideCycle`, `notPlanned`,
    /// `clockBehind`, `notAllowed`.
    @discardableResult
    public func log(
        _ item: Item.ID,
        at: Instant? = nil,
        forYesterday: Bool = false,
        early: Bool = false
    ) throws(TIPsError) -> LogReceipt {
        throw .fault("not built")
    }

    /// Clears the box of an item for today (or yesterday, within the grace time): every live claim of it is taken back.
    ///
    /// A logger takes back only their own. Returns what was taken back. Throws `notLogged`, `notAllowed`.
    @discardableResult
    public func unlog(_ item: Item.ID, forYesterday: Bool = false) throws(TIPsError) -> LogEntry {
        throw .fault("not built")
    }

    /// Gives a log of the history another time; its day follows. Admins only. Both times stay in the change log.
    ///
    /// Throws `notFound`, `inTheFuture`, `outsideItsCycle`, `alreadyLogged` (where its new day has one already).
    @discardableResult
    public func editLog(_ log: Claim.ID, at: Instant) throws(TIPsError) -> LogEntry {
        throw .fault("not built")
    }

    /// Takes a log out of the history, for admins. It stays in the change log. Throws `notFound`.
    @discardableResult
    public func deleteLog(_ log: Claim.ID) throws(TIPsError) -> LogEntry {
        throw .fault("not built")
    }

    /// What is logged in the days, oldest first.
    public func entries(in days: Range<LocalDate>) throws(TIPsError) -> [LogEntry] {
        throw .fault("not built")
    }

    /// The live log of an id, or of a unique beginning or ending of one, at least four characters long.
    ///
    /// Throws `notFound`, `ambiguous`.
    public func findLog(_ text: String) throws(TIPsError) -> LogEntry {
        throw .fault("not built")
    }
}
