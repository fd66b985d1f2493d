import Foundation
import RealtimeTree
import ScreenKit
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit
import WordKit

@Suite("Roles and removals in a shared room")
struct MembershipChangeTests {
    typealias Scene = MembershipTests.Scene

    private let day: Range<LocalDate>

    init() throws {
        let first = try date("2026-01-05")
        day = first..<first.next
    }

    // MARK: Roles

    @Test("a new admin may edit the plan from their own device, and one who is made a logger again may not")
    func roles() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let ann = scene.family.ann
        let id = try bob.tracker.currentMember().id
        let egg = try scene.family.item("Egg").id
        #expect(throws: TIPsError.notAllowed(.adminsOnly(name: "Bob", action: "edit the plan"))) {
            try bob.tracker.editItem(egg, ItemEdit(name: "Eggs"))
        }
        try ann.setRole(.admin, of: id)
        try await ann.synchronize(over: scene.annsWay)
        _ = try await bob.sync()
        #expect(try scene.account("bobPhone")["role"] == .string("admin"))
        try bob.tracker.editItem(egg, ItemEdit(name: "Eggs"))
        #expect(try await bob.sync().parked == 0)
        try await ann.synchronize(over: scene.annsWay)
        #expect(try scene.family.item("Eggs").id == egg)
        try ann.setRole(.logger, of: id)
        try await ann.synchronize(over: scene.annsWay)
        _ = try await bob.sync()
        #expect(throws: TIPsError.notAllowed(.adminsOnly(name: "Bob", action: "edit the plan"))) {
            try bob.tracker.editItem(egg, ItemEdit(name: "Egg"))
        }
    }

    @Test("an edit made offline after its author was made a logger is refused, kept, and gone from their screens")
    func demoted() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let ann = scene.family.ann
        let id = try bob.tracker.currentMember().id
        let egg = try scene.family.item("Egg").id
        try ann.setRole(.admin, of: id)
        try await ann.synchronize(over: scene.annsWay)
        _ = try await bob.sync()
        try bob.tracker.editItem(egg, ItemEdit(name: "Eggs"))
        try bob.tracker.log(egg)
        try ann.setRole(.logger, of: id)
        try await ann.synchronize(over: scene.annsWay)
        let receipt = try await bob.sync()
        #expect(receipt.parked == 1 && receipt.sent == 1)
        #expect(try bob.tracker.findItem("Egg").id == egg)
        #expect(try bob.tracker.parkedOperations().count == 1)
        let page = try bob.tracker.syncPage()
        #expect(page.parked.map(\.reason) == ["Permission denied"])
        #expect(page.remote == MembershipTests.remote.address && page.waiting == 0)
        let notice = try #require(bob.tracker.homeScreen().prompts.first { $0.kind == "parked" })
        #expect(notice.text == "1 change was refused by the room's server — look at what to do")
        #expect(notice.opens?.target == "tips://sync")
    }

    @Test("two admins who make each other loggers while apart leave the room an admin: the later one is refused")
    func eachOther() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let ann = scene.family.ann
        let (a, b) = (try scene.member("Ann").id, try scene.member("Bob").id)
        try ann.setRole(.admin, of: b)
        try await ann.synchronize(over: scene.annsWay)
        _ = try await bob.sync()
        try ann.setRole(.logger, of: b)
        try bob.tracker.setRole(.logger, of: a)
        try await ann.synchronize(over: scene.annsWay)
        #expect(try await bob.sync().parked == 1)
        try await ann.synchronize(over: scene.annsWay)
        for tracker in [ann, bob.tracker] {
            #expect(try tracker.plan().members.map(\.role) == [.admin, .logger])
        }
    }

    @Test("a logger's device acts for nobody else, whatever it is told; an admin's logs for several")
    func severalMembers() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let ann = scene.family.ann
        let grandma = try ann.addMember("Grandma", role: .logger)
        let peanut = try scene.family.item("Peanut").id
        try ann.acting(as: grandma.id).log(peanut)
        try await ann.synchronize(over: scene.annsWay)
        #expect(try ann.syncStatus().parked == 0)
        _ = try await bob.sync()
        #expect(try bob.tracker.entries(in: day).map(\.member) == [grandma.id])
        let before = try bob.tracker.plan()
        let egg = try scene.family.item("Egg").id
        for other in [grandma.id, try scene.member("Ann").id] {
            let name = try #require(before.member(other)).name
            let refusal = TIPsError.notAllowed(.notOnThisDevice(name))
            #expect(throws: refusal) { try bob.tracker.acting(as: other).log(egg) }
            #expect(throws: refusal) { try bob.tracker.acting(as: other).roomCode() }
            #expect(throws: refusal) { try bob.tracker.become(other) }
            #expect(throws: refusal) { try bob.tracker.acting(as: other).homeScreen() }
        }
        #expect(try bob.tracker.syncStatus().waiting == 0)
    }

    // MARK: Removals

    @Test("a removed member's earlier logs arrive for thirty days; later ones are refused and kept")
    func removed() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let ann = scene.family.ann
        let id = try bob.tracker.currentMember().id
        let (egg, almond) = (try scene.family.item("Egg").id, try scene.family.item("Almond").id)
        try bob.tracker.log(egg)
        try scene.family.at("2026-01-05T10:00")
        let code = try ann.roomCode()
        try ann.revoke(id)
        try await ann.synchronize(over: scene.annsWay)
        #expect(try ann.plan().room.code == nil)
        #expect(scene.server.root[RoomLayout.code(code.letters)] == .null)
        #expect(try scene.account("bobPhone")["until"] == .number(Double(scene.family.clock.now.milliseconds)))
        try scene.family.at("2026-01-05T11:00")
        try bob.tracker.log(almond)
        // He can't read the room any more, and each of his operations is judged by itself.
        await #expect(throws: TIPsError.self) { try await bob.sync() }
        let parked = try bob.tracker.parkedOperations()
        #expect(parked.map(\.summary) == ["Almond logged"])
        #expect(try bob.tracker.syncStatus().waiting == 0)
        try await ann.synchronize(over: scene.annsWay)
        #expect(try ann.entries(in: day).map(\.item) == [egg])
    }

    @Test(
        "a removed member's device is told so, once it asks: on the home screen and on the page of sharing; it logs no more"
    )
    func told() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let peanut = try scene.family.item("Peanut").id
        try scene.family.ann.revoke(bob.tracker.currentMember().id)
        try await scene.family.ann.synchronize(over: scene.annsWay)
        #expect(try bob.tracker.homeScreen().prompts.allSatisfy { $0.kind != "removed" })
        let removed = TIPsError.notAllowed(.revoked("Bob"))
        for _ in 0..<2 { await #expect(throws: removed) { try await bob.sync() } }
        try scene.family.at("2026-01-06T08:00")
        let home = try bob.tracker.homeScreen()
        let notice = try #require(home.prompts.first { $0.kind == "removed" })
        #expect(
            notice.text
                == "this device is no longer in the room, since 2026-01-05 08:00 — ask an admin to be let in again"
        )
        #expect(notice.opens?.target == "tips://sync")
        #expect(home.categories.flatMap(\.items).allSatisfy { !$0.box.isEnabled })
        #expect(try bob.tracker.syncPage().state == "this device is no longer in the room, since 2026-01-05 08:00")
        #expect(throws: removed) { try bob.tracker.log(peanut) }
        #expect(try bob.tracker.syncStatus().problem == "\(removed)")
        // Other devices don't show the notice.
        #expect(try scene.family.ann.homeScreen().prompts.allSatisfy { $0.kind != "removed" })
    }

    @Test("after thirty days nothing of a removed member arrives")
    func longRemoved() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        try bob.tracker.log(scene.family.item("Egg").id)
        try scene.family.at("2026-01-05T10:00")
        try scene.family.ann.revoke(bob.tracker.currentMember().id)
        try await scene.family.ann.synchronize(over: scene.annsWay)
        try scene.family.at("2026-02-04T10:00")
        await #expect(throws: TIPsError.self) { try await bob.sync() }
        #expect(try bob.tracker.parkedOperations().map(\.summary) == ["Egg logged"])
        try await scene.family.ann.synchronize(over: scene.annsWay)
        #expect(try scene.family.ann.entries(in: day).isEmpty)
    }

    @Test("a logger who leaves is gone for all, and the code stays; an admin who leaves voids it; the last one can't")
    func leaving() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let ann = scene.family.ann
        let code = try ann.plan().room.code
        #expect(throws: TIPsError.lastAdmin("Ann")) { try ann.leave() }
        try bob.tracker.leave()
        _ = try? await bob.tracker.synchronize(over: bob.way)
        try await ann.synchronize(over: scene.annsWay)
        #expect(try ann.plan().members.map(\.isActive) == [true, false])
        #expect(try scene.account("bobPhone")["until"].exists)
        #expect(try ann.plan().room.code == code)
        let dan = try scene.device("danPhone")
        let member = try await dan.join(scene.code(), "Dan")
        try await ann.synchronize(over: scene.annsWay)
        try ann.setRole(.admin, of: member.id)
        try await ann.synchronize(over: scene.annsWay)
        _ = try await dan.sync()
        try ann.leave()
        _ = try? await ann.synchronize(over: scene.annsWay)
        _ = try await dan.sync()
        #expect(try dan.tracker.plan().room.code == nil)
        #expect(try scene.server.root[RoomLayout.code(#require(code).letters)] == .null)
        #expect(try dan.tracker.plan().members.filter(\.isActive).map(\.name) == ["Dan"])
    }

    @Test(
        "the later of two admins who leave while apart stays, and is told why; so does one without another's device"
    )
    func bothLeave() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let ann = scene.family.ann
        try ann.setRole(.admin, of: scene.member("Bob").id)
        try await ann.synchronize(over: scene.annsWay)
        _ = try await bob.sync()
        try ann.leave()
        try bob.tracker.leave()
        _ = try? await ann.synchronize(over: scene.annsWay)
        #expect(try scene.account("annPhone")["until"].exists)
        #expect(try await bob.sync().parked == 1)
        let parked = try bob.tracker.parkedOperations()
        #expect(parked.map(\.summary) == ["Bob left"])
        #expect(
            parked.map(\.reason) == [
                "the room would be left without an admin's device — make another member an admin first"
            ]
        )
        #expect(try !scene.account("bobPhone")["until"].exists)
        let member = try #require(bob.tracker.plan().members.first { $0.name == "Bob" })
        #expect(member.isActive)
        try bob.tracker.become(member.id)
        #expect(try bob.tracker.roomCode().expires > scene.family.clock.now)
        #expect(try await bob.sync().parked == 0)
        _ = try bob.tracker.addMember("Grandma", role: .admin)
        try bob.tracker.leave()
        #expect(try await bob.sync().parked == 1)
    }

    @Test("an account that the owner of the server makes an admin's acts as one, and gives its member the role")
    func promotedByHand() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let room = try #require(scene.family.ann.syncStatus().room)
        scene.server.put(.string("admin"), at: try RealtimePath("rooms/\(room)/members/bobPhone/role"))
        _ = try await bob.sync()
        let id = try bob.tracker.currentMember().id
        #expect(try bob.tracker.setRole(.admin, of: id).role == .admin)
        #expect(try await bob.sync().parked == 0)
        try await scene.family.ann.synchronize(over: scene.annsWay)
        #expect(try scene.member("Bob").role == .admin)
    }

    // MARK: Screens

    @Test("the page of sharing says where the room is, what waits and since when; the home screen says so after a day")
    func page() async throws {
        let scene = try await Scene(isConnected: false)
        let ann = scene.family.ann
        #expect(try ann.syncPage().state == "the room is on this device alone")
        #expect(try ann.screen(.sync).title == "Sharing")
        #expect(try ann.roomPage().sync.target == "tips://sync")
        _ = try await ann.connect(to: MembershipTests.remote, over: scene.annsWay)
        #expect(try ann.syncPage().state == "everything is shared, as of 08:00")
        try ann.log(scene.family.item("Egg").id)
        try scene.family.at("2026-01-05T09:00")
        #expect(try ann.syncPage().state == "1 change waits to be sent, since 08:00")
        #expect(try ann.homeScreen().prompts.allSatisfy { $0.kind != "waiting" })
        let late = try scene.family.instant("2026-01-06T08:00")
        #expect(try ann.syncPage().validUntil == late)
        scene.family.clock.now = late
        let notice = try #require(ann.homeScreen().prompts.first { $0.kind == "waiting" })
        #expect(
            notice.text
                == "1 change waits to be sent, since 2026-01-05 08:00 — look whether this device is online"
        )
        try await ann.synchronize(over: scene.annsWay)
        #expect(try ann.homeScreen().prompts.allSatisfy { $0.kind != "waiting" })
    }

    @Test("a device that an admin put under another's name is seen, and shut out without its member")
    func plantedDevice() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let ann = scene.family.ann
        let planted = RoomAccount(id: ID("planted"), member: try bob.tracker.currentMember().id, role: .admin)
        let layout = RoomLayout(room: try #require(try ann.syncStatus().room), account: scene.annsWay.account)
        scene.server.put(AccountForm.value(planted), at: layout.member(planted.id))
        _ = try await scene.code()
        let devices = try ann.roomPage().devices
        #expect(devices.map(\.id.rawValue) == ["annPhone", "bobPhone", "planted"])
        #expect(devices.map(\.member) == ["Ann", "Bob", "Bob"])
        #expect(devices.map(\.joinedByCode) == [false, true, false])
        #expect(
            devices.map(\.isThisDevice) == [true, false, false] && devices.map(\.end.isEnabled) == [false, true, true]
        )
        #expect(throws: TIPsError.notAllowed(.adminsOnly(name: "Bob", action: "remove members"))) {
            try bob.tracker.endDevice("planted")
        }
        for unknown in ["annPhone", "nobody"] {
            #expect(throws: TIPsError.notFound(what: "other device", unknown)) { try ann.endDevice(unknown) }
        }
        #expect(throws: TIPsError.ambiguous(what: "device", "", candidates: ["bobPhone", "planted"])) {
            try ann.endDevice("")
        }
        try ann.endDevice("plan")
        try await ann.synchronize(over: scene.annsWay)
        #expect(try scene.account("planted")["until"].exists)
        #expect(try !scene.account("bobPhone")["until"].exists)
        #expect(try ann.roomPage().devices.map(\.id.rawValue) == ["annPhone", "bobPhone"])
        #expect(try ann.roomPage().code == nil)
        #expect(try scene.member("Bob").isActive)
    }

    @Test("the question before a device is shut out says whether its member still is one")
    func shutOutQuestion() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let ann = scene.family.ann
        let cy = try await scene.device("cyPhone").join(scene.code(), "Cy").id
        try await ann.synchronize(over: scene.annsWay)
        func question(about device: String, on tracker: TIPsTracker) throws -> String? {
            try tracker.roomPage().devices.first { $0.id.rawValue == device }?.end.confirmation?.question
        }
        let rest = "and the room's code stops working."
        let known = try question(about: "cyPhone", on: ann)
        #expect(known == "Shut this device of Cy out? Cy stays a member, \(rest)")
        try ann.revoke(cy)
        try await ann.synchronize(over: scene.annsWay)
        // An admin who doesn't know of the removal lets another device in.
        let layout = RoomLayout(room: try #require(try ann.syncStatus().room), account: scene.annsWay.account)
        let late = RoomAccount(id: ID("cyTabletWithAWholeId00"), member: cy, role: .logger)
        scene.server.put(AccountForm.value(late), at: layout.member(late.id))
        _ = try await bob.sync()
        let asked = try question(about: "cyTabletWithAWholeId00", on: bob.tracker)
        #expect(asked == "Shut this device of Cy out? Cy is no longer a member, \(rest)")
    }

    // MARK: Undos

    @Test("an undo of a role changes what the member's devices may do, too")
    func undoneRole() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let ann = scene.family.ann
        try ann.setRole(.admin, of: scene.member("Bob").id)
        try await ann.synchronize(over: scene.annsWay)
        #expect(try scene.account("bobPhone")["role"] == .string("admin"))
        try ann.undo()
        #expect(try await ann.synchronize(over: scene.annsWay).parked == 0)
        #expect(try scene.account("bobPhone")["role"] == .string("logger"))
        _ = try await bob.sync()
        let egg = try scene.family.item("Egg").id
        #expect(throws: TIPsError.notAllowed(.adminsOnly(name: "Bob", action: "edit the plan"))) {
            try bob.tracker.editItem(egg, ItemEdit(name: "Eggs"))
        }
    }

    @Test("in a shared room no undo brings a removed member, a device or a voided code back, and none is offered")
    func finalRemovals() async throws {
        let scene = try await Scene()
        _ = try await scene.bob()
        let ann = scene.family.ann
        let code = try await scene.code()
        let bob = try scene.member("Bob").id
        for (action, fields) in [
            ("device/bobPhone/end", [:]), ("member/\(bob)/revoke", [:]),
            ("member/add", ["name": "Cy", "role": "logger"]),
        ] as [(String, [String: String])] {
            let act = Act(action, fields: fields, isConfirmed: true)
            guard case .done(let done) = try await ann.perform(act, at: .room) else {
                Issue.record("\(action) wasn't done")
                continue
            }
            #expect(done.undo == nil, "\(action)")
            do throws(TIPsError) {
                try ann.undo()
                Issue.record("\(action) was taken back")
            } catch {
                guard case .store(.cannotUndo(_, let reason)) = error else { throw error }
                #expect(reason == "it changed who is in the shared room")
            }
        }
        try await ann.synchronize(over: scene.annsWay)
        #expect(try ann.roomPage().code == nil)
        let lost = try scene.device("lostPhone")
        await #expect(throws: TIPsError.noRoomWithCode(code)) { _ = try await lost.join(code, "Dee") }
    }

    @Test("an undo of a new code voids it, and brings no earlier one back")
    func undoneCode() async throws {
        let scene = try await Scene()
        let ann = scene.family.ann
        let codes = [try await scene.code(), try await scene.code(rotate: true)]
        try ann.undo()
        try await ann.synchronize(over: scene.annsWay)
        #expect(try ann.plan().room.code == nil)
        for code in codes {
            let phone = try scene.device("phone")
            await #expect(throws: TIPsError.noRoomWithCode(code)) { _ = try await phone.join(code, "Dee") }
        }
    }

    @Test("a full room is told on the home screen with the next step; others' changes come in, and a logger can leave")
    func full() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        try bob.tracker.log(scene.family.item("Egg").id)
        _ = try scene.family.ann.addMember("Cy", role: .logger)
        try await scene.family.ann.synchronize(over: scene.annsWay)
        bob.way.fillUp()
        await #expect(throws: TIPsError.remote(.full(reason: "no space"))) { _ = try await bob.sync() }
        let home = try bob.tracker.homeScreen()
        let notice = try #require(home.prompts.first { $0.kind == "full" })
        #expect(notice.text.hasPrefix("the room is full (no space)") && notice.text.contains("remove a member"))
        #expect(try bob.tracker.syncStatus().waiting == 1 && bob.tracker.syncStatus().parked == 0)
        #expect(try bob.tracker.plan().members.map(\.name).contains("Cy"))
        try bob.tracker.leave()
        await #expect(throws: TIPsError.self) { _ = try await bob.sync() }
        #expect(try scene.account("bobPhone")["until"].exists)
        #expect(try bob.tracker.syncStatus().waiting > 0)
        bob.way.fate { _ in .fine }
        _ = try? await bob.sync()
        #expect(try bob.tracker.syncStatus().waiting == 0)
    }

    @Test("a device whose account is gone is told so on the home screen")
    func signedOut() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let way = SignedOutTransport(account: bob.way.account)
        await #expect(throws: TIPsError.remote(.signedOut(reason: "gone"))) {
            try await bob.tracker.synchronize(over: way)
        }
        let notice = try #require(bob.tracker.homeScreen().prompts.first { $0.kind == "signedOut" })
        #expect(notice.text == RoomTransportError.signedOut(reason: "gone").description)
        #expect(try bob.tracker.syncPage().problem == notice.text)
    }

    // MARK: Apart from the room

    @Test(
        "a phone that can't reach the room says at home and after a tick that others' ticks may be missing, from 15 minutes on"
    )
    func notUpToDate() async throws {
        let scene = try await Scene()
        let (family, ann) = (scene.family, scene.family.ann)
        func notice() throws -> HomeScreen.Notice? {
            try ann.homeScreen().prompts.first { $0.kind == "notUpToDate" }
        }
        try family.at("2026-01-05T08:15")
        #expect(try notice() == nil)
        let end = try family.instant("2026-01-05T08:15").adding(milliseconds: 1)
        #expect(try ann.homeScreen().validUntil == end)
        try family.at("2026-01-05T08:16")
        let words = "Last up to date at 08:00: what others ticked since isn't here"
        let shown = try #require(try notice())
        #expect(shown.text == words && shown.isUrgent && shown.opens?.target == "tips://sync")
        #expect(
            try ann.syncPage().state == "everything is shared, as of 08:00; what others ticked since isn't here"
        )
        #expect(try ann.log(family.item("Peanut").id).notUpToDate == words)
        #expect(try ann.log(family.item("Egg").id).notUpToDate == nil)
        let cetirizine = try family.item("Cetirizine").id
        guard case .done(let done) = try await ann.perform(Act("item/\(cetirizine)/tick/2026-01-05"), at: .home) else {
            Issue.record("the medicine wasn't ticked")
            return
        }
        #expect(done.said == "Cetirizine logged — \(words)")
        try await ann.synchronize(over: scene.annsWay)
        #expect(try notice() == nil)
    }

    @Test("a logger takes a mild reaction of their own back by an undo as by a deletion, and the server accepts both")
    func undoneReaction() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        for isUndone in [true, false] {
            let hives = try bob.tracker.logReaction(ReactionDraft(symptom: "hives", severity: .mild))
            _ = try await bob.sync()
            if isUndone { try bob.tracker.undo() } else { try bob.tracker.deleteReaction(hives.id) }
            #expect(try await bob.sync().parked == 0)
            try await scene.family.ann.synchronize(over: scene.annsWay)
            #expect(try bob.tracker.reactions(of: hives.cycle).isEmpty)
            #expect(try scene.family.ann.reactions(of: hives.cycle).isEmpty)
        }
    }

    @Test("a log that was moved or deleted on one phone stands in the audit and the report of the others")
    func othersCorrections() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let (family, ann) = (scene.family, scene.family.ann)
        let (peanut, egg) = (try ann.log(family.item("Peanut").id).entry, try ann.log(family.item("Egg").id).entry)
        try family.at("2026-01-06T09:00")
        try ann.editLog(peanut.id, at: family.instant("2026-01-05T07:45"))
        try ann.deleteLog(egg.id)
        try await ann.synchronize(over: scene.annsWay)
        _ = try await bob.sync()
        let others = try bob.tracker.audit(in: day)
        #expect(others.map(\.summary) == ["Egg deleted from the history", "Peanut moved from 08:00 to 07:45"])
        let own = try ann.audit(in: day).filter { $0.before != nil }
        #expect(others.map(\.summary) == own.map(\.summary) && others.map(\.member) == own.map(\.member))
        func corrections(_ tracker: TIPsTracker) throws -> [String] {
            try tracker.report(of: peanut.claim.cycle).corrections.map {
                "\($0.item) \($0.before) \($0.after ?? "") \($0.member)"
            }
        }
        #expect(try corrections(bob.tracker) == ["Peanut 08:00 07:45 Ann", "Egg 08:00  Ann"])
        #expect(try corrections(bob.tracker) == corrections(ann))
    }

    @Test(
        "an edit of the plan or of a reaction on one phone stands in the history of the others, with who made it and when"
    )
    func othersPlanChanges() async throws {
        let scene = try await Scene()
        let bob = try await scene.bob()
        let (family, ann) = (scene.family, scene.family.ann)
        let hives = try ann.logReaction(ReactionDraft(symptom: "hives", severity: .mild))
        try ann.log(family.item("Cetirizine").id)
        try await ann.synchronize(over: scene.annsWay)
        _ = try await bob.sync()
        let today = try date("2026-01-06")
        func audit(_ tracker: TIPsTracker) throws -> [HistoryPage.AuditRow] {
            try tracker.historyPage(on: today, audit: true).audit
        }
        try family.at("2026-01-06T09:00")
        #expect(try audit(bob.tracker).isEmpty, "the room as it was when Bob joined is no change")
        let (egg, peanut) = (try family.item("Egg").id, try family.item("Peanut").id)
        try ann.editItem(egg, ItemEdit(name: "Boiled egg"))
        try family.at("2026-01-06T09:01")
        try ann.editItem(peanut, ItemEdit(dosing: .weekly(Family.doses("1/2", "tsp", weeks: 1...12))))
        try family.at("2026-01-06T09:02")
        try ann.editCycle(ID("cycle-1"), CycleEdit(challenge: date("2026-03-29")))
        try family.at("2026-01-06T09:03")
        try ann.editReaction(hives.id, ReactionEdit(note: "gone after an hour"))
        try family.at("2026-01-06T09:04")
        try ann.moveItem(egg, to: .maintenance)
        try family.at("2026-01-06T09:05")
        try ann.deleteItem(family.item("Almond").id)
        try await ann.synchronize(over: scene.annsWay)
        try family.at("2026-01-06T12:00")
        _ = try await bob.sync()
        let told = try audit(bob.tracker)
        #expect(
            told.map(\.text) == [
                "2026-01-06: Almond deleted from Maintenance Foods",
                "2026-01-06: Egg renamed to Boiled egg",
                "2026-01-06: Egg moved from Recommended Foods to Maintenance Foods",
                "2026-01-06: reaction edited: hives",
                "2026-01-06: cycle 1: challenge 2026-03-30 → 2026-03-29",
                "2026-01-06: doses of Peanut edited",
            ]
        )
        #expect(told.allSatisfy { $0.by == "Ann" } && told.last?.when == "2026-01-06 09:01")
        // They are neither changes of Bob's, nor told again.
        _ = try await bob.sync()
        #expect(try audit(bob.tracker) == told)
        #expect(throws: TIPsError.store(.nothingToUndo)) { try bob.tracker.undo() }
        func inSpanish() throws -> [HistoryPage.AuditRow] {
            try Language.$current.withValue(.spanish) { try audit(bob.tracker) }
        }
        let spanish = try inSpanish()
        #expect(spanish.map(\.text).allSatisfy { !told.map(\.text).contains($0) })
        #expect(try audit(ann).map(\.by).allSatisfy { $0 == "Ann" })
    }
}

/// A transport to a server that no longer knows the account.
private struct SignedOutTransport: RoomTransport {
    let account: RoomAccount.ID
    let serverOffset: Int64? = nil

    func read(_ path: RealtimePath) async throws(RoomTransportError) -> RealtimeValue {
        throw .signedOut(reason: "gone")
    }

    func write(_ write: RealtimeWrite) async throws(RoomTransportError) { throw .signedOut(reason: "gone") }

    func listen(to path: RealtimePath) -> AsyncThrowingStream<StreamEvent, any Error> {
        AsyncThrowingStream { $0.finish(throwing: RoomTransportError.signedOut(reason: "gone")) }
    }
}
