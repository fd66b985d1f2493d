import Foundation
import NotificationKit
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import TIPsTracker

@Suite("Acts on the screens of the tracker")
struct ActTests {
    @Test(
        "Random walks of an admin and of a logger break no law of screens, meet every screen and do every kind of action"
    )
    func walks() async throws {
        let walks: [(day: String, role: Member.Role, start: TIPsLink)] = [
            ("2026-01-05", .admin, .setup), ("2026-02-10", .admin, .home), ("2026-02-10", .logger, .home),
            ("2026-03-30", .admin, .home), ("2026-01-02", .admin, .home), ("2026-02-10", .admin, .editItems),
            ("2026-02-10", .admin, .addItem(.treatment)),
        ]
        let found = try await ScreenWalk.together(from: walks) { seed, one in
            try await self.walk(seed: seed, day: one.day, one.role, from: one.start)
        }
        #expect(found.breaches.isEmpty, "\(found.breaches.prefix(5).joined(separator: "\n"))")
        #expect(try found.screens == Declared.screens(in: Self.folder))
        #expect(Self.kinds.subtracting(Self.stories.keys).subtracting(found.done) == [])
        #expect(found.done.subtracting(Self.kinds) == [])
        #expect(Set(Self.stories.keys).subtracting(Self.kinds) == [])
    }

    /// A test that does what walks may miss.
    private struct Story {
        let title: String
        var file = "ActTests"

        static let setUp = Story(
            title: "A room is set up by acts alone: one question a page, items with copied doses, back, and confirmed"
        )
        static let cycle = Story(
            title:
                "A next cycle by acts, a carried-over dose confirmed, a day held and released, the zone moved, and the room left"
        )
        static let server = Story(
            title: "A shared room by acts: synchronized, another phone let in, a device shut out"
        )
        static let file = Story(
            title:
                "A room file is brought in by an act: merged by an admin, refused at its field, and whole on a device that becomes a member's",
            file: "ActStoryTests"
        )
        static let sharing = Story(
            title: "A room is shared and joined by acts on the page of sharing",
            file: "ActStoryTests"
        )
        static let parked = Story(
            title: "A refused change is tried again and discarded by acts",
            file: "ActStoryTests"
        )
        static let boxes = Story(
            title: "A box asks for all its answers in one question, and is ticked with them",
            file: "ActStoryTests"
        )
        static let further = Story(
            title: "A second dose of a ticked box asks for all its answers in one question, which names it",
            file: "ActStoryTests"
        )
    }

    /// The kinds of actions that a walk may miss, each with the story that does it.
    private static let stories: [String: Story] = {
        var stories: [String: Story] = [
            // These take a walk to its end or away from the room.
            "finish": .setUp, "next/*": .setUp, "leave": .cycle, "new-cycle": .cycle,
            // These need what few walks come by.
            "copy-down/*": .setUp, "remove/*": .setUp, "item/*/confirm": .cycle, "zone/save": .cycle,
            "hold/*/release": .cycle,
            "item/*/down": Story(title: "Items move up, down and to a place of another category"),
            "member/*/make-admin": Story(title: "A logger becomes an admin and a logger again by acts"),
            "supply/*/clear": Story(title: "A counted supply is no longer counted by an act"),
            "import": .file, "become": .file,
            // These need a server.
            "sync/now": .server, "device/*/end": .server, "member/*/let-in": .server, "sync/share": .sharing,
            "sync/join": .sharing, "parked/*/retry": .parked, "parked/*/discard": .parked,
            "sync/sign-out": Story(
                title: "A device is signed out by an act once nothing waits to be sent, after a question",
                file: "ActStoryTests"
            ),
        ]
        // Walks tick boxes without an answer and with the clinic's.
        for word in TIPsAct.boxes.keys where !["untick", "tick", "tick-go-on"].contains(word) {
            stories["item/*/\(word)/*"] = word.hasPrefix("second") ? .further : .boxes
        }
        return stories
    }()

