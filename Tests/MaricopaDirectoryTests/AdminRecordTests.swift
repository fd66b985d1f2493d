import MaricopaDirectory
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("An admin's work on records")
struct AdminRecordTests {
    /// The texts for each kind's fields in the document.
    static let edits: [RecordKind: [RecordField: String]] = [
        .market: [
            .title: "Downtown Market", .address: "721 N Central Ave", .phone: "602-555-0100",
            .hours: "Sat 08:00-13:00; [Summer May 1-Sep 30] Sat 07:00-12:00",
            .produce: "Winter: Citrus, Greens\nSummer: Melons",
            .payments: "credit, wic, wic-cash, sfmnp, snap", .zip: "85004", .city: "Phoenix",
            .coordinates: "33.4563, -112.0737", .website: "https://example.org/market",
        ],
        .park: [
            .title: "A park", .address: "1 Park Rd", .phone: "602-555-0101", .hours: "daily 05:00-23:00",
            .features: "Playground, Hiking trails",
        ],
        .activity: [
            .title: "Hiking", .address: "Trailhead", .phone: "602-555-0102", .hours: "daily 05:00-19:00",
            .placeFeature: "Hiking trails", .howTo: "Bring water.", .leagues: "https://example.org/leagues",
        ],
        .recipe: [
            .title: "Corn soup", .ingredients: "2 cups corn\n1 onion", .directions: "Husk the corn.\nSimmer.",
            .nutrition: "Sodium: 140 mg", .meals: "lunch, dinner", .featured: "yes", .servings: "4 servings",
            .added: "2026-01-02", .azHealthZone: "https://www.azhealthzone.org",
        ],
        .event: [
            .title: "Fun run", .schedule: "2026-05-09 07:00-09:00; weekly on Sat until 2026-06-27", .cost: "$5-$10",
            .ages: "5-12",
            .organizer: "Sample Park District", .status: "cancelled", .eventPage: "https://example.org/run",
        ],
        .resource: [
            .title: "Food help", .description: "Whom to ask.\n\nAnd where.", .learnMore: "https://example.org/help",
        ],
    ]

