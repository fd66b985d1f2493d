public import GRDB

/// Deletes what belongs to a user, within the transaction that deletes the account; it opens none of its own.
public typealias AccountErasure = @Sendable (_ db: Database, _ user: User) throws -> Void