    @Test("Each kind of action that a walk may miss has a test that does it")
    func storiesAreTests() throws {
        for (kind, story) in Self.stories {
            let path = "Tests/TIPsTrackerTests/\(story.file).swift"
            let tests = try String(contentsOf: Corpus.package.appendingPathComponent(path), encoding: .utf8)
            let titles = tests.replacing(#/@Test\(\s+/#, with: "@Test(")
            #expect(Self.kinds.contains(kind) && titles.contains("@Test(\"\(story.title)\""), "\(kind)")
        }
    }

    @Test("A logger becomes an admin and a logger again by acts")
    func changedRoles() async throws {
        let family = try Family()
        let member = try family.ann.addMember("Cleo", role: .logger).id
        for (action, role) in [("make-admin", Member.Role.admin), ("make-logger", .logger)] {
            let acted = try await family.ann.perform(Act("member/\(member.rawValue)/\(action)"), at: .room)
            guard case .done = acted else {
                Issue.record("\(action): \(acted)")
                return
            }
            #expect(try family.ann.plan().members.first { $0.id == member }?.role == role)
        }
    }

    @Test("A counted supply is no longer counted by an act")
    func clearedSupply() async throws {
        let family = try Family()
        let egg = try family.item("Egg").id
        try family.ann.setSupply(egg, DoseDraft("30", "piece"))
        let acted = try await family.ann.perform(Act("supply/\(egg.rawValue)/clear"), at: .supplies)
        guard case .done = acted else {
            Issue.record("\(acted)")
            return
        }
        #expect(try family.ann.plan().supplies.isEmpty)
    }

    private static let folder = "Packages/TIPsTracker/TIPsTracker/Screens"

    /// Every kind of action, from the tables by which ids are read.
    private static let kinds: Set<String> = {
        let plain = TIPsAct.plain.keys.map { kind($0.joined(separator: "/")) }
        let named = TIPsAct.named.keys.map { "\($0)/*" }
        let subjects = TIPsAct.subjects.keys.map { $0.replacing("/", with: "/*/") }
        let boxes = TIPsAct.boxes.keys.map { "item/*/\($0)/*" }
        return Set(plain + named + subjects + boxes + ["reaction/*/photo/remove"])
    }()

    private static func kind(_ id: String) -> String {
        var parts = id.split(separator: "/").map(String.init)
        let words = ["add-unit", "next", "previous", "add", "remove", "copy-down"]
        if parts.count == 2, words.contains(parts[0]) { parts[1] = "*" }
        if parts.count > 2 { parts[1] = "*" }
        if parts.count == 4, parts[0] == "item" { parts[3] = "*" }
        return parts.joined(separator: "/")
    }

    @Test(
        "A walk in another language breaks no law, and each of its texts is in a catalog",
        arguments: [Language.pseudo, .spanish],
        WalkStart.allCases
    )
    func languages(language: Language, walker: WalkStart) async throws {
        let walk = try await walk(
            seed: walker.rawValue,
            day: "2026-02-10",
            walker == .logger ? .logger : .admin,
            from: walker == .newcomer ? .setup : .home,
            in: language
        )
        #expect(walk.breaches.isEmpty, "\(walk.breaches.prefix(12).joined(separator: "\n"))")
    }

    /// The person and the page with which a walk in another language begins, with its seed.
    enum WalkStart: UInt64, CaseIterable, Sendable {
        case admin = 11
        case newcomer, logger
    }

    @Test("A screen stays the same until the instant that it is valid until, and differs then")
    func validity() async throws {
        let walk = try await walk(seed: 22, day: "2026-02-10", .admin, from: .home, movesClock: true)
        #expect(walk.breaches.isEmpty, "\(walk.breaches.prefix(5).joined(separator: "\n"))")
    }

    private func walk(
        seed: UInt64,
        day: String,
        _ role: Member.Role,
        from start: TIPsLink,
        in language: Language = .english,
        movesClock: Bool = false
    ) async throws -> ScreenWalk {
        let folder = try TemporaryFolder()
        let isSetUp = start != .setup
        let family = try Family(isSetUp: isSetUp)
        if isSetUp {
            try family.ann.log(family.item("Peanut").id)
            try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .severe))
            try family.ann.setSupply(family.item("Egg").id, DoseDraft("30", "piece"))
            try family.ann.addMember("Cy", role: .admin)
        }
        try family.at("\(day)T08:00")
        let photos = Attachments(store: family.store, folder: folder.file("photos"), thumbnailer: nil)
        var tracker = TIPsTracker(
            store: family.store,
            photos: photos,
            clock: family.clock.wallClock,
            ids: .seeded(seed + 100),
            services: .unreachable
        )
        if role == .logger { tracker = tracker.acting(as: try family.ann.addMember("Bob", role: role).id) }
        let picture = folder.file("picture.png")
        try ObservationTests.pixel.write(to: picture)
        let app = tracker
        let own = isSetUp ? try tracker.currentMember().id.rawValue : ""
        // The front end provides the inbox.
        let link = { (text: String) in try TIPsLink(text) == .inbox ? TIPsLink.settings : TIPsLink(text) }
        var walk = ScreenWalk(
            seed: seed,
            files: [.file: [picture]],
            // A log that is brought back has an id of its own.
            histories: ["LogPage"],
            lasting: ["item/*/untick/*", "log/*/delete"],
            log: { try family.store.read { try ChangeLog.latest(in: $0) } },
            clock: movesClock ? family.clock : nil,
            language: language,
            // The family's items, a room's units, which are data of the room, and a text that the walk types.
            isContent: { text in
                ["Peanut", "Egg", "Cetirizine", "Almond", "Cashew", "Walnut", "Sesame", "Yogurt", "Stir it"].contains(
                    where: text.hasPrefix
                )
                    || ["capsule", "piece", "puff", "tablet", "tbsp", "tsp", "the walk stays in the room"].contains(
                        text
                    )
            },
            // A server that is out of reach, and a role that doesn't suffice, are about no field. A code that no room has is at the field of an
            // earlier step, where the remedy leads.
            isAboutNoField: { why in
                ["can't be reached now", "is a logger and can't", "this app can't", "no room here has the code"]
                    .contains { why.contains($0) }
            },
            kind: Self.kind,
            show: { try app.screen(link($0)) },
            perform: { act, text in
                // The walk stays in the room.
                if ["leave", "member/\(own)/revoke"].contains(act.action) {
                    let shown = try app.screen(link(text))
                    if ScreenParts(shown).actions.contains(where: { $0.id == act.action && $0.isEnabled }) {
                        return .refused(shown, why: "⟦the walk stays in the room⟧")
                    }
                }
                return try await app.perform(act, at: link(text))
            }
        )
        let before = role == .logger ? try family.ann.plan() : nil
        await walk.walk(from: start.target, steps: movesClock || language != .english ? 200 : 700)
        if let before { try expectUntouched(before, family) }
        if language == .english {
            await walk.catchUp()
            await walk.tryRanges()
            // A severe reaction is noted whatever its words are, so they are cut.
            await walk.tryLimits(except: ["symptom", "note"])
        }
        return walk
    }

    /// Checks that the parts which only an admin may change are as they were.
    private func expectUntouched(_ before: Plan, _ family: Family) throws {
        let after = try family.ann.plan()
        #expect(after.room == before.room && after.members == before.members && after.units == before.units)
        #expect(after.cycles == before.cycles && after.items == before.items)
        #expect(after.clinic == before.clinic && after.emergency == before.emergency && after.timing == before.timing)
    }

    @Test("Each act's id is read back into it, and nothing else is read")
    func ids() throws {
        let day = try date("2026-03-08")
        let flags = [(false, false), (true, false), (false, true), (true, true)]
        let item: Item.ID = ID("a/b")
        let member: Member.ID = ID("100%")
        let reaction: Reaction.ID = ID("r")
        let plan: [TIPsAct] = [
            .openItem(item), .openUnit(ID("u")), .addUnit(field: nil), .addUnit(field: "week.6.unit"),
            .untick(item, day), .removeNewItem(.treatment, 12), .copyDown(prefix: "week."), .moveItem(item),
            .moveUp(item), .moveDown(item), .confirmItem(item), .stopItem(item), .resumeItem(item), .deleteItem(item),
            .deleteUnit(ID("u")), .clearSupply(item), .releaseHold(day), .addItem(.maintenance),
        ]
        let others: [TIPsAct] = [
            .openLog(ID("l")), .deleteLog(ID("l")), .openReaction(reaction), .deleteReaction(reaction),
            .addPhoto(reaction), .removePhoto(reaction), .liftStop(reaction), .revoke(member), .makeAdmin(member),
            .makeLogger(member), .letIn(member), .endDevice(ID("d")), .retry(7), .discard(7),
        ]
        let plain: [TIPsAct] = [
            .show, .undo, .reportFile, .export, .card, .save, .next, .toStep(.items), .backTo(.cycle), .finish,
            .newCode,
            .addMember, .leave, .saveZone, .syncNow, .share, .join, .signOut, .logsFile, .importRoom, .become,
        ]
        let ticks: [TIPsAct] = [false, true].flatMap { second in
            flags.flatMap { flags in
                [(true, false), (false, true), (true, true), (false, false)].map {
                    TIPsAct.tick(
                        item,
                        day,
                        goOn: flags.0,
                        stopped: flags.1,
                        clock: $0.0,
                        noDose: $0.1,
                        second: second
                    )
                }
            }
        }
        let acts = plan + others + plain + ticks + TIPsAct.Page.allCases.map { TIPsAct.open($0) }
        for act in acts { #expect(TIPsAct(act.id) == act, "\(act.id)") }
        #expect(try Set(acts.map { Declared.name(of: $0) }) == Declared.cases(in: Self.folder + "/TIPsAct.swift"))
        #expect(Set(acts.map { Self.kind($0.id) }).isSuperset(of: Self.kinds))
        #expect(TIPsAct.tick(item, day, goOn: true, stopped: true).id == "item/a%2Fb/tick-go-on-stopped/2026-03-08")
        #expect(TIPsAct.tick(item, day, goOn: false, stopped: false, clock: true).id.contains("/tick-clock/"))
        #expect(TIPsAct.tick(item, day, goOn: false, stopped: false, second: true).id.contains("/second/"))
        for wrong in [
            "", "/", "item", "item//edit", "item/i/tick", "item/i/tick/today", "item/i/ticks/2026-03-08",
            "item/i/second", "item/i/second/today", "parked/x/retry",
            "remove/snack.1", "remove/medicine", "hold/today/release", "save/", "reaction/r/photo/add", "member/m/fly",
        ] {
            #expect(TIPsAct(wrong) == nil, "\(wrong)")
        }
    }

    @Test("A draft in a link is read back, and a link with a broken draft leads nowhere")
    func drafts() throws {
        let links: [TIPsLink] = [
            .draft(.setup, ["who": "self", "patient": "Mia = ½/¼ %"]),
            .draft(.addItem(.treatment), ["week.6.dose": "", "name": "…"]),
            .draft(.addUnit(.treatmentItem(ID("i"), week: 6)), ["a": "="]), .reaction(ID("r")),
        ]
        for link in links { #expect(try TIPsLink(link.target) == link) }
        for wrong in [
            "tips://draft", "tips://draft/setup", "tips://draft/a=1", "tips://draft/a=1/nowhere",
            "tips://draft/a=1/a=2/setup", "tips://draft/a=1/draft/b=1/setup",
        ] {
            #expect(throws: TIPsError.noSuchScreen(wrong)) { try TIPsLink(wrong) }
        }
    }

    @Test("A room is set up by acts alone: one question a page, items with copied doses, back, and confirmed")
    func setup() async throws {
        let family = try Family(isSetUp: false)
        var form = Walker(family.ann, at: .setup)
        try await form.press("next", ["who": "self"])
        try await form.press(
            "next/items",
            ["patient": "Mia", "start": "2026-01-05", "challenge": "2026-03-30", "me": "Ann"]
        )
        try await form.press("add/treatment")
        try await form.press("add/medicine")
        try await form.press("add/medicine")
        try await form.press("remove/medicine.2")
        try await form.press(
            "copy-down/treatment.1.week.",
            [
                "medicine.1.name": "Cetirizine", "medicine.1.dose": "5", "medicine.1.unit": "mL",
                "treatment.1.name": "Peanut", "treatment.1.week.1.dose": "1/4", "treatment.1.week.1.unit": "tsp",
                "treatment.1.week.7.dose": "1/2",
            ]
        )
        try await form.press("next/reminders")
        try await form.press("previous/items")
        #expect(form.field("treatment.1.name") == "Peanut" && form.field("treatment.1.week.12.dose") == "1/2")
        try await form.press("next/reminders")
        try await form.press("next/timer", ["medicine.on": "true", "medicine.time": "07:30"])
        try await form.press("next/confirm")
        #expect((form.screen as? SetupScreen)?.summary.first == "Mia Plan, cycle 1")
        let done = try await form.press("finish", operation: "setup-1")
        #expect(done.said == "plan for Mia set up" && done.undo == nil && done.next.target == "tips://home")
        #expect(try await self.done(family.ann.perform(Act("finish", operation: "setup-1"), at: form.last)) == done)
        let peanut = try family.item("Peanut")
        #expect(
            peanut.dosing.weeks.sorted { $0.key < $1.key }.map(\.value.text) == Array(repeating: "1/4", count: 6)
                + Array(repeating: "1/2", count: 6)
        )
        #expect(try family.ann.settings().reminders[.medicine] == .init(isOn: true, time: time("07:30")))
    }

    @Test(
        "A next cycle by acts, a carried-over dose confirmed, a day held and released, the zone moved, and the room left"
    )
    func nextCycle() async throws {
        let family = try Family(now: "2026-03-30T08:00")
        let cy = try family.member("Cy", .admin)
        let opened = try await done(family.ann.perform(Act("new-cycle"), at: .editPlan))
        var form = Walker(family.ann, at: try TIPsLink(opened.next.target))
        try await form.press("next/items", ["challenge": "2026-06-22"])
        try await form.press("next/reminders", ["dosesFollow": "true"])
        for step in ["timer", "confirm"] { try await form.press("next/\(step)") }
        let begun = try await form.press("finish")
        #expect(begun.said == "cycle 2 started: 2026-03-30 to 2026-06-22" && begun.next.target == "tips://home")
        let almond = try family.item("Almond").id
        let confirm = Act("item/\(almond)/confirm")
        #expect(try await done(family.ann.perform(confirm, at: .editItems)).said == "dose of Almond confirmed")
        // One's own other phone confirms it, too.
        #expect(try await done(family.ann.perform(confirm, at: .editItems)).said == nil)
        try await done(family.ann.perform(Act("save", fields: ["reason": "fever"]), at: .holds))
        #expect(try family.ann.plan().holds.map(\.reason) == ["fever"])
        try await done(family.ann.perform(Act("hold/2026-03-30/release"), at: .holds))
        #expect(try family.ann.plan().holds.isEmpty)
        try await done(family.ann.perform(Act("zone/save", fields: ["zone": "Asia/Tokyo"]), at: .room))
        #expect(try family.ann.plan().room.timeZoneID == "Asia/Tokyo")
        let left = try await done(cy.perform(Act("leave", isConfirmed: true), at: .room))
        #expect(left.next.target == "tips://setup" && left.undo == nil)
        #expect(try family.ann.roomPage().former.map(\.name) == ["Cy"])
    }

    @Test("A tick that was made offline keeps its instant, today or yesterday, and never counts for another day")
    func late() async throws {
        let family = try Family()
        let (almond, egg) = (try family.item("Almond").id, try family.item("Egg").id)
        let evening = try family.instant("2026-01-05T20:00")
        let act = Act("item/\(almond)/tick/2026-01-05", operation: "phone-1", at: "\(evening)")
        try family.at("2026-01-06T09:00")
        let first = try await done(family.ann.perform(act, at: .home))
        #expect(first.said == "Almond logged" && first.next.target == "tips://home")
        #expect(try await done(family.ann.perform(act, at: .home)) == first)
        let log = try #require(try family.ann.entries(in: date("2026-01-05")..<date("2026-01-07")).first)
        #expect(try log.day == date("2026-01-05") && log.at == evening)
        let early = try family.instant("2026-01-06T07:30")
        try await done(family.ann.perform(Act("item/\(egg)/tick/2026-01-06", at: "\(early)"), at: .home))
        #expect(try family.ann.entries(in: date("2026-01-06")..<date("2026-01-07")).map(\.at) == [early])
        let wrong: [(id: String, at: String?)] = [
            ("item/\(egg)/tick/2026-01-05", nil), ("item/\(almond)/tick/2026-01-05", "\(early)"),
            ("item/\(egg)/tick/2026-01-04", "\(evening.adding(hours: -24))"),
            ("item/\(egg)/tick/2026-01-07", "\(evening.adding(hours: 48))"), ("item/\(egg)/tick/2026-01-05", "noon"),
        ]
        for (id, at) in wrong {
            let acted = try await family.ann.perform(Act(id, at: at), at: .home)
            guard case .refused(let screen, let why, _, _) = acted else {
                Issue.record("\(id) at \(at ?? "") wasn't refused")
                continue
            }
            #expect(try !why.isEmpty && (screen as? HomeScreen)?.date == date("2026-01-06"))
        }
        #expect(try family.ticked(on: "2026-01-05") == ["Almond"])
        let mixed = Act("item/\(egg)/tick/2026-01-06", at: "\(evening)")
        guard case .refused(_, let why, _, _) = try await family.ann.perform(mixed, at: .home) else {
            Issue.record("a time of yesterday was taken for today")
            return
        }
        #expect(why == "\(evening) is on 2026-01-05, not on 2026-01-06 — send a time of that day")
        // The clock that is judged is the one of the sending.
        let other = try Family()
        let morning = other.clock.now
        try other.at("2026-01-06T08:30")
        try other.ann.log(other.item("Egg").id)
        try other.at("2026-01-06T09:00")
        let food = try other.item("Almond").id
        let tick = Act("item/\(food)/tick/2026-01-05", at: "\(morning)")
        try await done(other.ann.perform(tick, at: .home))
        #expect(try other.ticked(on: "2026-01-05") == ["Almond"])
    }

    @Test("A box of a page that was left open past midnight is told to be of the day before, without its id")
    func leftOpen() async throws {
        let family = try Family()
        let egg = try family.item("Egg").id
        let box = Act("item/\(egg)/tick/2026-01-05", seen: try family.ann.homeScreen().revision)
        try family.at("2026-01-06T09:00")
        guard case .refused(let screen, let why, let remedy, _) = try await family.ann.perform(box, at: .home) else {
            Issue.record("a box of yesterday was ticked")
            return
        }
        #expect(why.hasPrefix("a new day has begun, and this was the box of 2026-01-05") && !why.contains(egg.rawValue))
        #expect(remedy?.target == "tips://history/2026-01-05")
        #expect(try (screen as? HomeScreen)?.date == date("2026-01-06"))
        let spanish = try await Language.$current.withValue(.spanish) { try await family.ann.perform(box, at: .home) }
        guard case .refused(_, let porque, _, _) = spanish else {
            Issue.record("a box of yesterday was ticked")
            return
        }
        #expect(porque.hasPrefix("empezó un nuevo día"))
    }

    @Test("A box that one's own other phone ticked or cleared is done, once, and so is a dose that it confirmed")
    func met() async throws {
        let family = try Family()
        let egg = try family.item("Egg").id
        let tick = "item/\(egg)/tick/2026-01-05"
        let untick = "item/\(egg)/untick/2026-01-05"
        let act = Act(tick, operation: "phone-1")
        try family.ann.log(egg)
        let first = try await done(family.ann.perform(act, at: .home))
        #expect(first.said == nil && first.undo == nil)
        try family.ann.unlog(egg)
        #expect(try await done(family.ann.perform(act, at: .home)) == first)
        #expect(try family.ticked(on: "2026-01-05") == [])
        #expect(try await done(family.ann.perform(Act(untick), at: .home)).said == nil)
    }

    @Test("An act beyond the role is refused by the screen and by the engine, and changes nothing")
    func roles() async throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let member = try family.ann.currentMember().id
        let (peanut, tsp) = (try family.item("Peanut").id, try family.ann.findUnit("tsp").id)
        try family.ann.log(peanut)
        let log = try #require(try family.ann.entries(in: date("2026-01-05")..<date("2026-01-06")).first).id
        let cases: [(Act, TIPsLink)] = [
            (Act("item/\(peanut)/untick/2026-01-05"), .home),
            (Act("item/\(peanut)/delete", isConfirmed: true), .editItems),
            (Act("item/\(peanut)/stop", isConfirmed: true), .editItems), (Act("item/\(peanut)/down"), .editItems),
            (Act("item/\(peanut)/move", fields: ["category": "medicine", "position": "1"]), .editItems),
            (Act("save", fields: ["name": "Walnut", "dose": "1", "unit": "tsp"]), .addItem(.medicine)),
            (Act("unit/\(tsp)/delete", isConfirmed: true), .editUnits),
            (Act("save", fields: ["new-unit": "drop"]), .addUnit(.units)),
            (Act("log/\(log)/delete", isConfirmed: true), .log(log)),
            (Act("save", fields: ["time": "07:00"]), .log(log)),
            (Act("code/new", isConfirmed: true), .room), (Act("member/\(member)/revoke", isConfirmed: true), .room),
            (Act("member/add", fields: ["name": "Eve", "role": "admin"]), .room),
            (Act("zone/save", fields: ["zone": "Asia/Tokyo"]), .room), (Act("save", fields: ["phone": "1"]), .clinic),
            (Act("save", fields: ["weight": "18 kg"]), .emergency), (Act("save", fields: ["minutes": "5"]), .timer),
            (Act("save", fields: ["amount": "3"]), .supplies), (Act("finish"), .newCycle),
            (Act("save", fields: ["patient": "Max"]), .editCycle),
            (Act("sync/share", fields: ["remote": "http://a"]), .sync),
            (Act("save", fields: ["from": "2026-01-06", "through": "2026-01-07", "reason": "trip"]), .holds),
            (Act("undo"), .home),
        ]
        let before = try family.dump()
        for (act, link) in cases {
            guard case .refused(_, let why, _, _) = try await bob.perform(act, at: link) else {
                Issue.record("\(act.action) at \(link.target) wasn't refused")
                continue
            }
            #expect(!why.isEmpty)
        }
        #expect(try family.dump() == before)
        // The engine itself checks the role, too, where a screen would forget it.
        #expect(throws: TIPsError.self) { try bob.deleteItem(peanut) }
        let gone = family.ann.acting(as: ID("nobody"))
        await #expect(throws: TIPsError.notAllowed(.nobody)) {
            _ = try await gone.perform(Act("undo"), at: TIPsLink.home)
        }
    }

    @Test(
        "A treatment food is added with a unit of its own: the draft is kept, the new unit is chosen, doses are copied down"
    )
    func draftKept() async throws {
        let family = try Family(now: "2026-02-10T08:00")
        var form = Walker(family.ann, at: .editItems)
        try await form.press("add/treatment")
        try await form.press("add-unit/week.6.unit", ["name": "Walnut", "week.6.dose": "1/8"])
        let saved = try await form.press("save", ["new-unit": "pinch"])
        #expect(saved.said == "unit pinch added")
        #expect(form.field("name") == "Walnut" && form.field("week.6.dose") == "1/8")
        let pinch = try family.ann.findUnit("pinch").id
        #expect(form.field("week.6.unit") == pinch.rawValue)
        try await form.press("copy-down/week.")
        #expect(form.field("week.12.dose") == "1/8" && form.field("week.12.unit") == pinch.rawValue)
        let added = try await form.press("save", ["weekly": "true"])
        #expect(added.said == "Walnut added to Treatment Foods" && added.next.target == "tips://items")
        #expect(try family.item("Walnut").dosing.weeks.keys.sorted() == Array(6...12))
        let undo = try #require(added.undo)
        try await done(family.ann.perform(undo.act, at: TIPsLink(undo.at.target)))
        #expect(throws: TIPsError.self) { try family.item("Walnut") }
    }

    @Test("The list of items tells each later change of a weekly dose")
    func laterDoses() async throws {
        let family = try Family()
        let peanut = try family.item("Peanut").id
        let tsp = try family.ann.findUnit("tsp").id.rawValue
        var fields = ["weekly": "true"]
        for week in 1...12 {
            fields["week.\(week).dose"] = week < 4 ? "1/8" : week < 7 ? "1/4" : "3/4"
            fields["week.\(week).unit"] = tsp
        }
        try await done(family.ann.perform(Act("save", fields: fields, isConfirmed: true), at: .editItem(peanut)))
        let row = try family.ann.editItemsPage().categories.flatMap(\.rows).first { $0.name == "Peanut" }
        #expect(row?.dose == "week 1: 1/8 tsp, then 1/4 tsp from week 4 on, 3/4 tsp from week 7 on")
    }

    @Test("A dose of ten times as much or in another unit is asked about in one question, and saved after a yes")
    func unusual() async throws {
        let family = try Family()
        let egg = try family.item("Egg").id
        let act = Act("save", fields: ["dose": "10"], operation: "o")
        let before = try family.dump()
        guard case .question(let question) = try await family.ann.perform(act, at: .editItem(egg)) else {
            Issue.record("an unusual dose wasn't asked about")
            return
        }
        #expect(
            question.question.contains("ten times") && question.question.hasSuffix("Does the clinic's plan say so?")
        )
        #expect(try family.dump() == before)
        var yes = act
        yes.isConfirmed = true
        try await done(family.ann.perform(yes, at: .editItem(egg)))
        #expect(try family.item("Egg").dosing.daily?.text == "10")
    }

    @Test("A toggle that makes fields go away is saved with what was shown before it")
    func toggled() async throws {
        let family = try Family()
        let peanut = try family.item("Peanut").id
        var fields = Dictionary(
            uniqueKeysWithValues: (1...12).flatMap { [("week.\($0).dose", "1/4"), ("week.\($0).unit", "tsp")] }
        )
        fields["weekly"] = "false"
        guard
            case .refused(let screen, let why, _, _) = try await family.ann.perform(
                Act("save", fields: fields),
                at: .editItem(peanut)
            )
        else {
            Issue.record("a food without a dose was saved")
            return
        }
        #expect(why == "a dose is needed, such as 1/4")
        #expect((screen as? AddTreatmentFoodItemPage)?.form.fields.map(\.id) == ["name", "weekly", "dose", "unit"])
    }

    @Test("Items move up, down and to a place of another category")
    func moves() async throws {
        let family = try Family()
        func names(_ title: String) throws -> [String] {
            try family.ann.editItemsPage().categories.first { $0.title == title }?.rows.map(\.name) ?? []
        }
        let (cashew, sesame) = (try family.item("Cashew").id, try family.item("Sesame").id)
        try await done(family.ann.perform(Act("item/\(cashew)/up"), at: .editItems))
        #expect(try names("Treatment Foods") == ["Cashew", "Peanut", "Sesame"])
        guard case .refused(_, let why, _, _) = try await family.ann.perform(Act("item/\(cashew)/up"), at: .editItems)
        else {
            Issue.record("the first item was moved up")
            return
        }
        #expect(why == "Cashew is the first")
        try await done(family.ann.perform(Act("item/\(cashew)/down"), at: .editItems))
        let move = Act("item/\(sesame)/move", fields: ["category": "maintenance", "position": "1"])
        try await done(family.ann.perform(move, at: .editItems))
        #expect(
            try names("Treatment Foods") == ["Peanut", "Cashew"] && names("Maintenance Foods") == ["Sesame", "Almond"]
        )
        let beyond = Act("item/\(sesame)/move", fields: ["position": "9"])
        guard case .refused(_, let far, _, _) = try await family.ann.perform(beyond, at: .editItems) else {
            Issue.record("an item was moved beyond the last place")
            return
        }
        #expect(far == TIPsError.noSuchPlace(9, last: 2).description)
    }

    @Test(
        "A move to a place that isn't there comes back with what was typed and the error at its field",
        arguments: [
            (["category": "maintenance", "position": "9"], "position", TIPsError.noSuchPlace(9, last: 2)),
            (["position": "0"], "position", .noSuchPlace(0, last: 3)),
            (["position": "third"], "position", .notAWholeNumber("third")),
            (["category": "snack", "position": "1"], "category", .notACategory("snack")),
        ] as [([String: String], String, TIPsError)]
    )
    func moveTyped(fields: [String: String], wrong: String, error: TIPsError) async throws {
        let family = try Family()
        let sesame = try family.item("Sesame").id
        let acted = try await family.ann.perform(Act("item/\(sesame)/move", fields: fields), at: .editItems)
        guard case .refused(let screen, let why, _, let field) = acted else {
            Issue.record("\(acted)")
            return
        }
        #expect(why == error.description && field == wrong)
        let inputs = ScreenParts(screen).fields(of: "item/\(sesame)/move")
        for (id, text) in fields { #expect(inputs.first { $0.id == id }?.value == text) }
        #expect(inputs.filter { $0.error != nil }.map(\.id) == [wrong])
        #expect(inputs.first { $0.id == wrong }?.error == why)
        // The other rows stay as they are.
        let rows = try #require(screen as? EditItemsPage).categories.flatMap(\.rows).filter { $0.id != sesame }
        #expect(rows.allSatisfy { $0.move.inputs.last?.value == String($0.position) })
    }

    @Test(
        "A reaction is written down with its picture, edited, and deleted; a logger adds to a severe one and changes nothing in it"
    )
    func reactions() async throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let new = Act("save", fields: ["symptom": "hives", "severity": "severe", "time": "07:45"])
        let saved = try await done(bob.perform(new, at: .reactions))
        #expect(saved.said == "reaction (severe): hives" && saved.undo == nil, "only an admin may take it back")
        let row = try #require(try bob.reactionsPage().rows.first)
        let link = TIPsLink.reaction(row.id)
        try await done(bob.perform(Act("save", fields: ["note": "on both arms", "adrenaline": "07:50"]), at: link))
        for fields in [["symptom": "rash"], ["severity": "mild"], ["note": "nothing"]] {
            guard case .refused = try await bob.perform(Act("save", fields: fields, isConfirmed: true), at: link) else {
                Issue.record("a logger changed a severe reaction: \(fields)")
                continue
            }
        }
        try await done(family.ann.perform(Act("save", fields: ["time": "07:30", "antihistamine": "true"]), at: link))
        let edited = try #require(try family.ann.reactions(of: family.ann.plan().cycles[0].id).first)
        #expect(try edited.at == family.instant("2026-01-05T07:30") && edited.gaveAntihistamine)
        #expect(try edited.adrenalineAt == family.instant("2026-01-05T07:50") && edited.note == "on both arms")
        try await done(family.ann.perform(Act("reaction/\(row.id)/lift", isConfirmed: true), at: .emergency))
        try await done(family.ann.perform(Act("reaction/\(row.id)/delete", isConfirmed: true), at: .reactions))
        #expect(try family.ann.reactionsPage().rows.isEmpty)
    }

    @Test("An act on a screen that has changed since is done where it means the same, and else shows what changed")
    func stale() async throws {
        let family = try Family()
        let cy = try family.member("Cy", .admin)
        let egg = try family.item("Egg").id
        let seen = try family.ann.homeScreen().revision
        try cy.editItem(egg, ItemEdit(name: "Egg white"))
        try await done(family.ann.perform(Act("item/\(egg)/tick/2026-01-05", seen: seen), at: .home))
        let save = Act("save", fields: ["name": "Egg yolk"], seen: seen)
        guard case .refused(let screen, let why, _, _) = try await family.ann.perform(save, at: .editItem(egg)) else {
            Issue.record("another member's edit was overwritten")
            return
        }
        #expect(why == "since you looked: Egg renamed to Egg white — look again, then decide")
        #expect((screen as? AddItemPage)?.form[field: "name"]?.value == "Egg yolk", "what was typed is kept")
        guard case .refused = try await family.ann.perform(Act("undo", seen: seen), at: .home) else {
            Issue.record("an undo took back another change than the one that was seen")
            return
        }
        // Another member's later change doesn't alter what one's own undo takes back.
        let now = try family.ann.homeScreen().revision
        try cy.addUnit("drop")
        #expect(
            try await done(family.ann.perform(Act("undo", seen: now), at: .home)).said == "taken back: Egg white logged"
        )
    }

    @Test("Reminders are saved as one change, files are given out, and another day, week and cycle are shown")
    func pages() async throws {
        let family = try Family()
        let before = try family.count("change")
        let save = Act("save", fields: ["medicine.on": "true", "treatment.on": "true", "treatment.time": "18:00"])
        let saved = try await done(family.ann.perform(save, at: .reminders))
        #expect(try family.count("change") == before + 1)
        #expect(saved.said == "Ann: reminders for Medicine at 08:00 and Treatment Foods at 18:00")
        guard case .file(let file) = try await family.ann.perform(Act("export"), at: .home) else {
            Issue.record("no file was given out")
            return
        }
        #expect(try file.name == "room.json" && file.bytes == [UInt8](family.ann.exportRoom()))
        guard case .refused(_, let why, _, _) = try await family.ann.perform(Act("report/pdf"), at: .report(nil)) else {
            Issue.record("a report was printed without a printer")
            return
        }
        #expect(why == TIPsError.notOffered(what: "print").description)
        let links: [(Act, TIPsLink, String?)] = [
            (Act("show", fields: ["day": "2026-01-04"]), .history(nil), "tips://history/2026-01-04"),
            (Act("show", fields: ["day": "2026-02-30"]), .history(nil), nil),
            (Act("show", fields: ["week": "3"]), .week(nil, nil), "tips://week/cycle-1/3"),
            (Act("show", fields: ["week": "13"]), .week(nil, nil), nil),
            (Act("show", fields: ["cycle": "cycle-9"]), .adherence(nil), nil),
            (Act("report"), .home, "tips://report"),
            (Act("show", fields: ["cycle": "cycle-1"]), .report(nil), "tips://report/cycle-1"),
            (Act("show", fields: ["cycle": "cycle-9"]), .report(nil), nil),
        ]
        for (act, link, target) in links {
            let acted = try await family.ann.perform(act, at: link)
            if let target {
                #expect(try done(acted).next.target == target)
            } else if case .refused = acted {
            } else {
                Issue.record("\(act.fields) wasn't refused")
            }
        }
    }

    @Test("A shared room by acts: synchronized, another phone let in, a device shut out")
    func shared() async throws {
        let room = try SharedRoom()
        let services = TIPsServices(over: room.ann.transport)
        let ann = TIPsTracker(
            store: room.ann.store,
            clock: room.ann.clock.wallClock,
            ids: .seeded(9),
            services: services
        )
        let me = try ann.currentMember().id
        try await done(ann.perform(Act("sync/now"), at: .sync))
        let letIn = Act("member/\(me)/let-in", fields: ["account": "accountOtherWithAWholeId"], operation: "o")
        try await done(ann.perform(letIn, at: .room))
        #expect(try ann.roomPage().devices.map(\.id.rawValue).sorted() == ["accountAnn", "accountOtherWithAWholeId"])
        try await done(ann.perform(Act("device/accountOtherWithAWholeId/end", isConfirmed: true), at: .room))
        #expect(try ann.roomPage().devices.map(\.id.rawValue) == ["accountAnn"])
        guard
            case .refused(_, let why, _, _) = try await ann.perform(
                Act("sync/share", fields: ["remote": "http://a"]),
                at: .sync
            )
        else {
            Issue.record("a shared room was shared again")
            return
        }
        #expect(why == "this page has no such action")
    }

    @Test(
        "A room that can't be shared or joined now promises nothing that is sent later",
        arguments: [
            (RoomTransportError.unreachable(reason: "no answer"), "can't be reached now (no answer)"),
            (.busy(reason: "429"), "can't be reached now (429)"), (.full(reason: "no space"), "ask an admin to remove"),
            (.invalid(reason: "no key"), "can't be used (no key) — look at the address, and at the key"),
        ]
    )
    func notBegun(error: RoomTransportError, words: String) async throws {
        var services = TIPsServices.unreachable
        services.share = { _, _ in throw TIPsError.remote(error) }
        services.join = { _, _ in throw TIPsError.remote(error) }
        services.synchronize = { _ in throw TIPsError.remote(error) }
        func why(_ act: Act, _ store: LocalStore, _ clock: ManualClock) async throws -> String {
            let tracker = TIPsTracker(store: store, clock: clock.wallClock, ids: .seeded(9), services: services)
            guard case .refused(_, let why, _, _) = try await tracker.perform(act, at: .sync) else { return "" }
            return why
        }
        let remote = MembershipTests.remote.address
        let (family, fresh) = (try Family(), try Family(isSetUp: false))
        let joining = ["code": RoomCodeRule.shown(try family.ann.roomCode()), "remote": remote, "me": "Bob"]
        let refusals = [
            try await why(Act("sync/share", fields: ["remote": remote]), family.store, family.clock),
            try await why(Act("sync/join", fields: joining), fresh.store, fresh.clock),
        ]
        for why in refusals {
            #expect(why.contains(words) && why.contains("nothing was changed") && !why.contains("later"), "\(why)")
        }
        // A room that is shared keeps what is logged.
        let shared = try SharedRoom()
        let kept = try await why(Act("sync/now"), shared.ann.store, shared.ann.clock)
        #expect(kept == error.description)
    }

    @Test("A setup whose join is refused leads back to the code, where a second phone says that its person is a member")
    func secondPhone() async throws {
        let scene = try await MembershipTests.Scene()
        let code = try await scene.code()
        let devices = [try scene.device("annTablet"), try scene.device("annTabletAgainWholeId0")]
        // A refused account is ended, so the second try has another one.
        let tablets = devices.map { device in
            TIPsTracker(
                store: devices[0].store,
                clock: scene.family.clock.wallClock,
                ids: .seeded(9),
                services: TIPsServices(over: device.way)
            )
        }
        var form = Walker(tablets[0], at: .setup)
        try await form.press("next", ["who": "code"])
        let answers = ["code": code, "remote": MembershipTests.remote.address, "me": "Ann"]
        try await form.press("next/reminders", answers)
        try await form.press("next/timer", ["medicine.on": "true", "medicine.time": "07:30"])
        guard case .refused(_, let why, let remedy, _) = try await tablets[0].perform(Act("finish"), at: form.link)
        else {
            Issue.record("Ann's name was given twice")
            return
        }
        #expect(why == TIPsError.nameTaken("Ann", what: "member").description)
        var again = Walker(tablets[1], at: try TIPsLink(try #require(remedy).target))
        #expect(again.field("code") == code && again.field("me") == "Ann" && again.field("member") == "false")
        try await again.press("next/reminders", ["member": "true"])
        try await again.press("next/timer")
        let ann = try scene.member("Ann").id
        guard case .refused(_, let asks, _, _) = try await tablets[1].perform(Act("finish"), at: again.link) else {
            Issue.record("a phone that nobody let in joined as Ann's")
            return
        }
        #expect(asks == TIPsError.notLetIn(account: "annTabletAgainWholeId0", name: "Ann").description)
        try scene.family.ann.letIn("annTabletAgainWholeId0", as: ann)
        try await scene.family.ann.synchronize(over: scene.annsWay)
        try await again.press("finish")
        #expect(try tablets[1].currentMember().id == ann)
    }

    @discardableResult
    private func done(_ acted: Acted) throws -> Acted.Done {
        guard case .done(let done) = acted else { throw NotDone(acted: "\(acted)") }
        return done
    }
}

struct NotDone: Error { let acted: String }

/// A front end that goes from screen to screen by acts.
private struct Walker {
    let tracker: TIPsTracker
    /// The screen that is shown, and the one before it.
    var link: TIPsLink
    var last: TIPsLink

    init(_ tracker: TIPsTracker, at link: TIPsLink) {
        self.tracker = tracker
        self.link = link
        last = link
    }

    var screen: (any Screen)? { try? tracker.screen(link) }

    func field(_ id: String) -> String? {
        screen.flatMap { ScreenParts($0).forms.flatMap(\.fields).first { $0.id == id }?.value }
    }

    @discardableResult
    mutating func press(
        _ action: String,
        _ fields: [String: String] = [:],
        operation: String? = nil
    ) async throws -> Acted.Done {
        let acted = try await tracker.perform(Act(action, fields: fields, operation: operation), at: link)
        guard case .done(let done) = acted else { throw NotDone(acted: "\(acted)") }
        last = link
        link = try TIPsLink(done.next.target)
        return done
    }
}

extension TIPsServices {
    /// An app whose server is out of reach, with files of one byte.
    static var unreachable: TIPsServices {
        let away = TIPsError.remote(.unreachable(reason: "no answer"))
        let file = ScreenFile(name: "page.pdf", mediaType: "application/pdf", bytes: [1])
        return TIPsServices(
            share: { _, _ in throw away },
            join: { _, _ in throw away },
            synchronize: { _ in throw away },
            signOut: { _ in throw away },
            report: { _ in file },
            card: { _, _ in file }
        )
    }

    /// An app with a server.
    init(over transport: TreeTransport) {
        self = .unreachable
        share = { tracker, remote in _ = try await tracker.connect(to: remote, over: transport) }
        join = { tracker, joining in
            guard let remote = joining.remote else { throw TIPsError.noRoomWithCode(joining.code) }
            _ = try await tracker.join(
                code: joining.code,
                name: joining.name,
                isMember: joining.isMember,
                settings: joining.settings,
                at: remote,
                over: transport
            )
        }
        synchronize = { tracker in _ = try await tracker.synchronize(over: transport) }
    }
}
