import Foundation
import StorageKit
public import TimeKit

extension TIPsTracker {
    /// Writes down a reaction. Every member may.
    ///
    /// Throws `blank`, `tooLong`, `inTheFuture`, `notFound` (the log), `noCycle`, `noPlaceForPhotos`, and, for the picture, `store`.
    @discardableResult
    public func logReaction(_ draft: ReactionDraft) throws(TIPsError) -> Reaction {
        throw .fault("not built")
    }

    /// Takes a reaction out. Admins, and whoever wrote it on the same day.
    public func deleteReaction(_ reaction: Reaction.ID) throws(TIPsError) {
        throw .fault("not built")
    }

    /// The reactions of a cycle, newest first.
    public func reactions(of cycle: Cycle.ID) throws(TIPsError) -> [Reaction] {
        try read { tables in try tables.reactions(of: cycle) }
    }

    /// Marks days as held, at most 60, so that they don't count against adherence. Admins only.
    ///
    /// Throws `blank`, `outsideCycle`, `holdTooLong`.
    @discardableResult
    public func hold(_ days: ClosedRange<LocalDate>, reason: String) throws(TIPsError) -> [Hold] {
        throw .fault("not built")
    }

    /// Counts held days again. Admins only. Throws `notFound` where none of them is held.
    public func release(_ days: ClosedRange<LocalDate>) throws(TIPsError) {
        throw .fault("not built")
    }

    /// Notes how much of an item there is. Admins only.
    ///
    /// Throws `notAnAmount`, `supplyUnitDiffers`, `daysOutOfRange`. An amount of zero is a count, too.
    @discardableResult
    public func setSupply(
        _ item: Item.ID,
        _ amount: DoseDraft,
        warnBelowDays: Int = 7
    ) throws(TIPsError) -> Supply {
        throw .fault("not built")
    }

    /// Stops counting an item's supply. Admins only.
    public func clearSupply(_ item: Item.ID) throws(TIPsError) {
        throw .fault("not built")
    }
}
