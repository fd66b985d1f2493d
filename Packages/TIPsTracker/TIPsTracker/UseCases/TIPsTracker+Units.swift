import StorageKit
public import TimeKit

extension TIPsTracker {
    /// Adds a unit. One of this name that was deleted comes back as it was. Admins only. Throws `nameTaken`, `blank`, `tooLong`.
    @discardableResult
    public func addUnit(_ name: String) throws(TIPsError) -> DoseUnit {
        throw .fault("not built")
    }

    /// Gives a unit another name: shown everywhere a current item uses it; logs keep the old one. Admins only.
    @discardableResult
    public func renameUnit(_ unit: DoseUnit.ID, to name: String) throws(TIPsError) -> DoseUnit {
        throw .fault("not built")
    }

    /// Takes a unit out of the picker; items that have it keep it. Admins only. Returns the items that use it.
    @discardableResult
    public func deleteUnit(_ unit: DoseUnit.ID) throws(TIPsError) -> [Item] {
        throw .fault("not built")
    }

    /// The unit of an id or a name, in any case; deleted ones by id only. Throws `notFound`.
    public func findUnit(_ text: String) throws(TIPsError) -> DoseUnit {
        throw .fault("not built")
    }
}
