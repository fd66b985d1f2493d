import Foundation
import RealtimeTree
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import TIPsTracker

@Suite("Acts that a walk comes by seldom")
struct ActStoryTests {
    @Test("A box asks for all its answers in one question, and is ticked with them", arguments: 0..<16)
    func boxes(flags: Int) async throws {
        let (goOn, stopped, clock, noDose) = (flags & 1 != 0, flags & 2 != 0, flags & 4 != 0, flags & 8 != 0)
        let dose = noDose ? nil : DosingDraft.same(DoseDraft("1", "g"))
        let family = try Family([ItemDraft("Peanut", .treatment, dose), ItemDraft("Milk", .maintenance, nil)])
        let (peanut, today) = (try family.item("Peanut").id, try date("2026-01-05"))
        if goOn { try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .moderate)) }
        if stopped { try family.ann.stopItem(peanut, from: today) }
        if clock {
            try family.at("2026-01-07T08:00")
            try family.ann.log(family.item("Milk").id)
            try family.at("2026-01-05T08:30")
        }
        let home = try family.ann.homeScreen()
        let row = try #require(home.categories.flatMap(\.items).first { $0.name == "Peanut" })
        let act = TIPsAct.tick(peanut, today, goOn: goOn, stopped: stopped, clock: clock, noDose: noDose)
        #expect(row.box.id == act.id)
        var sent = Act(act.id, seen: home.revision)
        if let question = row.box.confirmation {
            guard case .question(let asked) = try await family.ann.perform(sent, at: .home) else {
                Issue.record("nothing was asked")
                return
            }
            #expect(asked == question)
            sent.confirm(asked)
        }
        #expect((row.box.confirmation == nil) == (flags == 0))
        try await done(family.ann.perform(sent, at: .home))
        let claim = try #require(try family.ann.entries(in: today..<today.next).first).claim
        #expect(claim.isWithoutDose == noDose)
        #expect((claim.stoppedSince != nil) == stopped)
        #expect((claim.goOn != nil) == goOn)
    }

    @Test("A second dose of a ticked box asks for all its answers in one question, which names it", arguments: 0..<16)
    func secondDoses(flags: Int) async throws {
        let (goOn, stopped, clock, noDose) = (flags & 1 != 0, flags & 2 != 0, flags & 4 != 0, flags & 8 != 0)
        let dose = noDose ? nil : DosingDraft.same(DoseDraft("1", "g"))
        let family = try Family([ItemDraft("Peanut", .treatment, dose), ItemDraft("Milk", .maintenance, nil)])
        let (peanut, today) = (try family.item("Peanut").id, try date("2026-01-05"))
        func row() throws -> HomeScreen.ItemRow {
            try #require(try family.ann.homeScreen().items(.treatment).first { $0.name == "Peanut" })
        }
        let act = TIPsAct.tick(peanut, today, goOn: goOn, stopped: stopped, clock: clock, noDose: noDose, second: true)
        #expect(try row().second == nil)
        #expect(try await refused(family.ann.perform(Act(act.id), at: .home)).why == "this page has no such action")
        let first = try family.ann.log(peanut, withoutDose: noDose).entry.claim
        try family.at("2026-01-05T08:20")
        if goOn { try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .moderate)) }
        if stopped { try family.ann.stopItem(peanut, from: today) }
        if clock {
            try family.at("2026-01-07T08:00")
            try family.ann.log(family.item("Milk").id)
        }
        try family.at("2026-01-05T08:30")
        let second = try #require(try row().second)
        #expect(second.id == act.id && second.label == "Log a second dose: Peanut")
        guard case .question(let asked) = try await family.ann.perform(Act(act.id), at: .home) else {
            Issue.record("nothing was asked")
            return
        }
        let amount = noDose ? "no dose" : "1 g"
        let named = "Peanut is logged for today: 08:00 by Ann. Log a second dose (\(amount)) that was taken as well?"
        #expect(asked == second.confirmation && asked.question.hasPrefix(named), "\(asked.question)")
        #expect(asked.question.contains("Did the clinic say go on?") == goOn)
        #expect(asked.question.contains("Was it taken all the same?") == stopped)
        #expect(asked.question.contains("Is this clock right?") == clock)
        #expect(asked.question.contains("Log it without a dose?") == noDose)
        var sent = Act(act.id, operation: "second")
        sent.confirm(asked)
        for _ in 1...2 { try await done(family.ann.perform(sent, at: .home)) }
        let entry = try #require(try family.ann.entries(in: today..<today.next).first { $0.item == peanut })
        #expect(entry.claims.count == 2 && entry.claims[0] == first)
        let claim = entry.claims[1]
        #expect(claim.isSecondDose && claim.isWithoutDose == noDose && !claim.isEarly)
        #expect((claim.stoppedSince != nil) == stopped)
        #expect((claim.goOn != nil) == goOn)
        #expect(try row().second?.label == "Log dose 3 of the day: Peanut")
    }

    @Test("A further dose that another phone logged, or a wait that began, since the question was read asks again")
    func secondAsksAgain() async throws {
        let family = try Family()
        let (peanut, cashew) = (try family.item("Peanut").id, try family.item("Cashew").id)
        let days = try date("2026-01-05")..<date("2026-01-06")
        try family.ann.log(peanut)
        try family.at("2026-01-05T09:00")
        func question(_ act: Act) async throws -> Action.Confirmation {
            guard case .question(let asked) = try await family.ann.perform(act, at: .home) else {
                throw NotDone(acted: "nothing was asked")
            }
            return asked
        }
        var act = Act("item/\(peanut)/second/2026-01-05")
        act.confirm(try await question(act))
        let bob = try family.member("Bob", .logger)
        try bob.log(peanut, secondDose: true)
        let again = try await question(act)
        #expect(again.question.contains("08:00 by Ann and 09:00 by Bob"))
        #expect(again.question.contains("Log dose 3 of the day (1/4 tsp) that was taken as well?"))
        #expect(again.question.contains("Log Peanut early?") && again.proceed.contains("Log early"))
        try family.at("2026-01-05T09:05")
        try family.ann.log(cashew, early: true)
        act.confirm(again)
        let newest = try await question(act)
        #expect(newest.question.contains("09:20") && newest.key != again.key)
        act.confirm(newest)
        try await done(family.ann.perform(act, at: .home))
        let claims = try #require(try family.ann.entries(in: days).first { $0.item == peanut }).claims
        #expect(claims.map(\.isSecondDose) == [false, true, true] && claims[2].isEarly)
    }

    @Test("Another process may clear a box, or log in it, between the question about a further dose and the log")
    func secondBeside() async throws {
        let family = try Family()
        let (egg, today) = (try family.item("Egg").id, try date("2026-01-05"))
        var act = Act("item/\(egg)/second/2026-01-05")
        try family.ann.log(egg)
        guard case .question(let asked) = try await family.ann.perform(act, at: .home) else {
            Issue.record("nothing was asked")
            return
        }
        act.confirm(asked)
        var tracker = family.ann
        tracker.act = act
        let again = try family.ann.log(egg, secondDose: true).entry
        #expect(throws: TIPsError.alreadyLogged(item: "Egg", day: today)) {
            try tracker.log(egg, secondDose: true)
        }
        for claim in again.claims { try family.ann.deleteLog(claim.id) }
        #expect(throws: TIPsError.notLogged(item: "Egg", day: today)) {
            try tracker.log(egg, secondDose: true)
        }
    }

    @Test(
        "The range of each field is tried just outside it and at its ends",
        arguments: [
            (.timer, ["minutes", "rest"]), (.clinic, ["gapHours"]), (.supplies, ["amount", "days"]),
            (.reactions, ["date"]), (.holds, ["from", "through"]), (.history(nil), ["day"]),
            (.editItems, ["position"]), (.draft(.setup, ["who": "self", "step": "cycle"]), ["start", "challenge"]),
        ] as [(TIPsLink, Set<String>)]
    )
    func ranges(of link: TIPsLink, fields: Set<String>) async throws {
        let app = try Family(isSetUp: link.bare != .setup).ann
        #expect(try await tried(at: link, in: app) == fields)
    }

    @Test("The range of the day of a log is tried just outside it and at its ends")
    func rangeOfLog() async throws {
        let family = try Family()
        let log = try family.ann.log(family.item("Almond").id).entry.claim.id
        try family.at("2026-01-07T09:00")
        #expect(try await tried(at: .log(log), in: family.ann) == ["date"])
    }

    /// Returns the ids of the fields of a page whose ranges a walk tried. It records each breach of a law.
    private func tried(at link: TIPsLink, in app: TIPsTracker) async throws -> Set<String> {
        var walk = ScreenWalk(
            seed: 1,
            show: { try app.screen(TIPsLink($0)) },
            perform: { act, text in
                // The step of the walk only reads the page.
                guard act.operation == nil else {
                    return .file(ScreenFile(name: "page.txt", mediaType: "text/plain", bytes: [1]))
                }
                return try await app.perform(act, at: TIPsLink(text))
            }
        )
        await walk.walk(from: link.target, steps: 1)
        await walk.tryRanges()
        #expect(walk.breaches.isEmpty, "\(walk.breaches.joined(separator: "\n"))")
        return walk.triedRanges
    }

    @Test(
        "A room file is brought in by an act: merged by an admin, refused at its field, and whole on a device that becomes a member's"
    )
    func importing() async throws {
        let (family, folder) = (try Family(), try TemporaryFolder())
        let file = folder.file("room.json")
        let other = try family.device(family.ann, seed: 7)
        try other.tracker.addUnit("pinch")
        try other.tracker.exportRoom().write(to: file)
        var act = Act("import")
        act.files = ["file": file]
        #expect(try await done(family.ann.perform(act, at: .sync)).undo == nil)
        #expect(try family.ann.findUnit("pinch").name == "pinch")
        let bob = try family.member("Bob", .logger)
        #expect(try bob.syncPage().importing.whyNot == "only an admin can import a room — ask one")
        let fresh = try Family(isSetUp: false).ann
        try await done(fresh.perform(act, at: .sync))
        #expect(throws: TIPsError.notAllowed(.nobody)) { try fresh.homeScreen() }
        let (ann, choice) = (try family.ann.currentMember(), try #require(try fresh.syncPage().become))
        #expect(choice.inputs[0].choices.map(\.value) == [ann.id.rawValue])
        let nobody = Act("become", fields: ["member": "somebody"])
        #expect(try await refused(fresh.perform(nobody, at: .sync)).field == "member")
        let begun = try await done(fresh.perform(Act("become", fields: ["member": ann.id.rawValue]), at: .sync))
        #expect(begun.next.target == "tips://home")
        #expect(try fresh.currentMember().id == ann.id && fresh.syncPage().become == nil)
        try Data("no room".utf8).write(to: file)
        let (why, field) = try await refused(family.ann.perform(act, at: .sync))
        #expect(why.hasPrefix("the file is no room") && field == "file")
        act.files = [:]
        #expect(try await refused(family.ann.perform(act, at: .sync)).field == "file")
    }

    @Test("A room is shared and joined by acts on the page of sharing")
    func sharing() async throws {
        let scene = try await MembershipTests.Scene(isConnected: false)
        let ann = TIPsTracker(
            store: scene.family.store,
            clock: scene.family.clock.wallClock,
            ids: .seeded(9),
            services: TIPsServices(over: scene.annsWay)
        )
        let address = MembershipTests.remote.address
        try await done(ann.perform(Act("sync/share", fields: ["remote": address]), at: .sync))
        #expect(try ann.syncStatus().remote?.address == address)
        let device = try scene.device("bobPhone")
        let bob = TIPsTracker(
            store: device.store,
            clock: scene.family.clock.wallClock,
            ids: .seeded(10),
            services: TIPsServices(over: device.way)
        )
        var fields = ["code": "K3F9-X2AA-7QWM-0", "remote": address, "me": "Bob"]
        guard case .refused(let screen, _, _, _) = try await bob.perform(Act("sync/join", fields: fields), at: .sync)
        else {
            Issue.record("a room was joined with a wrong code")
            return
        }
        #expect((screen as? SyncPage)?.join?[field: "code"]?.error != nil)
        fields["code"] = try await scene.code()
        let joined = try await done(bob.perform(Act("sync/join", fields: fields), at: .sync))
        #expect(joined.next.target == "tips://home")
        #expect(try bob.currentMember().name == "Bob")
    }

    @Test("A refused change is tried again and discarded by acts", arguments: [true, false])
    func parked(isRetried: Bool) async throws {
        let room = try SharedRoom(try RoomRules.read())
        let bob = try room.device("Bob", .logger, seed: 2)
        try await room.settle()
        let before = try bob.state()
        try bob.tracker.log(room.family.item("Egg").id)
        bob.transport.fate { $0 == 0 ? .invalid : .fine }
        #expect(try await bob.round().parked == 1)
        let row = try #require(try bob.tracker.syncPage().parked.first)
        let act = Act(isRetried ? row.retry.id : row.discard.id, isConfirmed: !isRetried)
        try await done(bob.tracker.perform(act, at: .sync))
        #expect(try bob.tracker.syncPage().parked.isEmpty)
        #expect(try await bob.round().sent == (isRetried ? 1 : 0))
        #expect(try (bob.state() == before) == !isRetried)
    }

    @Test("A device is signed out by an act once nothing waits to be sent, after a question")
    func signOut() async throws {
        let room = try SharedRoom()
        var services = TIPsServices(over: room.ann.transport)
        let (server, place) = (room.server, try RealtimePath("signedOut"))
        services.signOut = { _ in server.put(.string("ann"), at: place) }
        let ann = TIPsTracker(
            store: room.ann.store,
            clock: room.ann.clock.wallClock,
            ids: .seeded(9),
            services: services
        )
        try ann.log(room.family.item("Egg").id)
        let waiting = try await refused(ann.perform(Act("sync/sign-out", isConfirmed: true), at: .sync))
        #expect(waiting.why == "1 change waits to be sent, and nobody else could send them — share now first")
        #expect(throws: TIPsError.unsent(1)) { try ann.remoteToSignOut() }
        try await done(ann.perform(Act("sync/now"), at: .sync))
        guard case .question(let question) = try await ann.perform(Act("sync/sign-out"), at: .sync) else {
            Issue.record("nothing was asked")
            return
        }
        #expect(question.question.contains("http://localhost") && server.root[place] == .null)
        let ended = try await done(ann.perform(Act("sync/sign-out", isConfirmed: true), at: .sync))
        #expect(ended.said == "this device is signed out of the shared room" && ended.undo == nil)
        #expect(server.root[place] == .string("ann"))
        let alone = try Family().ann
        #expect(try alone.syncPage().signOut == nil)
        #expect(throws: TIPsError.notConnected) { try alone.remoteToSignOut() }
    }

    @Test("A phone that isn't let in has the account as it was typed, and the refusal names its field")
    func letIn() async throws {
        let room = try SharedRoom()
        let me = try room.ann.tracker.currentMember().id
        let act = Act("member/\(me)/let-in", fields: ["account": "no account!"])
        guard case .refused(let screen, _, _, let field) = try await room.ann.tracker.perform(act, at: .room) else {
            Issue.record("a text that is no account was let in")
            return
        }
        let input = ScreenParts(screen).fields(of: act.action).first
        #expect(field == "account" && input?.value == "no account!" && input?.limit == RoomAccount.idLimit)
    }

    @Test("An item is stopped from a chosen day on, which the question names; a text that is no day is refused there")
    func stopFrom() async throws {
        let family = try Family()
        let (egg, almond) = (try family.item("Egg").id, try family.item("Almond").id)
        var act = Act("item/\(egg)/stop", fields: ["from": "2026-03-23"])
        guard case .question(let question) = try await family.ann.perform(act, at: .editItems) else {
            Issue.record("nothing was asked")
            return
        }
        #expect(question.question == "Did the clinic say to stop Egg from Monday 2026-03-23 on?")
        act.confirm(question)
        try await done(family.ann.perform(act, at: .editItems))
        #expect(try family.item("Egg").stopped == date("2026-03-23"))
        let wrong = Act("item/\(almond)/stop", fields: ["from": "soon"], isConfirmed: true)
        let acted = try await family.ann.perform(wrong, at: .editItem(almond))
        guard case .refused(let screen, let why, _, _) = acted else {
            Issue.record("an item was stopped from no day on")
            return
        }
        let input = ScreenParts(screen).fields(of: wrong.action).first
        #expect(input?.value == "soon" && input?.error == why)
        try await done(family.ann.perform(Act("item/\(almond)/stop", isConfirmed: true), at: .editItem(almond)))
        #expect(try family.item("Almond").stopped == date("2026-01-05"))
    }

    @Test("The zone of one's own reminders is set on their page, blank is the device's, and an undo brings it back")
    func ownZone() async throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let saved = try await done(bob.perform(Act("zone/save", fields: ["zone": "Asia/Tokyo"]), at: .reminders))
        #expect(saved.said == "Bob: own time zone Asia/Tokyo")
        #expect(try bob.settings().timeZoneID == "Asia/Tokyo")
        #expect(try bob.remindersPage().zone[field: "zone"]?.value == "Asia/Tokyo")
        #expect(try family.ann.plan().room.timeZoneID == "America/Phoenix")
        let undo = try #require(saved.undo)
        try await done(bob.perform(undo.act, at: TIPsLink(undo.at.target)))
        #expect(try bob.settings().timeZoneID == nil)
        try bob.setOwnTimeZone(family.zone)
        try await done(bob.perform(Act("zone/save", fields: ["zone": ""]), at: .reminders))
        #expect(try bob.settings().timeZoneID == nil)
        let wrong = Act("zone/save", fields: ["zone": "Mars/X"])
        guard case .refused(let screen, let why, _, _) = try await bob.perform(wrong, at: .reminders) else {
            Issue.record("a zone that isn't there was set")
            return
        }
        #expect((screen as? RemindersPage)?.zone[field: "zone"]?.error == why)
    }

    @Test("The logs of the report's cycle are given out as the table that the command writes")
    func logs() async throws {
        let family = try Family()
        try family.ann.log(family.item("Egg").id)
        guard case .file(let file) = try await family.ann.perform(Act("report/csv"), at: .report(nil)) else {
            Issue.record("no file was given out")
            return
        }
        #expect(file.name == "Logs of cycle 1.csv" && file.mediaType == "text/csv")
        #expect(try file.bytes == [UInt8](family.ann.exportLogs(of: family.ann.findCycle("1").id)))
    }

    @discardableResult
    private func done(_ acted: Acted) throws -> Acted.Done {
        guard case .done(let done) = acted else { throw NotDone(acted: "\(acted)") }
        return done
    }

    private func refused(_ acted: Acted) throws -> (why: String, field: String?) {
        guard case .refused(_, let why, _, let field) = acted else { throw NotDone(acted: "\(acted)") }
        return (why, field)
    }
}
