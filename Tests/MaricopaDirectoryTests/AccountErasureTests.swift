import AccountKit
import StorageKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("The end of an account")
struct AccountErasureTests {
    @Test(
        "deleting an account deletes the user's favorites, ratings and subscriptions in the same transaction, and nobody else's"
    )
    func erase() async throws {
        let box = try AccountsBox()
        let ana = try await box.signUp("ana@example.org")
        let ben = try await box.signUp("ben@example.org")
        for kind in RecordKind.allCases {
            for user in [ana.directory, ben.directory] {
                try user.addFavorite(UserBox.id(kind))
                try user.rate(UserBox.id(kind), stars: 3)
            }
        }
        for user in [ana.directory, ben.directory] {
            try user.subscribe(SubscriptionForm(zip: "85003", topics: ["events", "newsletter"]))
        }
        #expect(try box.directory.owner.subscribers().count == 4)
        try box.accounts.deleteAccount(
            ana.session.token,
            password: AccountsBox.password,
            from: AccountsBox.home,
            erasing: MaricopaDirectory.erasure
        )
        #expect(try ana.directory.user() == nil)
        #expect(try ana.directory.favorites().total == 0)
        #expect(try ana.directory.subscriptions().isEmpty)
        for kind in RecordKind.allCases {
            #expect(try ana.directory.mark(on: UserBox.id(kind)) == UserMark(isFavorite: false, stars: nil))
            #expect(try box.directory.ratingSummary(kind) == RatingSummary(ratings: 1, stars: 3, favorites: 1))
        }
        #expect(try ben.directory.favorites().total == RecordKind.allCases.count)
        #expect(try box.directory.owner.subscribers().map(\.email) == ["ben@example.org", "ben@example.org"])
    }

    @Test("a deletion that is refused leaves everything as it was")
    func refused() async throws {
        let box = try AccountsBox()
        let ana = try await box.signUp("ana@example.org")
        try ana.directory.addFavorite(UserBox.id(.park))
        #expect(throws: AccountError.wrongPassword) {
            try box.accounts.deleteAccount(
                ana.session.token,
                password: "something else",
                from: AccountsBox.home,
                erasing: MaricopaDirectory.erasure
            )
        }
        #expect(try ana.directory.user()?.email.text == "ana@example.org")
        #expect(try ana.directory.favorites().total == 1)
    }

    @Test("every table that holds something of a user's is found by its column")
    func tables() throws {
        let box = try UserBox()
        let names = try box.nobody.read { try UserTables.names($0.db) }
        #expect(Set(names).isSuperset(of: ["event_reminder", "favorite", "photo", "rating", "subscription"]))
        #expect(names.allSatisfy { !$0.hasPrefix("account_") })
    }

    @Test("users' favorites, ratings and subscriptions are not in the log of changes, which outlives their accounts")
    func log() throws {
        let box = try UserBox()
        let before = try box.nobody.read { try ChangeLog.latest(in: $0.db) }
        try box.ana.addFavorite(UserBox.id(.park))
        try box.ana.rate(UserBox.id(.park), stars: 5)
        try box.ana.subscribe(SubscriptionForm(topics: ["parks"]))
        #expect(try box.nobody.read { try ChangeLog.latest(in: $0.db) } == before)
    }

    @Test("an admin is a user with the role, and what nobody may do without it is refused to the others")
    func credentials() async throws {
        let box = try AccountsBox()
        let ana = try await box.signUp("ana@example.org")
        #expect(ana.directory.credential == .member(ana.session.user.id))
        let user = try box.accounts.setRole(.admin, of: "ANA@example.org", by: .owner)
        #expect(Credential(of: user) == .admin(user.id))
        #expect(Credential(of: user).isAdmin && Credential(of: user).user == user.id)
        for somebody in [box.directory.nobody, ana.directory] {
            #expect(box.directory.refusal { _ = try somebody.subscribers() } == .adminsOnly)
        }
        #expect(try box.directory.nobody.acting(as: Credential(of: user)).subscribers().isEmpty)
        #expect(try box.directory.owner.subscribers().isEmpty)
    }
}
