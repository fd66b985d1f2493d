import AccountKit
import GRDB
import StorageKit
import TimeKit

extension DirectoryReader {
    /// A page of a user's favorites, most recent first, after the record `last`.
    ///
    /// - Throws: `notAFavorite` if `last` isn't one.
    func favorites(
        of user: TimeKit.ID<User>,
        after last: TimeKit.ID<Record>?,
        limit: Int
    ) throws -> FavoritePage {
        var bound = (at: Int64.max, number: Int64.max)
        if let last {
            guard let row = try favorite(last, of: user) else { throw DirectoryError.notAFavorite(last.rawValue) }
            bound = (row["at"], row["number"])
        }
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT number, record_id, title, at FROM favorite
                WHERE user_id = ? AND (at, number) < (?, ?) ORDER BY at DESC, number DESC LIMIT ?
                """,
            arguments: [user.rawValue, bound.at, bound.number, limit + 1]
        )
        let page = try rows.prefix(limit).map { row in
            let id = TimeKit.ID<Record>(row["record_id"])
            let record = try recordOrNil(id)
            return Favorite(
                id: id,
                record: record,
                title: record?.title ?? row["title"],
                at: Instant(milliseconds: row["at"])
            )
        }
        let total = try Int.fetchOne(
            db,
            sql: "SELECT count(*) FROM favorite WHERE user_id = ?",
            arguments: [user.rawValue]
        )
        return FavoritePage(
            favorites: page,
            total: total ?? 0,
            next: rows.count > page.count ? page.last?.id : nil
        )
    }

    /// A user's marks on a record, which may be deleted.
    func mark(_ record: TimeKit.ID<Record>, of user: TimeKit.ID<User>) throws -> UserMark {
        let stars = try Int.fetchOne(
            db,
            sql: "SELECT stars FROM rating WHERE record_id = ? AND user_id = ?",
            arguments: [record.rawValue, user.rawValue]
        )
        return UserMark(isFavorite: try favorite(record, of: user) != nil, stars: stars)
    }

    /// A user's subscriptions in the order of the topics.
    func subscriptions(of user: TimeKit.ID<User>) throws -> [Subscription] {
        let rows = try Row.fetchAll(
            db,
            sql: "SELECT topic, name, zip, at FROM subscription WHERE user_id = ?",
            arguments: [user.rawValue]
        )
        let found = try rows.map { try subscription($0) }
        return SubscriptionTopic.allCases.compactMap { topic in found.first { $0.topic == topic } }
    }

    /// The subscribers of a topic, or of all if nil, by topic and age of the account.
    func subscribers(of topic: SubscriptionTopic?) throws -> [Subscriber] {
        let rows = try Row.fetchAll(
            db,
            sql: "SELECT * FROM subscription WHERE ?1 IS NULL OR topic = ?1 ORDER BY topic, user_id",
            arguments: [topic?.rawValue]
        )
        return try rows.compactMap { row in
            // An account that another process is deleting is left out.
            guard let user = try Accounts.user(TimeKit.ID(row["user_id"]), in: db) else { return nil }
            return Subscriber(user: user.id, email: user.email.text, subscription: try subscription(row))
        }
    }

    private func subscription(_ row: Row) throws -> Subscription {
        let name: String = row["topic"]
        guard let topic = SubscriptionTopic(rawValue: name) else {
            throw DirectoryError.fault("a subscription to \(name)")
        }
        return Subscription(
            topic: topic,
            name: row["name"],
            zip: (row["zip"] as String?).flatMap { ZIPCode($0) },
            at: Instant(milliseconds: row["at"])
        )
    }

    private func favorite(_ record: TimeKit.ID<Record>, of user: TimeKit.ID<User>) throws -> Row? {
        try Row.fetchOne(
            db,
            sql: "SELECT number, at FROM favorite WHERE record_id = ? AND user_id = ?",
            arguments: [record.rawValue, user.rawValue]
        )
    }
}

extension DirectoryReader {
    /// The signed-in user; nil for a visitor, for the owner, and if the account was deleted.
    func user(_ credential: Credential) throws -> User? {
        try credential.user.flatMap { try Accounts.user($0, in: db) }
    }
}
