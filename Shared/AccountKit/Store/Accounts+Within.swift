public import GRDB
public import TimeKit

extension Accounts {
    /// Returns the user with an id, within an engine's transaction; nil if there is none.
    public static func user(_ id: TimeKit.ID<User>, in db: Database) throws -> User? {
        try AccountRows(db: db).user(id: id)?.user
    }

    /// Returns a page of users, the oldest account first, within an engine's transaction. Ids sort by the time of sign-up.
    ///
    /// - Parameters:
    ///   - id: The last user of the page before; nil for the first page.
    ///   - limit: The maximum number of users. A negative number counts as 0.
    public static func users(after id: TimeKit.ID<User>?, limit: Int, in db: Database) throws -> [User] {
        try AccountRows(db: db).users(after: id, limit: max(0, limit))
    }

    /// Returns the number of users with a role, within an engine's transaction.
    public static func count(of role: Role, in db: Database) throws -> Int { try AccountRows(db: db).count(of: role) }
}
