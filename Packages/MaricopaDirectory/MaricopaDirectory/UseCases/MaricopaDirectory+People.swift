public import AccountKit
public import TimeKit

/// Administration of users, subscribers and mail. Roles and the removal of accounts are in `Accounts`, which needs the admin's session.
extension MaricopaDirectory {
    /// A page of users, after the user `last`.
    ///
    /// - Parameter logName: Returns the name of an address in the security log, as `Accounts` knows it; nil to show none.
    /// - Throws: `adminsOnly`.
    public func usersScreen(
        after last: TimeKit.ID<User>? = nil,
        limit: Int = 50,
        logName: ((EmailAddress) -> String)? = nil
    ) throws(DirectoryError) -> UsersScreen {
        try requireAdmin()
        return try read { tables in
            UsersScreen(
                try Accounts.users(after: last, limit: limit, in: tables.db),
                own: credential.user,
                admins: try Accounts.count(of: .admin, in: tables.db),
                limit: limit,
                logName: logName
            )
        }
    }

    /// The subscribers of a topic, or of all topics if nil.
    ///
    /// - Throws: `adminsOnly`.
    public func subscribersScreen(of topic: SubscriptionTopic? = nil) throws(DirectoryError) -> SubscribersScreen {
        SubscribersScreen(try subscribers(of: topic), of: topic)
    }

    /// The subscribers of a topic, or of all topics if nil, as CSV.
    ///
    /// - Throws: `adminsOnly`.
    public func subscriberTable(of topic: SubscriptionTopic? = nil) throws(DirectoryError) -> [UInt8] {
        SubscriberTable.bytes(try subscribers(of: topic))
    }

    /// Ends a user's subscription.
    ///
    /// - Throws: `adminsOnly`, `notSubscribed`.
    public func removeSubscriber(
        _ user: TimeKit.ID<User>,
        from topic: SubscriptionTopic
    ) throws(DirectoryError) {
        try requireAdmin()
        try write { try $0.unsubscribe(user, from: topic) }
    }

    /// The messages in the outbox, and those that couldn't be delivered.
    ///
    /// - Throws: `adminsOnly`.
    public func mailScreen(limit: Int = 50) throws(DirectoryError) -> MailScreen {
        try requireAdmin()
        return try read { tables in
            MailScreen(
                try MailOutbox.waiting(limit: limit, in: tables.db),
                givenUp: try MailOutbox.dead(limit: limit, in: tables.db)
            )
        }
    }

    /// Makes a waiting message due at once.
    ///
    /// - Parameter whenMailWaits: Called within the transaction, as `Accounts` does for new messages.
    /// - Throws: `adminsOnly`; as `account` if no such message waits.
    public func sendLetterAgain(
        _ id: String,
        whenMailWaits: MailNotice = { _, _ in }
    ) throws(DirectoryError) {
        try requireAdmin()
        try write { tables in
            try MailOutbox.hasten(id, now: tables.now, in: tables.db)
            try whenMailWaits(tables.db, tables.now)
        }
    }
}
