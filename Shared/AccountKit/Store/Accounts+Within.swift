public import GRDB
public import TimeKit

extension Accounts {
    /// The user of an id, within a transaction of an engine's; nil where there is none, or none any more.
    public static func user(_ id: TimeKit.ID<User>, in db: Database) throws -> User? {
        try AccountRows(db: db).user(id: id)?.user
    }
}