    @Test("an admin changes every field of every kind, and reads it again", arguments: RecordKind.allCases)
    func edit(kind: RecordKind) throws {
        let box = try UserBox()
        let texts = try #require(Self.edits[kind])
        let record = try box.owner.edit(UserBox.id(kind), texts, expecting: 1).record
        #expect(record.version == 2)
        for (field, text) in texts { #expect(RecordFieldText.text(field, of: record) == text, "\(field)") }
        let entry = try #require(try box.owner.history(of: record.id).first)
        #expect(Set(entry.changes.map(\.field)).isSuperset(of: texts.keys.map(\.label).filter { $0 != "Added on" }))
        let title = try #require(entry.changes.first { $0.field == "Title" })
        #expect(title.before == "A sample \(kind.rawValue)" && title.after == texts[.title])
        #expect(entry.actor == "owner" && entry.summary == "\(kind.rawValue) changed: \(record.title)")
    }

    @Test(
        "values that are hardly meant are refused at their field: swapped times, an event that is over, places far away",
        arguments: [
            (.market, .hours, "Sat 11:00-07:00", "Sat 20:00-02:00"),
            (.market, .hours, "Sat 11:00-07:00", "daily 06:00-05:00"),
            (.event, .schedule, "2026-05-09 12:00-09:00", "2026-05-09 12:00-15:00"),
            (.event, .schedule, "2026-05-01 09:00-12:00", "2026-05-02 09:00-12:00"),
            (.market, .zip, "90210", "85003"), (.market, .coordinates, "0, 0", "33.45, -112.07"),
            (.park, .coordinates, "-112.07, 33.45", "32.9, -112.7"),
        ] as [(RecordKind, RecordField, String, String)]
    )
    func slips(kind: RecordKind, field: RecordField, slip: String, right: String) throws {
        let box = try UserBox()
        var draft = RecordDraft(kind, [.title: "New", .schedule: "2026-05-09 09:00-12:00"])
        if kind != .event { draft.texts[.schedule] = nil }
        draft.texts[field] = slip
        guard case .fields(let errors)? = box.refusal({ try box.owner.add(draft) }) else {
            Issue.record("\(slip) was taken")
            return
        }
        #expect(errors.map(\.field) == [field])
        draft.texts[field] = right
        let record = try box.owner.add(draft).record
        #expect(box.refusal { try box.owner.edit(record.id, [field: slip]) } == .fields(errors))
    }

    @Test("an event that begins when another of its title does is refused, and one at another time isn't")
    func sameEvent() throws {
        let box = try UserBox()
        var draft = RecordDraft(.event, [.title: "Fun run", .schedule: "2026-05-09 07:00-09:00"])
        try box.owner.add(draft)
        draft.texts[.title] = "fun run"
        guard case .fields(let errors)? = box.refusal({ try box.owner.add(draft) }) else {
            Issue.record("the second one was taken")
            return
        }
        #expect(errors.map(\.field) == [.title])
        draft.texts[.city] = "Mesa"
        #expect(box.refusal { try box.owner.add(draft) } == .fields(errors))
        draft.texts[.schedule] = "2026-05-10 07:00-09:00"
        try box.owner.add(draft)
        draft.texts[.city] = "Tempe"
        try box.owner.add(draft)
    }

    @Test(
        "the end of a series can be noted after it has passed, and its beginning can't be moved to a day that is over"
    )
    func endedSeries() throws {
        let box = try UserBox()
        let texts: [RecordField: String] = [.title: "Class", .schedule: "2026-04-04 09:00-10:00; weekly on Sat"]
        let series = try box.owner.add(RecordDraft(.event, texts)).record
        try box.owner.edit(series.id, [.schedule: "2026-04-04 09:00-10:00; weekly on Sat until 2026-04-25"])
        let other = try box.owner.add(RecordDraft(.event, [.title: "Run", .schedule: "2026-05-09 07:00-09:00"])).record
        #expect(box.refusal { try box.owner.edit(other.id, [.schedule: "2026-04-11 07:00-09:00"]) } != nil)
    }

    @Test("the form of a new record has today as the day on which it is added")
    func addedToday() throws {
        let box = try UserBox()
        let form = try box.owner.recordForm(RecordDraft(.market)).form
        #expect(form.fields.first { $0.id == "added" }?.value == "2026-05-02")
    }

    @Test("facts that were entered here, and a check noted here, aren't told as the source's")
    func enteredHere() throws {
        let box = try UserBox()
        let market = Record(
            id: TimeKit.ID("usda-1"),
            title: "A market",
            source: RecordSource("usda-markets", id: "1"),
            addedOn: try LocalDate(iso8601: "2026-05-01"),
            verifiedOn: try LocalDate(iso8601: "2017-06-20"),
            details: .market(MarketDetails())
        )
        try box.insert(market)
        func source() throws -> String { try box.ana.recordScreen(market.id).source }
        let before = try source()
        #expect(before.hasSuffix(", last checked on 2017-06-20"))
        try box.owner.edit(market.id, [.hours: "Sat 08:00-13:00"])
        #expect(try source() == before + "; entered here: Hours (2026-05-02)")
        let page = String(decoding: try box.ana.sharePage(market.id), as: UTF8.self)
        #expect(page.contains("Entered here: Hours (2026-05-02)."))
        try box.owner.verify(market.id)
        #expect(try source().contains("; checked here on 2026-05-02; entered here: Hours"))
        try box.owner.undo()
        try box.owner.undo()
        #expect(try source() == before)
    }

    @Test("an admin enters a record of every kind and deletes it; its history stays", arguments: RecordKind.allCases)
    func addAndDelete(kind: RecordKind) throws {
        let box = try UserBox()
        let texts = try #require(Self.edits[kind])
        let record = try box.owner.add(RecordDraft(kind, texts), id: "new-\(kind.rawValue)").record
        #expect(record.kind == kind && record.version == 1)
        for (field, text) in texts { #expect(RecordFieldText.text(field, of: record) == text, "\(field)") }
        #expect(
            box.refusal { try box.owner.add(RecordDraft(kind, texts), id: "new-\(kind.rawValue)") }
                == .idTaken("new-\(kind.rawValue)")
        )
        try box.owner.delete(record.id, expecting: 1)
        #expect(box.refusal { try box.owner.delete(record.id) } == .noSuchRecord(record.id.rawValue))
        let history = try box.owner.history(of: record.id)
        #expect(
            history.map(\.summary) == [
                "\(kind.rawValue) deleted: \(record.title)", "\(kind.rawValue) added: \(record.title)",
            ]
        )
        try box.owner.rollBack(try #require(history.first).id)
        #expect(try box.owner.verify(record.id).title == record.title)
    }

    @Test(
        "an event's status is one of three, is told where it isn't certain, and older commands cancel it by its old name"
    )
    func status() throws {
        let box = try UserBox()
        let id = UserBox.id(.event)
        func details() throws -> EventDetails {
            guard case .event(let event) = try box.owner.read(id).details else {
                throw DirectoryError.fault("no event")
            }
            return event
        }
        let field = try #require(try box.owner.recordForm(of: id).form[field: "status"])
        #expect(field.kind == .choice && field.choices.map(\.value) == ["confirmed", "tentative", "cancelled"])
        try box.owner.edit(id, [.status: "tentative"])
        #expect(try details().isTentative == true && !details().isCancelled)
        let lines = try box.owner.recordScreen(id).header.lines
        #expect(lines.contains { $0.hasPrefix("Not certain yet: ") }, "\(lines)")
        #expect(try box.owner.history(of: id).first?.changes.map(\.field) == ["Status"])
        try box.owner.edit(id, [.status: "cancelled"])
        #expect(try details().isCancelled)
        try box.owner.edit(id, [.canceled: "no"])
        #expect(try RecordFieldText.text(.status, of: box.owner.read(id)) == "tentative")
        try box.owner.edit(id, [.status: "confirmed"])
        #expect(try details().isTentative == false)
        #expect(box.refusal { try box.owner.edit(id, [.status: "maybe"]) } != nil)
        #expect(RecordField.named("cancelled", of: .event) == .canceled)
        #expect(RecordField.named("cancelled", of: .park) == nil)
        try box.owner.edit(id, [.status: ""])
        #expect(try details().isTentative == nil && !details().isCancelled)
    }

    @Test("a field that an admin leaves as it is leaves no trace")
    func sameAgain() throws {
        let box = try UserBox()
        let before = try box.owner.history().count
        let record = try box.owner.edit(UserBox.id(.park), [.title: "A sample park"]).record
        #expect(record.version == 1)
        #expect(try box.owner.history().count == before)
    }

    @Test("the second of two admins on one field is told, and nothing is overwritten")
    func twoAdmins() throws {
        let box = try UserBox()
        let id = UserBox.id(.market)
        let one = box.nobody.acting(as: .admin(TimeKit.ID("one")))
        let two = box.nobody.acting(as: .admin(TimeKit.ID("two")))
        try one.edit(id, [.phone: "602-555-0111"], expecting: 1)
        let refusal = box.refusal { try two.edit(id, [.phone: "602-555-0222"], expecting: 1) }
        #expect(refusal == .changedMeanwhile(id.rawValue, seen: 1, is: 2))
        #expect(try two.history(of: id).first?.actor == "one")
        #expect(try two.edit(id, [.phone: "602-555-0222"], expecting: 2).record.phone == "602-555-0222")
        #expect(box.refusal { try one.delete(id, expecting: 2) } == .changedMeanwhile(id.rawValue, seen: 2, is: 3))
    }

    @Test("a version stands for one content, whatever was rolled back in between")
    func versions() throws {
        let box = try UserBox()
        let id = UserBox.id(.market)
        try box.owner.edit(id, [.phone: "602-555-0101"], expecting: 1)
        try box.owner.rollBack(try #require(try box.owner.history(of: id).first).id)
        let again = try box.owner.edit(id, [.phone: "602-555-0102"], expecting: 1).record
        #expect(again.version > 2)
        #expect(box.refusal { try box.owner.edit(id, [.phone: "602-555-0103"], expecting: 2) } != nil)
    }

    @Test(
        "a rollback brings the bytes back, a rollback of the rollback those that were there",
        arguments: RecordKind.allCases
    )
    func rollBack(kind: RecordKind) throws {
        let box = try UserBox()
        let id = UserBox.id(kind)
        let image = { try box.row(id.rawValue) }
        let before = try image()
        try box.owner.edit(id, try #require(Self.edits[kind]))
        let after = try image()
        let edit = try #require(try box.owner.history(of: id).first)
        let back = try box.owner.rollBack(edit.id)
        #expect(try image() == before && before != after)
        #expect(
            back.undoes == edit.id && back.changes.first { $0.field == "Title" }?.after == "A sample \(kind.rawValue)"
        )
        try box.owner.rollBack(back.id)
        #expect(try image() == after)
        #expect(box.refusal { try box.owner.rollBack(edit.id) } != nil)
    }

    @Test("a record that somebody changed since is not rolled back over, and it is said who did")
    func changedSince() throws {
        let box = try UserBox()
        let id = UserBox.id(.park)
        try box.owner.edit(id, [.title: "First"])
        let first = try #require(try box.owner.history(of: id).first)
        try box.nobody.acting(as: .admin(TimeKit.ID("two"))).edit(id, [.title: "Second"])
        let refusal = box.refusal { try box.owner.rollBack(first.id) }
        guard case .store(.changedSince(_, _, _, let actor, _))? = refusal else {
            Issue.record("\(String(describing: refusal))")
            return
        }
        #expect(actor == "two")
        #expect(try box.owner.read(id).title == "Second")
    }

    @Test("undo takes one's own last change back, then the one before")
    func undo() throws {
        let box = try UserBox()
        let two = box.nobody.acting(as: .admin(TimeKit.ID("two")))
        try two.edit(UserBox.id(.park), [.title: "Mine"])
        try box.owner.edit(UserBox.id(.market), [.title: "Theirs"])
        #expect(try two.undo().summary == "taken back: park changed: Mine")
        #expect(try box.owner.read(UserBox.id(.market)).title == "Theirs")
        #expect(box.refusal { try two.undo() } == .store(.nothingToUndo))
    }

    @Test("unchecked records come first, then those checked longest ago; those of today go last")
    func freshness() throws {
        let box = try UserBox()
        try box.owner.edit(UserBox.id(.market), [.verified: "2020-01-01"])
        try box.owner.edit(UserBox.id(.park), [.verified: "2019-01-01"])
        try box.owner.verify(UserBox.id(.event))
        let queue = try box.owner.freshness()
        #expect(queue.suffix(3).map(\.kind) == [.park, .market, .event])
        #expect(queue.last?.verifiedOn == (try HoursSample.date("2026-05-02")))
        #expect(try box.owner.freshness(of: .market).map(\.kind) == [.market])
        #expect(try box.owner.freshness(limit: 2).count == 2)
    }

    @Test("recipes are put on their home and taken off; nothing else can be")
    func featured() throws {
        let box = try UserBox()
        let isFeatured = { (record: Record) in
            if case .recipe(let recipe) = record.details { recipe.isFeatured } else { false }
        }
        #expect(isFeatured(try box.owner.setFeatured(true, UserBox.id(.recipe))))
        #expect(!isFeatured(try box.owner.setFeatured(false, UserBox.id(.recipe))))
        #expect(box.refusal { try box.owner.setFeatured(true, UserBox.id(.park)) } == .notARecipe("sample-park"))
    }

    @Test("a person who is no admin may do none of it")
    func adminsOnly() throws {
        let box = try UserBox()
        let id = UserBox.id(.market)
        for directory in [box.nobody, box.ana] {
            let tries: [() throws -> Void] = [
                { try directory.add(RecordDraft(.market, [.title: "x"])) }, { try directory.edit(id, [.title: "x"]) },
                { try directory.delete(id) }, { try directory.verify(id) }, { try directory.setFeatured(true, id) },
                { _ = try directory.freshness() }, { _ = try directory.history() }, { try directory.rollBack(1) },
                { try directory.undo() }, { try directory.setPage(.about, title: "x") },
                { try directory.setButton("meetup", of: .market, title: "x") },
                { try directory.setSection(.hours, of: .market, title: "x") },
                { try directory.addOption("Mesa", to: .city, of: .market) },
                { try directory.removeOption("Mesa", from: .city, of: .market) },
            ]
            for (number, attempt) in tries.enumerated() { #expect(box.refusal(attempt) == .adminsOnly, "\(number)") }
        }
    }

    @Test("an id that no link could carry is refused", arguments: ["", "A", "a b", "a/b", "-a", "é", "a\u{0}"])
    func ids(id: String) throws {
        let box = try UserBox()
        #expect(box.refusal { try box.owner.add(RecordDraft(.park, [.title: "x"]), id: id) } == .notAnID(id))
    }
}
