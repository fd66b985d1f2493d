import AccountKit
import Foundation
import GRDB
import NotificationKit
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import MaricopaDirectory

@Suite("Acts on the screens of the directory")
struct ActTests {
    @Test("Random walks of every role break no law of screens, meet every screen and do every kind of action")
    func walks() async throws {
        var (screens, done, ranges): (Set<String>, Set<String>, Set<String>) = ([], [], [])
        var walks = Self.routes
        for (role, isOwner, place) in Self.crowded {
            for _ in 0..<5 { walks.append((role, isOwner: isOwner, place: place, steps: 8)) }
        }
        for (seed, (role, isOwner, place, steps)) in zip(UInt64(1)..., walks) {
            let box = try await ActBox(role, isOwner: isOwner)
            if role != nil { try await box.stock() }
            let before = try box.sharedChanges()
            var walk = try Self.walk(box, of: role, from: "maricopa://\(place)", seed: seed, known: done)
            await walk.walk(from: "maricopa://\(place)", steps: steps)
            await walk.catchUp()
            // Only admins' pages have fields with a range.
            if isOwner { await walk.tryRanges() }
            await walk.tryLimits()
            #expect(walk.breaches.isEmpty, "\(place): \(walk.breaches.prefix(5).joined(separator: "\n"))")
            if role != .admin, !isOwner { #expect(try box.sharedChanges() == before, "\(place)") }
            screens.formUnion(walk.screens)
            done.formUnion(walk.done)
            // The field of a button's place has the button in its id.
            ranges.formUnion(walk.triedRanges.map { $0.hasSuffix(".position") ? "*.position" : $0 })
        }
        let reachable = try Self.screenTypes().subtracting(Self.outside.keys).union(["OutsidePage"])
        #expect(screens.symmetricDifference(reachable).sorted() == [])
        // The kind of an added option has its section beside it.
        let kinds = Set(done.map { String($0.prefix { $0 != " " }) })
        let missed = try Self.kinds().subtracting(kinds).subtracting(Self.doneByStories.keys).sorted()
        #expect(missed.isEmpty, "\(missed)")
        #expect(ranges == ["added", "verified", "position", "value", "*.position"])
    }

    @Test("The exceptions of the walks are kinds and pages of the sources, and each such kind has a test that does it")
    func exceptions() throws {
        #expect(Set(Self.doneByStories.keys).subtracting(try Self.kinds()).sorted() == [])
        let tests = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        for (kind, story) in Self.doneByStories { #expect(tests.contains("@Test(\"\(story.test)\")"), "\(kind)") }
        #expect(Set(Self.outside.keys).subtracting(try Self.screenTypes()).sorted() == [])
    }

    @Test("Equal filters have equal JSON, in whatever order their members came")
    func orderOfMembers() throws {
        let days = Weekday.allCases
        for _ in 0..<20 {
            var (one, other) = (Filter(), Filter())
            one.days.reserveCapacity(64)
            for day in days { one.days.insert(day) }
            for day in days.reversed() { other.days.insert(day) }
            one.features = Set((1...9).map { "feature \($0)" })
            other.features = Set((1...9).reversed().map { "feature \($0)" })
            #expect(one == other)
            #expect(try json(one) == json(other))
        }
        #expect(try json(Filter(days: [.friday, .monday])).contains(#""days":[1,5]"#))
    }

    private func json(_ filter: Filter) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(filter), as: UTF8.self)
    }

    @Test(
        "A walk in another language breaks no law, and each of its texts is in a catalog",
        arguments: languageWalks
    )
    func languages(language: Language, number: Int) async throws {
        let (role, isOwner, place, _) = Self.routes[number]
        let box = try await ActBox(role, isOwner: isOwner)
        if role != nil { try await box.stock() }
        var walk = try Self.walk(
            box,
            of: role,
            from: "maricopa://\(place)",
            seed: UInt64(101 + number),
            known: [],
            in: language,
            contents: Self.contents.get()
        )
        await walk.walk(from: "maricopa://\(place)", steps: 12)
        #expect(walk.breaches.isEmpty, "\(place): \(walk.breaches.prefix(12).joined(separator: "\n"))")
    }

    @Test("A screen stays the same until the instant that it is valid until, and differs then")
    func validity() async throws {
        for (seed, place) in zip(UInt64(301)..., ["markets", "markets/usda-1011820", "parks"]) {
            let box = try await ActBox()
            let start = "maricopa://\(place)"
            var walk = try Self.walk(box, of: nil, from: start, seed: seed, known: [], movesClock: true)
            await walk.walk(from: start, steps: 60)
            #expect(walk.breaches.isEmpty, "\(place): \(walk.breaches.prefix(5).joined(separator: "\n"))")
        }
    }

