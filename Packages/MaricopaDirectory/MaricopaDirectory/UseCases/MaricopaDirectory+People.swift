public import AccountKit
public import TimeKit

/// Users, subscribers and letters, as admins look after them. Roles are given, and accounts removed, by ``Accounts``, which asks for the
/// admin's session.
extension MaricopaDirectory {
    /// The page of users, from the one after `last` on. Throws `adminsOnly`.
    ///
    /// - Parameter logName: The name of an address in the security log, as ``Accounts`` knows it; nil to show none.
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

    /// The page of those whom news are to be sent to; of all topics with nil. Throws `adminsOnly`.
    public func subscribersScreen(of topic: SubscriptionTopic? = nil) throws(DirectoryError) -> SubscribersScreen {
        SubscribersScreen(try subscribers(of: topic), of: topic)
    }

    /// Those whom news are to be sent to, as a table of comma-separated values. Throws `adminsOnly`.
    public func subscriberTable(of topic: SubscriptionTopic? = nil) throws(DirectoryError) -> [UInt8] {
        SubscriberTable.bytes(try subscribers(of: topic))
    }

    /// Ends somebody's subscription. Throws `adminsOnly`, `notSubscribed`.
    public func removeSubscriber(
        _ user: TimeKit.ID<User>,
        from topic: SubscriptionTopic
    ) throws(DirectoryError) {
        try requireAdmin()
        try write { try $0.unsubscribe(user, from: topic) }
    }

    /// The page of letters that wait, and of those that were given up. Throws `adminsOnly`.
    public func mailScreen(limit: Int = 50) throws(DirectoryError) -> MailScreen {
        try requireAdmin()
        return try read { tables in
            MailScreen(
                try MailOutbox.waiting(limit: limit, in: tables.db),
                givenUp: try MailOutbox.dead(limit: limit, in: tables.db)
            )
        }
    }

    /// Makes a letter that waits due at once. Throws `adminsOnly`, and as `account` that no such letter waits.
    ///
    /// - Parameter whenMailWaits: Called within the transaction, as ``Accounts`` calls it for new letters.
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
