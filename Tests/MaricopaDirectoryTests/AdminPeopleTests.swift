import AccountKit
import Foundation
import NotificationKit
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("An admin's pages of users, subscribers, letters and imports")
struct AdminPeopleTests {
    private static let pages: [AdminPage] = [
        .users(nil), .users(TimeKit.ID("ana")), .subscribers(nil), .subscribers(.events), .mail, .importing,
    ]

    @Test("The pages of users, subscribers, mail and imports open by their links, lead back, and are for admins only")
    func links() throws {
        let box = try UserBox()
        for page in Self.pages {
            let link = DirectoryLink.admin(page)
            #expect(DirectoryLink(link.target) == link)
            let page = try JSONDecoder().decode(Backed.self, from: JSONEncoder().encode(try box.owner.screen(link)))
            #expect(page.back.target == "maricopa://admin")
            #expect(box.refusal { _ = try box.ana.screen(link) } == .adminsOnly)
            #expect(box.refusal { _ = try box.nobody.screen(link) } == .adminsOnly)
        }
        let home = try #require(try box.owner.screen(.admin(.home)) as? AdminHomeScreen)
        let targets = home.groups.flatMap(\.links).map(\.target)
        for page in ["users", "subscribers", "mail", "import"] { #expect(targets.contains("maricopa://admin/\(page)")) }
    }

    @Test("Users are listed with what can be done to each; the last admin and one's own account stay")
    func users() async throws {
        let box = try AccountsBox()
        let ana = try await box.signUp("ana@example.org")
        box.directory.clock.advance(seconds: 1)
        let ben = try await box.signUp("ben@example.org")
        let admin = box.directory.nobody.acting(
            as: Credential(of: try box.accounts.setRole(.admin, of: "ana@example.org", by: .owner))
        )
        let page = try admin.usersScreen()
        #expect(page.rows.map(\.email) == ["ana@example.org", "ben@example.org"])
        #expect(page.rows.map(\.role) == ["admin", "member"] && page.next == nil)
        #expect(page.rows[0].actions.map(\.isEnabled) == [false, true, false, true])
        #expect(page.rows[0].actions[0].whyNot?.contains("last admin") == true)
        #expect(page.rows[0].actions[2].whyNot?.contains("your own") == true)
        #expect(page.rows[1].actions.map(\.isEnabled) == [true, true, true, true])
        #expect(page.rows[1].actions.allSatisfy { $0.confirmation != nil })
        #expect(try box.directory.owner.usersScreen().rows[0].actions.allSatisfy(\.isEnabled))
        let first = try admin.usersScreen(limit: 1)
        #expect(DirectoryLink(try #require(first.next).target) == .admin(.users(ana.session.user.id)))
        #expect(try admin.usersScreen(after: ana.session.user.id).rows.map(\.id) == [ben.session.user.id.rawValue])
    }

    @Test("A member removes nobody, an admin removes a user with what is theirs, and the last admin stays")
    func remove() async throws {
        let box = try AccountsBox()
        let ana = try await box.signUp("ana@example.org")
        let ben = try await box.signUp("ben@example.org")
        try ben.directory.addFavorite(UserBox.id(.park))
        try ben.directory.subscribe(SubscriptionForm(topics: ["events"]))
        let byAna = Authority.session(ana.session.token)
        func remove(_ email: String) throws {
            try box.accounts.deleteUser(email, by: byAna, erasing: MaricopaDirectory.erasure)
        }
        #expect(throws: AccountError.notAllowed(needs: .admin)) { try remove("ben@example.org") }
        #expect(try ben.directory.user() != nil)
        _ = try box.accounts.setRole(.admin, of: "ana@example.org", by: .owner)
        #expect(throws: AccountError.lastAdmin) { try remove("ana@example.org") }
        #expect(throws: AccountError.noSuchUser("eva@example.org")) { try remove("eva@example.org") }
        try remove("BEN@example.org")
        #expect(try ben.directory.user() == nil && box.directory.owner.subscribers().isEmpty)
        #expect(try box.directory.ratingSummary(.park).favorites == 0)
        #expect(try box.accounts.whoAmI(ben.session.token) == nil)
    }

    @Test("Subscribers are listed by topic, removed, and written into a table in which no name is a formula")
    func subscribers() async throws {
        let box = try AccountsBox()
        let ana = try await box.signUp("ana@example.org")
        let ben = try await box.signUp("ben@example.org")
        try ana.directory.subscribe(SubscriptionForm(name: "=HYPERLINK(\"x\")", zip: "85003", topics: ["events"]))
        try ben.directory.subscribe(SubscriptionForm(name: "Ben, of Mesa", topics: ["events", "parks"]))
        let owner = box.directory.owner
        let page = try owner.subscribersScreen(of: .events)
        #expect(
            page.title == "Subscribers: Events" && page.rows.map(\.email) == ["ana@example.org", "ben@example.org"]
        )
        #expect(page.topics.filter(\.isCurrent).map(\.target) == ["maricopa://admin/subscribers/events"])
        #expect(try owner.subscribersScreen().rows.count == 3)
        #expect(
            String(decoding: try owner.subscriberTable(of: .events), as: UTF8.self) == """
                email,name,zip,topic,since\r
                ana@example.org,"'=HYPERLINK(""x"")",85003,events,2026-05-02\r
                ben@example.org,"Ben, of Mesa",,events,2026-05-02\r

                """
        )
        #expect(box.directory.refusal { _ = try ana.directory.subscriberTable() } == .adminsOnly)
        let user = ben.session.user.id
        #expect(
            box.directory.refusal { try ana.directory.removeSubscriber(user, from: .events) } == .adminsOnly
        )
        try owner.removeSubscriber(user, from: .events)
        #expect(try ben.directory.subscriptions().map(\.topic) == [.parks])
        #expect(box.directory.refusal { try owner.removeSubscriber(user, from: .events) } == .notSubscribed("events"))
        let none = try owner.subscribersScreen(of: .recipes)
        #expect(!none.export.isEnabled && none.emptyText == "Nobody subscribed to Recipes yet.")
    }

    @Test("Letters that wait say why they failed and are sent again; those given up say why they can't be")
    func mail() async throws {
        let box = try AccountsBox()
        let owner = box.directory.owner
        _ = try box.accounts.signUp(
            SignUpForm(email: "ana@example.org", password: AccountsBox.password),
            from: AccountsBox.home
        )
        let outbox = MailOutbox(
            owner.store,
            sender: MailSender(name: "", address: try EmailAddress("news@example.org"))
        )
        #expect(try owner.mailScreen().waiting.map(\.state) == ["not tried yet, next on 2026-05-02 at 08:00"])
        let down = FailingMailer(MailFailure(.later, "450 come again"))
        _ = try await outbox.sendDue(now: box.directory.clock.now, through: down)
        let row = try #require(try owner.mailScreen().waiting.first)
        #expect(row.reason == "450 come again" && row.state.hasPrefix("tried once, next on 2026-05-02 at 08:00"))
        #expect(row.recipient == "ana@example.org" && row.subject == "······ is your Maricopa Healthy code")
        #expect(row.sendAgain.isEnabled && row.sendAgain.label == "Send it again")
        #expect(try await outbox.sendDue(now: box.directory.clock.now, through: box.mailbox).sent == 0)
        #expect(box.directory.refusal { try box.directory.ana.sendLetterAgain(row.id) } == .adminsOnly)
        #expect(box.directory.refusal { try owner.sendLetterAgain("x") } == .account(.noSuchLetter("x")))
        try owner.sendLetterAgain(row.id)
        #expect(try await outbox.sendDue(now: box.directory.clock.now, through: box.mailbox).sent == 1)
        #expect(try owner.mailScreen().emptyText == "No letter waits, and none was given up.")
        #expect(try owner.mailScreen().note.contains("set on the computer that keeps the directory"))

        _ = try box.accounts.signUp(
            SignUpForm(email: "gone@example.org", password: AccountsBox.password),
            from: AccountsBox.home
        )
        let refusing = FailingMailer(MailFailure(.refused, "550 no such mailbox"))
        _ = try await outbox.sendDue(now: box.directory.clock.now, through: refusing)
        let dead = try #require(try owner.mailScreen().givenUp.first)
        #expect(dead.reason == "550 no such mailbox" && dead.state == "given up on 2026-05-02 at 08:00, tried once")
        #expect(dead.sendAgain.whyNot?.contains("asks for another letter") == true)
        #expect(box.directory.refusal { try owner.sendLetterAgain(dead.id) } == .account(.noSuchLetter(dead.id)))
    }

    @Test("The import's form asks for everything a command takes, and its report leads on and back")
    func imports() throws {
        let box = try UserBox()
        let form = try #require(try box.owner.screen(.admin(.importing)) as? ImportFormScreen).form
        #expect(form.fields.map(\.id) == ["file", "format", "kind", "area", "mapping", "source", "overwrite"])
        let bytes = Array(#"{"type":"FeatureCollection","features":[]}"#.utf8)
        let report = try box.owner.importRecords([bytes], ImportSettings(.geojson, isDryRun: true))
        let page = try box.owner.importScreen(report)
        #expect(page.pages.map(\.target) == ["maricopa://admin/import", "maricopa://admin/history"])
        #expect(page.back.target == "maricopa://admin")
    }
}

/// The back link of a page.
private struct Backed: Decodable {
    let back: Link
}

/// Fails to send every letter.
private struct FailingMailer: Mailer {
    let failure: MailFailure
    init(_ failure: MailFailure) { self.failure = failure }
    func send(_ message: MailMessage) async throws(MailFailure) { throw failure }
}