    /// Each route in the pseudo-language, which finds the texts without a translation, and each third one in Spanish.
    private static let languageWalks =
        routes.indices.map { (Language.pseudo, $0) }
        + stride(from: 0, to: routes.count, by: 3).map { (Language.spanish, $0) }

    /// The texts between quotation marks in `contents`.
    private static let quoted = Set(
        ((try? contents.get()) ?? "").split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    )

    /// The bundled records as the history and the forms of admins have them, the cities, what the walk's people wrote, and names and formats.
    private static let contents: Result<String, any Error> = Result {
        let day = try LocalDate(iso8601: "2026-06-01")
        let names = [
            "Maricopa Healthy", "······ is your Maricopa Healthy code", "The gate", "Facebook", "OpenStreetMap",
            "A phone", "A tablet",
            "Google Maps", "Apple Maps", "2026-12-05 09:00-12:00; weekly on Sat until 2027-03-27",
        ]
        return "\(try BundledDirectory.records(on: day)) \(KindDefaults.cities) \(names)"
            .replacing("\\'", with: "'")
    }

    /// A visitor, a member, an admin and the owner, each at the pages that are theirs.
    private static let routes: [(Role?, isOwner: Bool, place: String, steps: Int)] = [
        (nil, false, "onboarding", 40), (nil, false, "search", 40), (nil, false, "filters/markets", 40),
        (nil, false, "filters/events", 30), (nil, false, "account/sign-up", 30), (nil, false, "account/verify", 8),
        (nil, false, "account/forgot", 20), (.member, false, "home", 30), (.member, false, "settings", 40),
        (.member, false, "parks/sample-park", 50), (.member, false, "events/sample-event", 40),
        (.member, false, "favorites", 30), (.member, false, "notifications", 30), (.member, false, "subscribe", 30),
        (.member, false, "account/profile", 40), (.admin, false, "admin", 50), (.admin, false, "admin/users", 30),
        (.member, true, "admin/add/parks", 40), (.member, true, "admin/edit/sample-market", 60),
        (.member, true, "admin/import", 20), (.member, true, "admin/photos", 30),
        (.member, true, "admin/subscribers", 30), (.member, true, "admin/site", 30),
        (.member, true, "admin/filters/markets", 40), (.member, true, "admin/buttons/parks", 30),
        (.member, true, "admin/users", 40), (.member, true, "admin/history", 30), (.member, true, "admin/mail", 20),
        (.member, true, "admin/freshness", 20),
    ]

    /// The pages with many kinds of actions, which a long walk leaves too early.
    private static let crowded: [(Role?, isOwner: Bool, place: String)] = [
        (nil, false, "filters/markets"), (nil, false, "search/market"), (nil, false, filteredList),
        (.member, false, "account/profile"), (.member, true, "admin/edit/sample-market"),
        (.member, true, "admin/edit/sample-recipe"), (.member, true, "admin/site"),
    ]

    /// A list with two conditions, each of which can be taken away.
    private static let filteredList: String = {
        let filter = Filter(place: .cities(["Mesa"]), payments: [.snap])
        return String(
            DirectoryLink.asked(DirectoryQuery(.market, filter, sort: .bestMatch)).target.dropFirst("maricopa://".count)
        )
    }()

    /// The title of the test that does all with an account.
    private static let accountStory =
        "An account by acts alone: signed up, verified, renamed, moved, with another password, reset and deleted"
    /// The title of the test that imports a file.
    private static let importStory =
        "A record's page is a file, an event's also a calendar, and a trial of an import gives its report"

    /// The kinds that no walk does, each with the reason and the title of the test of this file that does it.
    private static let doneByStories: [String: (why: String, test: String)] = [
        "verify": ("a walk doesn't guess the mailed code", accountStory),
        "resend": ("it is offered while a mailed code waits", accountStory),
        "logIn": ("a walk doesn't guess the password", accountStory),
        "reset": ("a walk doesn't guess the mailed code", accountStory),
        "savePassword": ("a walk doesn't guess the old password", accountStory),
        "requestEmail": ("a walk doesn't guess the password", accountStory),
        "confirmEmail": ("a walk doesn't guess the mailed code", accountStory),
        "deleteAccount": ("a walk doesn't guess the password", accountStory),
        "tryImport": ("its file, format and kind must fit together", importStory),
        "importFile": ("its file, format and kind must fit together", importStory),
        "removePicture": (
            "a walk comes back seldom to the form of a record that it gave a picture",
            "An admin gives a record a picture of its own and takes it away"
        ),
    ]

