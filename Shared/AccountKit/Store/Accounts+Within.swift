public import GRDB
public import TimeKit

extension Accounts {
    /// Returns a user within an engine's transaction, or nil if the id has no user.
    public static func user(_ id: TimeKit.ID<User>, in db: Database) throws -> User? {
        try AccountRows(db: db).user(id: id)?.user
    }

    /// Returns users by id, which is by age, within an engine's transaction.
    ///
    /// - Parameter id: the last user of the former page; nil for the first page.
    public static func users(after id: TimeKit.ID<User>?, limit: Int, in db: Database) throws -> [User] {
        try AccountRows(db: db).users(after: id, limit: max(0, limit))
    }

    /// Returns the number of users with a role, within an engine's transaction.
    public static func count(of role: Role, in db: Database) throws -> Int { try AccountRows(db: db).count(of: role) }
}
