import Foundation
import GRDB
import JSONKit
import RealtimeServer
import RealtimeService
import RealtimeTree
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("The sweep of accounts that nobody uses")
struct AccountSweepTests {
    /// Accounts and databases in one file, as in a server.
    private struct Box {
        let temporary: TemporaryStore
        let clock: ManualClock
        let accounts: RealtimeAccounts
        let service: RealtimeService
        let identity: SigningIdentity
        let database: DatabaseName

        init() async throws {
            temporary = try TemporaryStore(schemas: SQLiteTreeStore.schemas + [RealtimeAccounts.schema])
            let clock = try ManualClock("2026-03-08T07:30:00Z")
            self.clock = clock
            database = try #require(DatabaseName("family"))
            let store = SQLiteTreeStore(store: temporary.store)
            try await store.setRules(Array(#"{"rules": {}}"#.utf8), of: database)
            accounts = RealtimeAccounts(store: temporary.store)
            service = RealtimeService(store: store, clock: clock.wallClock)
            identity = SigningIdentity(
                AccountSetup(
                    accounts: accounts,
                    tokens: try await Tokens(signedBy: try IdentityBox.key.get()),
                    clock: clock.wallClock,
                    database: database,
                    isKnown: { _ in true }
                )
            )
        }

        func call(_ path: String, _ body: String, _ type: String = "application/json") async throws -> JSONValue {
            let call = IdentityCall(method: "POST", path: path, parameters: [], mediaType: type, body: Array(body.utf8))
            return try IdentityBox.read(try #require(await identity.answer(call))).body
        }

        func signUp() async throws -> (uid: String, refreshToken: String) {
            let body = try await call("/v1/accounts:signUp", "{}")
            return (try #require(body["localId"]?.string), try #require(body["refreshToken"]?.string))
        }

        func refresh(_ token: String) async throws -> String? {
            let form = "grant_type=refresh_token&refresh_token=\(token)"
            return try await call("/v1/token", form, "application/x-www-form-urlencoded")["id_token"]?.string
        }

        func use(_ uid: String) async {
            let auth = RealtimeValue.children(["uid": .string(uid)])
            await identity.noteWrite(by: .user(auth: auth, expires: clock.now), in: database)
        }

        func uids() throws -> Set<String> { Set(try accounts.accounts(in: nil, limit: 10_000).map(\.uid)) }

        /// Advances the clock day by day with a daily sweep, and returns the removed objects.
        @discardableResult
        func pass(days: Int, atMost most: Int = 500) async throws -> AccountSweep.Swept {
            var all = AccountSweep.Swept()
            for _ in 0..<days {
                clock.advance(hours: 24)
                let swept = try await AccountSweep(accounts, service, atMost: most).run(at: clock.now)
                all.accounts += swept?.accounts ?? 0
                all.tokens += swept?.tokens ?? 0
            }
            return all
        }
    }

    @Test("an anonymous account without a write is removed 30 days after it was last seen; one that wrote stays")
    func unused() async throws {
        let box = try await Box()
        _ = try await AccountSweep(box.accounts, box.service).run(at: box.clock.now)
        let (idle, seen, used) = (try await box.signUp(), try await box.signUp(), try await box.signUp())
        await box.use(used.uid)
        #expect(try box.accounts.counts().unused == 2)
        try await box.pass(days: 10)
        #expect(try await box.refresh(seen.refreshToken) != nil)
        #expect(try await box.pass(days: 19).accounts == 0)
        #expect(try await box.pass(days: 1) == AccountSweep.Swept(accounts: 1))
        #expect(try box.uids() == [seen.uid, used.uid])
        #expect(try await box.refresh(idle.refreshToken) == nil)
        try await box.pass(days: 10)
        #expect(try box.uids() == [used.uid])
        #expect(try await box.refresh(used.refreshToken) != nil)
        let counts = try box.accounts.counts()
        #expect(counts.sweptAccounts == 2 && counts.swept == box.clock.now && counts.unused == 0)
    }

    @Test("a member of a room is never removed, also where somebody else wrote it in, and neither is a custom account")
    func members() async throws {
        let box = try await Box()
        let member = try await box.signUp()
        let put = RealtimeCall(
            .put,
            "/rooms/r%20%261%C3%A9/members/\(member.uid).json",
            body: Array(#"{"role":"viewer"}"#.utf8),
            database: box.database,
            caller: .admin
        )
        #expect(await box.service.answer(put).status == 200)
        let token = try await Tokens(signedBy: try IdentityBox.key.get())
            .customToken(uid: "ann", database: box.database, claims: [:], at: box.clock.now)
        _ = try await box.call("/v1/accounts:signInWithCustomToken", #"{"token":"\#(token)"}"#)
        try await box.pass(days: 60)
        #expect(try box.uids() == [member.uid, "ann"])
        #expect(try box.accounts.account(member.uid, in: box.database)?.used != nil)
    }

    @Test("a device's token ends when it wasn't seen for 400 days, and not before; a room's member stays an account")
    func disuse() async throws {
        let box = try await Box()
        let (drawer, daily) = (try await box.signUp(), try await box.signUp())
        await box.use(drawer.uid)
        await box.use(daily.uid)
        let put = RealtimeCall(
            .put,
            "/rooms/r1/members/\(drawer.uid).json",
            body: Array(#"{"role":"admin"}"#.utf8),
            database: box.database,
            caller: .admin
        )
        #expect(await box.service.answer(put).status == 200)
        for _ in 0..<39 {
            #expect(try await box.pass(days: 10).tokens == 0)
            #expect(try await box.refresh(daily.refreshToken) != nil)
        }
        // On day 390 the device is used once.
        #expect(try await box.refresh(drawer.refreshToken) != nil)
        #expect(try await box.pass(days: 399).tokens == 0)
        // The other account was last used 399 days ago, too.
        #expect(try await box.pass(days: 1).tokens == 2)
        #expect(try await box.refresh(drawer.refreshToken) == nil)
        try await box.pass(days: 2)
        #expect(try box.uids() == [drawer.uid])
    }

    @Test("a clock that leaps ahead removes nobody: the sweep of the next day goes by it, unless it is right again")
    func wrongClock() async throws {
        let box = try await Box()
        let account = try await box.signUp()
        try await box.pass(days: 1)
        let right = box.clock.now
        box.clock.now = right.adding(days24h: 5_000)
        #expect(try await AccountSweep(box.accounts, box.service).run(at: box.clock.now) == AccountSweep.Swept())
        box.clock.now = right
        #expect(try await box.pass(days: 3).accounts == 0)
        #expect(try box.uids() == [account.uid])
        #expect(try await box.refresh(account.refreshToken) != nil)
    }

    @Test(
        "a sweep removes no more than its number, and what it left is removed by the next round without a day between"
    )
    func bounded() async throws {
        let box = try await Box()
        for _ in 0..<7 { _ = try await box.signUp() }
        try await box.pass(days: 30, atMost: 3)
        #expect(try box.uids().count == 4)
        let sweep = AccountSweep(box.accounts, box.service, atMost: 3)
        #expect(try await sweep.run(at: box.clock.now)?.accounts == 3)
        #expect(try await sweep.run(at: box.clock.now)?.accounts == 1)
        #expect(try await sweep.run(at: box.clock.now) == nil)
        #expect(try box.uids().isEmpty)
    }

    @Test("a database that can't be read holds up no other: its accounts stay, and later ones are removed")
    func unreadable() async throws {
        let box = try await Box()
        for _ in 0..<4 { _ = try await box.signUp() }
        box.clock.advance(hours: 1)
        let parameters = [RealtimeCall.Parameter("ns", "other")]
        let call = IdentityCall(
            method: "POST",
            path: "/v1/accounts:signUp",
            parameters: parameters,
            mediaType: "application/json",
            body: Array("{}".utf8)
        )
        for _ in 0..<2 { _ = await box.identity.answer(call) }
        let room = String(repeating: "r", count: 100)
        let put = RealtimeCall(.put, "/rooms/\(room)/x.json", body: [0x31], database: box.database, caller: .admin)
        #expect(await box.service.answer(put).status == 200)
        let small = RealtimeService(
            store: SQLiteTreeStore(store: box.temporary.store),
            clock: box.clock.wallClock,
            limits: ServiceLimits(readBytes: 50)
        )
        let sweep = AccountSweep(box.accounts, small, atMost: 3)
        _ = try await sweep.run(at: box.clock.now)
        for _ in 0..<31 {
            box.clock.advance(hours: 24)
            _ = try await sweep.run(at: box.clock.now)
        }
        #expect(
            try box.accounts.accounts(in: nil, limit: 10).map(\.database.text) == Array(repeating: "family", count: 4)
        )
    }

    @Test("an account that an administrator disabled is not forgotten")
    func disabled() async throws {
        let box = try await Box()
        let account = try await box.signUp()
        try box.accounts.setDisabled(true, account.uid, in: box.database, at: box.clock.now)
        try await box.pass(days: 60)
        #expect(try box.uids() == [account.uid])
    }

    @Test("a file of the version before opens with its accounts and tokens, all of which count as used")
    func migration() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("roomd.sqlite")
        let old = try LocalStore.open(at: file, schemas: [RealtimeAccounts.schema.upTo("0001-accounts")])
        try old.write { db in
            try db.execute(
                sql: """
                    INSERT INTO realtime_account VALUES ('family', 'ann', 'anonymous', 1000, 2000, 0, 1);
                    INSERT INTO realtime_account VALUES ('family', 'bob', 'custom', 3000, 4000, 1, 5);
                    INSERT INTO realtime_refresh VALUES (zeroblob(32), 'family', 'ann', x'', 1000, 2000);
                    """
            )
        }
        try old.close()
        let store = try LocalStore.open(at: file, schemas: [RealtimeAccounts.schema])
        defer { try? store.close() }
        let accounts = RealtimeAccounts(store: store)
        let all = try accounts.accounts(in: nil, limit: 10)
        #expect(all.map(\.uid) == ["ann", "bob"])
        #expect(all.map(\.used?.milliseconds) == [1_000, 3_000])
        #expect(all.map(\.isDisabled) == [false, true] && all.map(\.validSince) == [1, 5])
        #expect(try accounts.deviceCount(of: "ann", in: try #require(DatabaseName("family"))) == 1)
        let counts = try accounts.counts()
        #expect(counts.unused == 0 && counts.devices == 1 && counts.swept == nil)
    }
}