    private static func walk(
        _ box: ActBox,
        of role: Role?,
        from start: String,
        seed: UInt64,
        known: Set<String>,
        in language: Language = .english,
        contents: String = "",
        movesClock: Bool = false
    ) throws -> ScreenWalk {
        let (picture, parks) = (try box.picture(), box.folder.file("parks.geojson"))
        let quoted = contents.isEmpty ? [] : Self.quoted
        let feature = #"{"type":"Feature","id":1,"properties":{"name":"Meadow"},"geometry":null}"#
        try Data(#"{"type":"FeatureCollection","features":[\#(feature)]}"#.utf8).write(to: parks)
        return ScreenWalk(
            seed: seed,
            files: [.file: [picture, parks]],
            histories: ["HistoryScreen"],
            log: { try box.newest() },
            unlogged: unlogged,
            clock: movesClock ? box.box.directory.clock : nil,
            known: known,
            language: language,
            isContent: { text in
                // A suggestion is a word of a record, in small letters. A long text is a paragraph. A picture has its sender's id.
                quoted.contains(text) || text.hasPrefix("A sample ") || text.hasPrefix("sample-")
                    || text.count > 40 && contents.contains(text)
                    || text.hasPrefix("https://") || UUID(uuidString: text) != nil
                    || text.allSatisfy(\.isLowercase) && contents.localizedCaseInsensitiveContains(text)
            },
            isAboutNoField: { $0.hasPrefix("too many ") || $0 == AccountError.lastAdmin.description },
            kind: { id in
                // The sections of a page of filters have fields with ranges of their own.
                if case .addOption(let section)? = DirectoryAct(id) { return "addOption \(section.rawValue)" }
                return DirectoryAct(id).map { String("\($0)".prefix { $0 != "(" }) } ?? id
            },
            show: { link in
                do { return try box.show(link) } catch DirectoryError.adminsOnly where role == .admin {
                    // An admin who gave the role away, or logged out, is a visitor or a member from then on.
                    return try box.show("maricopa://home")
                } catch DirectoryError.noSuchRecord where link == start {
                    // A walk begins anew now and then, also after it has deleted the record that it began with.
                    return try box.show("maricopa://home")
                }
            },
            perform: { try await box.perform($0, $1) }
        )
    }

    /// The kinds of acts on a person's own data, which the change log leaves out.
    private static let unlogged: Set<String> = [
        "keepFavorite", "dropFavorite", "removeFavorite", "button", "rate", "unrate", "subscribe", "unsubscribe",
        "saveLocation", "dropLocation", "removeSubscriber", "sendLetter", "signUp", "requestReset", "saveName",
        "logOut", "logOutEverywhere", "setRole", "signOut", "removeUser", "endSession", "allowCodes",
    ]

    /// The types of screens that no link of a page leads to, each with its reason.
    private static let outside: [String: String] = [
        "LoadingScreen": "it is shown before any link",
        "PictureScreen": "pictures are shown within pages",
        "ImportScreen": "the answer of `maricopa admin import`; the act gives its report as a file",
    ]

    private static let sources = "Packages/MaricopaDirectory/MaricopaDirectory/Screens"

    /// The types of screens that the sources declare.
    private static func screenTypes() throws -> Set<String> { try Declared.screens(in: sources) }

    /// The kinds of acts: the cases that the source of the acts declares.
    private static func kinds() throws -> Set<String> { try Declared.cases(in: sources + "/DirectoryAct.swift") }

    @Test("Each act's id is read back into it, and nothing else is read")
    func ids() {
        let acts: [DirectoryAct] = [
            .turn(.next), .onlyKind(.park), .dropFilter("city/Cave Creek"), .toggle(.city, "Cave Creek"), .expand(.day),
            .toggle(.feature, "a/b"), .button("share", isOn: true), .button("favorite", isOn: false),
            .saveButton("meetup"), .withdrawPhoto(.init("p")), .judgePhoto(.init("p"), isShown: true),
            .removeFavorite(.init("usda-1")),
            .removeReminder(.init("r")), .unsubscribe(.active), .feature(false), .check, .checkRecord(.init("m")),
            .rollBack(7),
            .addOption(.city), .setOption(.city, "remove", isThere: true), .setRole(.init("u"), .admin),
            .signOut(.init("u")), .allowCodes(.init("u")), .endSession(.init("s")),
            .removeUser(.init("u")), .removeSubscriber(.init("u"), .parks), .sendLetter("l"), .verify, .importFile,
            .tryImport,
        ]
        for act in acts { #expect(DirectoryAct(act.id) == act, "\(act.id)") }
        for wrong in [
            "", "/", "button", "filter/city", "filter/color/red", "rollback/x", "topic/x/unsubscribe", "check/",
        ] {
            #expect(DirectoryAct(wrong) == nil, "\(wrong)")
        }
    }

    @Test("A forged act of a visitor or a member is refused, and changes nothing", arguments: [nil, Role.member])
    func forged(_ role: Role?) async throws {
        let box = try await ActBox(role)
        let before = try box.newest()
        let market = "maricopa://markets/\(UserBox.id(.market))"
        for (action, link) in [
            ("delete", "maricopa://admin/edit/\(UserBox.id(.market))"), ("save", "maricopa://admin/add/markets"),
            ("site/save", "maricopa://admin/site"), ("rollback/1", "maricopa://admin/history"),
            ("user/u/role/admin", "maricopa://admin/users"), ("import", "maricopa://admin/import"),
        ] {
            await #expect(throws: DirectoryError.adminsOnly) {
                try await box.perform(Act(action, fields: ["title": "Mine"], isConfirmed: true), link)
            }
            // An admin's act at a page that the person may see isn't there.
            let why = try await refused(box.perform(Act(action, isConfirmed: true), market))
            #expect(why == "this page has no such action")
        }
        if role == nil {
            #expect(try await refused(box.perform(Act("favorite"), market)).contains("no such action") == false)
            #expect(try await refused(box.perform(Act("rate", fields: ["stars": "5"]), market)) == "Sign in first.")
        }
        #expect(try box.newest() == before)
    }

    @Test("An account by acts alone: signed up, verified, renamed, moved, with another password, reset and deleted")
    func account() async throws {
        let box = try await ActBox()
        let password = AccountsBox.password
        let page = { (name: String) in "maricopa://account/\(name)" }
        let form = ["name": "Ana", "email": "ana@example.org", "password": password]
        #expect(
            try await done(box.perform(Act("sign-up", fields: form), page("sign-up"))).next.target == page("verify")
        )
        try await done(box.perform(Act("resend"), page("verify")))
        let wrong = try await refused(box.perform(Act("verify", fields: ["code": "1"]), page("verify")))
        #expect(wrong.contains("six digits"))
        let code = try box.box.mailbox.lastCode()
        let verified = try await done(box.perform(Act("verify", fields: ["code": code]), page("verify")))
        #expect(verified.next.target == "maricopa://home" && verified.said == nil)
        #expect(try box.engine.profilePage().user?.name == "Ana")
        try await done(box.perform(Act("name/save", fields: ["name": "Ana María"]), page("profile")))
        let other = ["password": password, "newPassword": "a fig tree in rain"]
        try await done(box.perform(Act("password/save", fields: other), page("profile")))
        let moved = ["email": "ana@example.com", "password": "a fig tree in rain"]
        try await done(box.perform(Act("email/send", fields: moved), page("profile")))
        let move = ["code": try box.box.mailbox.lastCode()]
        try await done(box.perform(Act("email/save", fields: move), page("profile")))
        #expect(try box.engine.profilePage().user?.email == "ana@example.com")
        let out = try await done(box.perform(Act("logout"), page("profile")))
        #expect(try out.next.target == "maricopa://onboarding" && box.engine.credential == .signedOut)
        let asked = try await done(box.perform(Act("send", fields: ["email": "ana@example.com"]), page("forgot")))
        #expect(asked.said?.hasPrefix("If there is an account of ana@example.com, a letter with a code") == true)
        let reset = [
            "email": "ana@example.com", "code": try box.box.mailbox.lastCode(), "newPassword": "three pears on a sill",
        ]
        try await done(box.perform(Act("reset", fields: reset), page("reset")))
        #expect(try box.engine.credential.user != nil)
        try await done(box.perform(Act("logout"), page("profile")))
        let login = ["email": "ana@example.com", "password": "three pears on a sill"]
        #expect(
            try await refused(
                box.perform(Act("login", fields: ["email": "ana@example.com", "password": "no"]), page("login"))
            ).contains("password")
        )
        try await done(box.perform(Act("login", fields: login), page("login")))
        let delete = Act("account/delete", fields: ["password": "three pears on a sill"])
        guard case .question = try await box.perform(delete, page("profile")) else {
            Issue.record("an account was deleted without a question")
            return
        }
        try await done(box.perform(Act(delete.action, fields: delete.fields, isConfirmed: true), page("profile")))
        #expect(try box.engine.credential == .signedOut && box.desk.signedIn() == nil)
    }

    @Test("The account's page lists the devices, and ends the session of another one for a password")
    func devices() async throws {
        let box = try await ActBox(.member)
        let link = "maricopa://account/profile"
        let away = try box.box.accounts.logIn(
            email: "ana@example.org",
            password: AccountsBox.password,
            from: AccountsBox.away
        )
        let page = try box.engine.profilePage()
        #expect(Set(page.devices.map(\.name)) == ["A phone", "A tablet"])
        let own = try #require(page.devices.first { $0.name == "A phone" })
        let other = try #require(page.devices.first { $0.name == "A tablet" })
        #expect(own.words.hasPrefix("this one, since ") && other.words.contains(", used on "))
        #expect(try await refused(box.perform(Act(own.end.id), link)) == own.end.whyNot)
        box.box.directory.clock.advance(minutes: 11)
        guard case .refused(_, _, _, let field) = try await box.perform(Act(other.end.id), link) else {
            Issue.record("a session was ended without a password")
            return
        }
        #expect(try field == "password" && box.box.accounts.whoAmI(away.token) != nil)
        try await done(box.perform(Act(other.end.id, fields: ["password": AccountsBox.password]), link))
        #expect(try box.box.accounts.whoAmI(away.token) == nil)
        #expect(try box.engine.profilePage().devices.map(\.name) == ["A phone"])
    }

    @Test("An admin has codes mailed to a user again, to whom none were after a hundred wrong ones")
    func codes() async throws {
        let box = try await ActBox(.member, isOwner: true)
        let accounts = box.box.accounts
        let email = "ana@example.org"
        for round in 1...20 {
            // An hour has only so many codes for one address.
            if round.isMultiple(of: 10) { box.box.directory.clock.advance(hours: 2) }
            let client = AccountClient(key: "guesser \(round)", device: "")
            let ticket = try accounts.requestReset(email: email, from: client)
            for _ in 1...5 {
                _ = try? accounts.reset(ticket, code: "000000", newPassword: "a fig tree in rain", from: client)
            }
        }
        box.box.directory.clock.advance(hours: 2)
        #expect(throws: AccountError.codesOff) { try accounts.requestReset(email: email, from: AccountsBox.away) }
        let user = try #require(try box.engine.usersScreen().rows.first { $0.email == email })
        let act = Act(DirectoryAct.allowCodes(.init(user.id)).id, isConfirmed: true)
        try await done(box.perform(act, "maricopa://admin/users"))
        _ = try accounts.requestReset(email: email, from: AccountsBox.away)
    }

    @Test("No operation keeps a digest of a password")
    func secrets() async throws {
        let box = try await ActBox(.member)
        let noted = {
            try box.box.directory.nobody.store.read { db in
                try Int.fetchOne(db, sql: "SELECT count(*) FROM idempotency_key")
            }
        }
        let before = try noted()
        let fields = ["password": AccountsBox.password, "newPassword": "a fig tree in rain"]
        try await done(box.perform(Act("password/save", fields: fields, operation: "p1"), "maricopa://account/profile"))
        #expect(try noted() == before)
        try await done(box.perform(Act("location/save", fields: ["place": "85281"]), "maricopa://settings"))
        #expect(try noted() != before)
    }

    @Test("Filters are addresses: chosen, removed one by one, and a city and a ZIP code exclude each other in words")
    func filters() async throws {
        let box = try await ActBox()
        var link = "maricopa://filters/markets"
        link = try await done(box.perform(Act("filter/city/Mesa"), link)).next.target
        link = try await done(box.perform(Act("filter/payment/snap"), link)).next.target
        let zip = try await refused(box.perform(Act("filters/apply", fields: ["zip": "85201"]), link))
        #expect(zip == "Take the cities away to type a ZIP code.")
        let freed = try await done(box.perform(Act("filter/city/Mesa", fields: ["zip": "85201"]), link)).next.target
        let only = try #require(try box.show(freed) as? FilterScreen)
        let code = try #require(ZIPCode("85201"))
        #expect(only.query?.filter.place == .zip(code), "the last choice counts")
        #expect(only.query?.filter.payments == [.snap])
        let list = try await done(box.perform(Act("filters/apply"), link)).next.target
        let page = try #require(try box.show(list) as? ListScreen)
        #expect(page.bar?.filters.map(\.label) == ["Mesa", "takes SNAP"])
        let wider = try await done(box.perform(Act("filters/without/city%2FMesa"), list)).next.target
        #expect((try box.show(wider) as? ListScreen)?.bar?.filters.map(\.label) == ["takes SNAP"])
        let all = try await done(box.perform(Act("filters/clear", isConfirmed: true), wider)).next.target
        #expect((try box.show(all) as? ListScreen)?.bar == nil)
        link = try await done(
            box.perform(Act("filter/day/saturday", fields: ["zip": "85201"]), "maricopa://filters/markets")
        ).next.target
        let typed = try #require(try box.show(link) as? FilterScreen)
        #expect(typed.zip?.value == "85201", "a typed text stays when a button is pressed")
        let city = try await refused(box.perform(Act("filter/city/Mesa"), link))
        #expect(city == "Take the ZIP code away to choose cities.")
    }

    @Test("Each removed condition of a filter takes away itself and nothing else")
    func removing() throws {
        let filter = Filter(
            text: "farm",
            place: .cities(["Mesa", "Tempe"]),
            circle: StartingQuery.circle(.off),
            timesOfDay: [.morning],
            days: [.saturday, .sunday],
            dates: try DateSpan(from: LocalDate(iso8601: "2026-05-02")),
            hours: .earlierYears,
            payments: [.snap, .wic],
            features: ["Boating"],
            minimumRating: 4,
            cost: .free,
            age: 5,
            ingredients: ["corn"],
            meals: [.lunch],
            openAt: try LocalDateTime(iso8601: "2026-05-02T09:00")
        )
        let all = FilterWords.active(filter)
        #expect(all.count == 18)
        for one in all {
            let rest = FilterWords.active(FilterWords.removing(one, from: filter))
            #expect(rest == all.filter { $0 != one }, "\(one.id)")
        }
        let zip = Filter(place: .zip(try #require(ZIPCode("85201"))))
        #expect(FilterWords.removing(FilterWords.active(zip)[0], from: zip) == Filter())
    }

    @Test("A favorite is kept once for each operation of each person, and one that is there already is done")
    func favorites() async throws {
        let box = try await ActBox(.member)
        let link = "maricopa://parks/\(UserBox.id(.park))"
        let page = try #require(try box.show(link) as? RecordScreen)
        let id = page.header.favorite?.id ?? page.buttons.first { $0.id == "favorite" }?.action.id ?? ""
        let keep = Act(id, operation: "a")
        let first = try await done(box.perform(keep, link))
        let other = try await box.box.signUp("ben@example.org").directory
        let place = try #require(DirectoryLink(link))
        try await done(other.perform(keep, at: place))
        #expect(try other.favorites().total == 1, "another person's operation of the same name is another")
        try box.engine.removeFavorite(UserBox.id(.park))
        #expect(try await done(box.perform(keep, link)) == first)
        #expect(try box.engine.favorites().total == 0)
        try box.engine.addFavorite(UserBox.id(.park))
        try await done(box.perform(Act(id, operation: "b"), link))
        #expect(try box.engine.favorites().total == 1)
    }

    @Test("The boxes of the page are the subscriptions: an unticked topic ends, and so do all")
    func subscriptions() async throws {
        let box = try await ActBox(.member)
        let link = "maricopa://subscribe"
        let subscribe = { (fields: [String: String]) in try await box.perform(Act("subscribe", fields: fields), link) }
        #expect(try await refused(subscribe([:])).contains("nothing was chosen"))
        try box.engine.subscribe(SubscriptionForm(topics: ["recipes", "newsletter"]))
        let topics = { try box.engine.subscriptions().map(\.topic) }
        let saved = try await done(subscribe(["topic.recipes": "true", "topic.newsletter": "false"]))
        #expect(try topics() == [.recipes] && saved.said == "your subscriptions are saved")
        try await done(subscribe(["name": "Ana"]))
        #expect(try topics() == [.recipes] && box.engine.subscriptions().first?.name == "Ana")
        try box.engine.subscribe(SubscriptionForm(topics: ["parks"]))
        #expect(try topics() == [.recipes, .parks], "outside of the page topics are added")
        let unticked = SubscriptionTopic.allCases.map { ("topic.\($0.rawValue)", "false") }
        let none = Dictionary(uniqueKeysWithValues: unticked)
        #expect(try await done(subscribe(none)).said == "all your subscriptions have ended")
        #expect(try topics().isEmpty)
        #expect(try await refused(subscribe(none)).contains("nothing was chosen"))
    }

    @Test("A page that was shown to one person does nothing for another one who has logged in since")
    func otherPerson() async throws {
        let box = try await ActBox(.member)
        _ = try await box.box.signUp("ben@example.org")
        try await box.stock()
        let reminder = try #require(try box.engine.notificationsScreen().reminders.first)
        let acts: [(Act, String)] = [
            (Act("subscribe", fields: ["topic.events": "true"]), "subscribe"),
            (Act("name/save", fields: ["name": "Ana María"]), "account/profile"),
            (Act("account/delete", fields: ["password": AccountsBox.password]), "account/profile"),
            (Act(DirectoryAct.removeFavorite(UserBox.id(.market)).id), "favorites"),
            (Act(DirectoryAct.removeReminder(.init(reminder.id)).id), "notifications"),
            (Act("rate", fields: ["stars": "5"]), "parks/sample-park"), (Act("location/off"), "settings"),
        ]
        let seen = try acts.map { act, page in
            var act = act
            act.seen = try box.show("maricopa://\(page)").revision
            return (act, "maricopa://\(page)")
        }
        try box.desk.logIn("ben@example.org", AccountsBox.password)
        for (act, page) in seen {
            let why = try await refused(box.perform(act, page))
            #expect(why == "since you looked: another person has logged in — look again, then decide", "\(page)")
        }
        #expect(try box.engine.subscriptions().isEmpty && box.engine.profilePage().user?.name == "")
        #expect(try box.engine.mark(on: UserBox.id(.park))?.stars == nil)
        let again = Act("rate", fields: ["stars": "5"], seen: try box.show("maricopa://parks/sample-park").revision)
        try await done(box.perform(again, "maricopa://parks/sample-park"))
        try box.desk.logIn("ana@example.org", AccountsBox.password)
        try await done(box.perform(seen[0].0, seen[0].1))
        #expect(try box.engine.subscriptions().map(\.topic) == [.parks, .events])
    }

    @Test("A code that is sent twice has made the account, and another sign-up still asks for its own code")
    func codeTwice() async throws {
        let box = try await ActBox()
        let page = { (name: String) in "maricopa://account/\(name)" }
        let form = { (email: String) in ["name": "", "email": email, "password": AccountsBox.password] }
        try await done(box.perform(Act("sign-up", fields: form("ana@example.org")), page("sign-up")))
        let verify = Act("verify", fields: ["code": try box.box.mailbox.lastCode()], operation: "v")
        let first = try await done(box.perform(verify, page("verify")))
        #expect(try await done(box.perform(verify, page("verify"))) == first)
        #expect(try box.engine.profilePage().user?.email == "ana@example.org")
        try await done(box.perform(Act("sign-up", fields: form("ben@example.org")), page("sign-up")))
        box.box.directory.clock.advance(minutes: 59)
        #expect(try await refused(box.perform(verify, page("verify"))).hasPrefix("no code is waiting"))
    }

    @Test("A sign-up form that is sent twice mails one code, which makes the account")
    func signUpTwice() async throws {
        let box = try await ActBox()
        let form = ["name": "", "email": "ana@example.org", "password": AccountsBox.password]
        let page = "maricopa://account/sign-up"
        try await done(box.perform(Act("sign-up", fields: form), page))
        let code = try box.box.mailbox.lastCode()
        try await done(box.perform(Act("sign-up", fields: form), page))
        #expect(try box.box.mailbox.lastCode() == code)
        try await done(box.perform(Act("verify", fields: ["code": code]), "maricopa://account/verify"))
        #expect(try box.engine.profilePage().user?.email == "ana@example.org")
    }

    @Test("Two admins on one page: the second is told what changed, nothing is overwritten, and the undo restores it")
    func conflict() async throws {
        let box = try await ActBox(isOwner: true)
        let link = "maricopa://admin/edit/\(UserBox.id(.market))"
        let seen = try box.show(link).revision
        let act = Act("save", fields: ["title": "First"], operation: "a", seen: seen)
        let saved = try await done(box.perform(act, link))
        #expect(saved.said == "market changed: First")
        let late = Act("save", fields: ["title": "Second"], operation: "b", seen: seen)
        let why = try await refused(box.perform(late, link))
        #expect(why == "since you looked: market changed: First — look again, then decide")
        let shown = try await screen(box.perform(late, link)) as? RecordFormScreen
        #expect(shown?.form[field: "title"]?.value == "Second", "what was typed is kept")
        let undo = try #require(saved.undo)
        try await done(box.perform(undo.act, undo.at.target))
        #expect(try box.engine.recordScreen(UserBox.id(.market)).title == "A sample market")
        // Another page of the layout isn't touched by it.
        let buttons = try box.show("maricopa://admin/buttons/parks").revision
        try box.engine.setButton("meetup", of: .market, title: "Meet")
        let park = Act("button/meetup/save", fields: ["meetup.title": "Join"], seen: buttons)
        try await done(box.perform(park, "maricopa://admin/buttons/parks"))
        let stale = Act("button/meetup/save", fields: ["meetup.title": "See"], seen: buttons)
        #expect(try await refused(box.perform(stale, "maricopa://admin/buttons/parks")).hasPrefix("since you looked"))
    }

    @Test("A photo is sent as a file, waits in the admin's queue, and is refused with a reason for its sender")
    func photo() async throws {
        let box = try await ActBox(.member)
        let file = try box.picture()
        let link = "maricopa://parks/\(UserBox.id(.park))"
        #expect(try await refused(box.perform(Act("photo"), link)).contains("choose a file"))
        let sent = try await done(
            box.perform(Act("photo", fields: ["caption": "The gate"], files: ["file": file]), link)
        )
        #expect(sent.said == "photo of A sample park sent" && sent.undo == nil)
        let owner = box.box.directory.owner
        let row = try #require(try owner.photosScreen().rows.first)
        #expect(row.sender == "ana@example.org")
        let refuse = Act("photo/\(row.id)/refuse", fields: ["reason": "too dark"])
        try await done(owner.perform(refuse, at: .admin(.photos)))
        #expect(try box.engine.recordScreen(UserBox.id(.park)).photos.first?.reason == "too dark")
        #expect(try owner.photosScreen(.refused).rows.count == 1)
        let withdraw = Act("photo/\(row.id)/withdraw", isConfirmed: true)
        try await done(box.perform(withdraw, link))
        #expect(try box.engine.recordScreen(UserBox.id(.park)).photos.isEmpty)
    }

    @Test("An admin gives a record a picture of its own and takes it away")
    func ownPicture() async throws {
        let box = try await ActBox(isOwner: true)
        let link = "maricopa://admin/edit/\(UserBox.id(.park))"
        func thumbnail() throws -> String? {
            try box.engine.records(of: .park).first { $0.id == UserBox.id(.park) }?.thumbnail
        }
        #expect(try await refused(box.perform(Act("picture/remove"), link)) == "It has no picture of its own.")
        try await done(box.perform(Act("picture/save", files: ["thumbnail": box.picture()]), link))
        #expect(try thumbnail() != nil)
        try await done(box.perform(Act("picture/remove"), link))
        #expect(try thumbnail() == nil)
    }

    @Test("The history leads to the form of a record, and of a deleted one to its own history")
    func deletedRecord() async throws {
        let box = try await ActBox(isOwner: true)
        let link = "maricopa://admin/edit/\(UserBox.id(.market))"
        try await done(box.perform(Act("save", fields: ["title": "First"]), link))
        let row = try #require(try box.engine.historyScreen().entries.first)
        #expect(row.record?.target == link && row.record?.label == "Open the record")
        try await done(box.perform(Act("delete", isConfirmed: true), link))
        let late = try #require(try box.engine.historyScreen().entries.first?.record?.target)
        #expect(late == "maricopa://admin/history/\(UserBox.id(.market))")
        #expect(try (box.show(late) as? HistoryScreen)?.entries.count ?? 0 >= 2)
    }

    @Test("A record's page is a file, an event's also a calendar, and a trial of an import gives its report")
    func files() async throws {
        let box = try await ActBox(isOwner: true)
        let event = "maricopa://events/\(UserBox.id(.event))"
        guard case .file(let calendar) = try await box.perform(Act("calendar"), event),
            case .file(let page) = try await box.perform(Act("share"), event)
        else {
            Issue.record("an event gives no files")
            return
        }
        #expect(calendar.name == "A sample event.ics" && calendar.mediaType == "text/calendar")
        #expect(page.name == "A sample event.html" && String(decoding: page.bytes, as: UTF8.self).contains("<html"))
        let parks = box.folder.file("parks.geojson")
        let feature = #"{"type":"Feature","id":1,"properties":{"name":"Meadow"},"geometry":null}"#
        try Data(#"{"type":"FeatureCollection","features":[\#(feature)]}"#.utf8).write(to: parks)
        let fields = ["format": "geojson", "kind": "park", "area": "all"]
        let before = try box.newest()
        guard
            case .file(let report) = try await box.perform(
                Act("import/try", fields: fields, files: ["file": parks]),
                "maricopa://admin/import"
            )
        else {
            Issue.record("a trial gives no report")
            return
        }
        #expect(try String(decoding: report.bytes, as: UTF8.self).contains(#""new" : 1"#) && box.newest() == before)
        let act = Act("import", fields: fields, files: ["file": parks], operation: "i")
        let first = try await done(box.perform(act, "maricopa://admin/import"))
        #expect(try await done(box.perform(act, "maricopa://admin/import")) == first)
        #expect(try box.engine.records(of: .park).filter { $0.title == "Meadow" }.count == 1)
        let second = Act("import", fields: fields, files: ["file": parks], operation: "j")
        let again = try await done(box.perform(second, "maricopa://admin/import"))
        #expect(again.said == "1 read: 0 new, 0 changed, 1 as they were, 0 refused")
        let wrong = try await refused(
            box.perform(Act("import", fields: ["format": "xml"], files: ["file": parks]), "maricopa://admin/import")
        )
        #expect(wrong.contains("choose one of usda-markets"))
    }

    // MARK: Answers

    @discardableResult
    private func done(_ acted: Acted) throws -> Acted.Done {
        guard case .done(let done) = acted else { throw NotDone(acted: "\(acted)") }
        return done
    }

    private func refused(_ acted: Acted) throws -> String {
        guard case .refused(_, let why, _, _) = acted else { throw NotDone(acted: "\(acted)") }
        return why
    }

    private func screen(_ acted: Acted) throws -> any Screen {
        guard case .refused(let screen, _, _, _) = acted else { throw NotDone(acted: "\(acted)") }
        return screen
    }

    private struct NotDone: Error { let acted: String }
}
