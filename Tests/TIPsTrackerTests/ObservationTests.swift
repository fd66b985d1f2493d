import Foundation
import FractionParser
import NotificationKit
import ScreenKit
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit
import WordKit

@Suite("Reactions, held days and supplies")
struct ObservationTests {
    @Test("a reaction is kept with symptom, severity, note, and the minutes since the dose it came after")
    func reaction() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let log = try bob.log(family.item("Peanut").id).entry.id
        family.clock.advance(seconds: 25 * 60 + 59)
        let draft = ReactionDraft(symptom: " hives  on both arms ", severity: .moderate, after: log, note: "one\ntwo")
        let reaction = try bob.logReaction(draft)
        #expect(reaction.symptom == "hives on both arms")
        #expect(reaction.note == "one\ntwo")
        #expect(reaction.onsetMinutes == 25)
        #expect(reaction.after == log)
        #expect(reaction.at == family.clock.now)
        #expect(reaction.day == (try date("2026-01-05")))
        #expect(reaction.cycle.rawValue == "cycle-1")
        #expect(reaction.member == (try bob.currentMember().id))
        #expect(try family.ann.reactions(of: reaction.cycle) == [reaction])
        #expect(try family.summaries().last == "reaction (moderate): hives on both arms")
    }

    @Test("a reaction can be noted later, and not ahead; one that began before the dose has no minutes")
    func times() throws {
        let family = try Family(now: "2026-01-07T08:00")
        let log = try family.ann.log(family.item("Peanut").id, clinicSaidGoOn: true).entry.id
        let early = try family.instant("2026-01-06T23:30")
        let draft = ReactionDraft(symptom: "cough", severity: .mild, at: early, after: log)
        let reaction = try family.ann.logReaction(draft)
        #expect(reaction.day == (try date("2026-01-06")))
        #expect(reaction.onsetMinutes == nil)
        let words = "cough (mild), after Peanut (it began before the dose was logged)"
        #expect(try family.ann.reactionsPage().rows.map(\.text) == ["2026-01-06 23:30 \(words)"])
        let history = try family.ann.historyPage(on: date("2026-01-06"))
        #expect(history.days.flatMap(\.reactions).map(\.text) == ["23:30 \(words)"])
        let before = try family.dump()
        let ahead = family.clock.now.adding(milliseconds: LogRule.tolerance + 1)
        #expect(throws: TIPsError.inTheFuture(ahead)) {
            try family.ann.logReaction(ReactionDraft(symptom: "cough", severity: .mild, at: ahead))
        }
        #expect(throws: TIPsError.notFound(what: "log", "none")) {
            try family.ann.logReaction(ReactionDraft(symptom: "cough", severity: .mild, after: Claim.ID("none")))
        }
        #expect(throws: TIPsError.blank(.symptom)) {
            try family.ann.logReaction(ReactionDraft(symptom: " ", severity: .mild))
        }
        #expect(throws: TIPsError.tooLong(.note, characters: 5_001)) {
            let note = String(repeating: "x", count: 5_001)
            try family.ann.logReaction(ReactionDraft(symptom: "cough", severity: .mild, note: note))
        }
        #expect(try family.dump() == before)
        try family.ann.unlog(family.item("Peanut").id)
        #expect(throws: TIPsError.notFound(what: "log", log.rawValue)) {
            try family.ann.logReaction(ReactionDraft(symptom: "cough", severity: .mild, after: log))
        }
    }

    @Test("home says that today is held, and why, until the day is over or released")
    func heldToday() throws {
        let family = try Family()
        let today = try date("2026-01-05")
        func held() throws -> [String] {
            try family.ann.homeScreen().prompts.filter { $0.kind == "held" }.map(\.text)
        }
        try family.ann.hold(today...today.next, reason: "a fever")
        #expect(try held() == ["Today is held and doesn't count against adherence: a fever"])
        try family.ann.release(today...today)
        #expect(try held() == [])
        try family.at("2026-01-06T08:00")
        #expect(try held().count == 1)
        try family.at("2026-01-07T08:00")
        #expect(try held() == [])
    }

    @Test("a logger notes an illness of today, once; other days, a hold that is there and its release are an admin's")
    func illness() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let today = try date("2026-01-05")
        #expect(throws: TIPsError.self) { try bob.hold(today.next...today.next, reason: "fever") }
        #expect(throws: TIPsError.self) { try bob.hold(today...today.next, reason: "fever") }
        #expect(try bob.holdsPage(typed: ["reason": "fever"]).save.isEnabled)
        #expect(try !bob.holdsPage(typed: ["reason": "fever", "through": "2026-01-06"]).save.isEnabled)
        let hold = try bob.hold(today...today, reason: "fever")
        #expect(try family.ann.plan().holds == hold && hold.map(\.member) == [bob.currentMember().id])
        for body in [
            { _ = try bob.hold(today...today, reason: "travel") }, { try bob.release(today...today) },
            { _ = try bob.undo() },
        ] { #expect(throws: TIPsError.self) { try body() } }
        try family.ann.release(today...today)
        #expect(throws: TIPsError.self) { try bob.hold(today...today, reason: "fever") }
    }

    @Test("a reaction after the challenge or before the first cycle is in the history of its day")
    func outsideCycles() throws {
        let family = try Family(now: "2026-04-02T08:00")
        let late = try family.ann.logReaction(ReactionDraft(symptom: "wheeze", severity: .severe))
        let before = try family.instant("2026-01-03T08:00")
        let early = try family.ann.logReaction(ReactionDraft(symptom: "cough", severity: .mild, at: before))
        for reaction in [late, early] {
            let page = try family.ann.historyPage(on: reaction.day, audit: true)
            #expect(page.days.flatMap(\.reactions).map(\.id) == [reaction.id])
        }
    }

    @Test("reactions of a cycle come newest first, and a deleted one is gone")
    func list() throws {
        let family = try Family(now: "2026-01-07T08:00")
        for (symptom, time) in [("b", "2026-01-06T10:00"), ("c", "2026-01-07T07:00"), ("a", "2026-01-05T12:00")] {
            try family.ann.logReaction(ReactionDraft(symptom: symptom, severity: .mild, at: family.instant(time)))
        }
        let cycle = Cycle.ID("cycle-1")
        #expect(try family.ann.reactions(of: cycle).map(\.symptom) == ["c", "b", "a"])
        try family.ann.deleteReaction(family.ann.reactions(of: cycle)[1].id)
        #expect(try family.ann.reactions(of: cycle).map(\.symptom) == ["c", "a"])
        #expect(try family.rowsOfLastChange() == 1)
        #expect(throws: TIPsError.notFound(what: "reaction", "none")) {
            try family.ann.deleteReaction(Reaction.ID("none"))
        }
    }

    @Test("a picture comes with a reaction, and goes with it once its deletion can no longer be taken back")
    func photo() throws {
        let folder = try TemporaryFolder()
        let clock = try ManualClock("2026-01-07T15:00:00Z")
        let thumbnailer = Thumbnailer { _, _ in Thumbnail(data: Data([7]), width: 1, height: 1) }
        let tracker = try TIPsTracker.open(
            at: folder.file("tips.sqlite"),
            thumbnailer: thumbnailer,
            clock: clock.wallClock,
            ids: .seeded(1)
        )
        let setup = try SetupDraft(
            patient: "Mia",
            start: date("2026-01-05"),
            challenge: date("2026-03-30"),
            me: "Ann",
            timeZoneID: "UTC"
        )
        try tracker.setUp(setup)
        let draft = ReactionDraft(symptom: "rash", severity: .mild, photo: Self.pixel)
        let reaction = try tracker.logReaction(draft)
        let plain = try tracker.logReaction(ReactionDraft(symptom: "cough", severity: .mild))
        let page = try tracker.reactionsPage()
        #expect(page.rows.first { $0.id == reaction.id }?.photo == reaction.photo && reaction.photo != nil)
        #expect(page.rows.first { $0.id == plain.id }?.photo == nil)
        let picture = try tracker.reactionPage(reaction.id).picture
        #expect(picture?.photo == reaction.photo)
        #expect(picture?.text == "The picture of the reaction “rash” of 2026-01-07")
        let spanish = try Language.$current.withValue(.spanish) { try tracker.reactionPage(reaction.id).picture?.text }
        #expect(spanish == "La foto de la reacción “rash” del 2026-01-07")
        #expect(try tracker.reactionPage(plain.id).picture == nil)
        #expect(page.form.fields.first { $0.id == "photo" }?.kind == .file)
        let line = try tracker.historyPage(on: reaction.day).days.flatMap(\.reactions).first { $0.id == reaction.id }
        #expect(line?.photo == reaction.photo && line?.opens.target == TIPsLink.reaction(reaction.id).target)
        let file = try #require(try tracker.photoFile(of: reaction.id))
        #expect(try Data(contentsOf: file) == Self.pixel)
        #expect(try tracker.thumbnail(of: reaction.id) == Data([7]))
        #expect(throws: TIPsError.notFound(what: "picture", "cough")) { try tracker.photoFile(of: plain.id) }
        // A photo is added to an existing reaction and removed again.
        let edit = try tracker.editReaction(plain.id, ReactionEdit(photo: .new(Self.pixel))).reaction
        #expect(try edit.photo != nil && tracker.reactions(of: edit.cycle).contains(edit))
        #expect(try tracker.reactionsPage().rows.first { $0.id == plain.id }?.removePhoto != nil)
        #expect(try tracker.editReaction(plain.id, ReactionEdit(photo: .removed)).reaction.photo == nil)
        #expect(throws: TIPsError.notFound(what: "picture", "cough")) { try tracker.photoFile(of: plain.id) }
        #expect(try tracker.reactionsPage().rows.first { $0.id == plain.id }?.removePhoto == nil)
        clock.advance(hours: 24)
        #expect(try tracker.sweepPhotos(undoableForDays: 0) == 0)
        #expect(try tracker.photoFile(of: reaction.id) == file)
        try tracker.deleteReaction(reaction.id)
        #expect(try tracker.sweepPhotos() == 0)
        clock.advance(hours: 24 * 31)
        #expect(try tracker.sweepPhotos() == 1)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("a picture of another device is said to be there, and isn't offered here")
    func photoElsewhere() throws {
        let (family, folder) = (try Family(), try TemporaryFolder())
        let photos = Attachments(store: family.store, folder: folder.file("photos"), thumbnailer: nil)
        let tracker = TIPsTracker(store: family.store, photos: photos, clock: family.clock.wallClock, ids: .seeded(9))
        let reaction = try tracker.logReaction(ReactionDraft(symptom: "rash", severity: .mild, photo: Self.pixel))
        #expect(try tracker.reactionsPage().rows.map(\.note) == [""])
        #expect(try tracker.reactionPage(reaction.id).pictureNote == nil)
        let phone = try family.device(family.ann, seed: 11).tracker
        let row = try #require(try phone.reactionsPage().rows.first)
        #expect(row.hasPhoto && row.photo == nil && row.note == "the picture is on another device")
        let page = try phone.reactionPage(reaction.id)
        #expect(page.picture == nil && page.pictureNote == "The picture is on another device.")
        #expect(try phone.historyPage(on: reaction.day).days.flatMap(\.reactions).map(\.photo) == [nil])
        #expect(throws: TIPsError.pictureElsewhere("rash")) { try phone.thumbnail(of: reaction.id) }
    }

    @Test("a picture that can't be kept, or whose reaction is refused, leaves nothing behind")
    func noPhoto() throws {
        let family = try Family()
        let draft = ReactionDraft(symptom: "rash", severity: .mild, photo: Self.pixel)
        let before = try family.dump()
        #expect(throws: TIPsError.noPlaceForPhotos) { try family.ann.logReaction(draft) }
        #expect(throws: TIPsError.noPlaceForPhotos) { try family.ann.sweepPhotos() }
        let folder = try TemporaryFolder()
        let photos = Attachments(store: family.store, folder: folder.file("photos"), thumbnailer: nil)
        let ann = TIPsTracker(store: family.store, photos: photos, clock: family.clock.wallClock, ids: .seeded(3))
        var wrong = draft
        wrong.symptom = ""
        #expect(throws: TIPsError.blank(.symptom)) { try ann.logReaction(wrong) }
        wrong = draft
        wrong.photo = Data("no picture".utf8)
        #expect(throws: TIPsError.store(.unsupportedMedia(name: "the picture"))) { try ann.logReaction(wrong) }
        #expect(throws: TIPsError.notAllowed(.nobody)) {
            try ann.acting(as: Member.ID("nobody")).logReaction(draft)
        }
        #expect(try family.dump() == before)
        #expect(!FileManager.default.fileExists(atPath: folder.file("photos").path))
    }

    @Test("days are held with a reason and released, up to 60 at once")
    func hold() throws {
        let family = try Family()
        let start = try date("2026-01-05")
        let held = try family.ann.hold(start...start.adding(days: 59), reason: " illness ")
        #expect(held.count == 60)
        #expect(try family.ann.plan().holds == held)
        #expect(held.allSatisfy { $0.reason == "illness" })
        #expect(try family.summaries().last == "2026-01-05 to 2026-03-05 held: illness")
        try family.ann.hold(start.next...start.next, reason: "travel")
        #expect(try family.ann.plan().holds.prefix(3).map(\.reason) == ["illness", "travel", "illness"])
        let before = try family.dump()
        #expect(throws: TIPsError.holdTooLong(days: 61)) {
            try family.ann.hold(start...start.adding(days: 60), reason: "illness")
        }
        #expect(throws: TIPsError.blank(.holdReason)) { try family.ann.hold(start...start, reason: " ") }
        #expect(throws: TIPsError.endBeforeStart(start, start: start.next)) {
            try Hold.days(from: start.next, through: start)
        }
        let typed = ["from": "2026-01-06", "through": "2026-01-05", "reason": "travel"]
        #expect(
            try family.ann.holdsPage(typed: typed).form.errors
                == [TIPsError.endBeforeStart(start, start: start.next).description]
        )
        #expect(try family.dump() == before)
        try family.ann.release(start...start.adding(days: 57))
        #expect(try family.ann.plan().holds.map(\.day) == [start.adding(days: 58), start.adding(days: 59)])
        #expect(throws: TIPsError.notFound(what: "held day", "2026-01-05")) { try family.ann.release(start...start) }
        try family.ann.hold(start...start, reason: "again")
        #expect(try family.ann.plan().isHeld(start))
    }

    @Test("only dosing days can be held; of a range with another day none is")
    func holdOutside() throws {
        let family = try Family()
        let before = try family.dump()
        for (range, wrong) in [
            ("2026-01-04"..."2026-01-06", "2026-01-04"), ("2026-03-28"..."2026-03-30", "2026-03-30"),
        ] {
            #expect(throws: TIPsError.outsideCycle(try date(wrong))) {
                try family.ann.hold(date(range.lowerBound)...date(range.upperBound), reason: "illness")
            }
        }
        #expect(try family.dump() == before)
    }

    @Test("days of two cycles are held each in its own")
    func holdAcross() throws {
        let family = try Family()
        try family.at("2026-03-30T08:00")
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-06-22"), dosesFollow: true)
        )
        let typed = ["from": "2026-03-29", "through": "2026-03-31", "reason": "travel"]
        #expect(try family.ann.holdsPage(typed: typed).save.isEnabled)
        try family.ann.hold(date("2026-03-29")...date("2026-03-31"), reason: "travel")
        #expect(try family.ann.plan(of: Cycle.ID("cycle-1")).holds.map(\.day.description) == ["2026-03-29"])
        #expect(try family.ann.plan().holds.map(\.day.description) == ["2026-03-30", "2026-03-31"])
        try family.ann.release(date("2026-03-01")...date("2026-04-30"))
        #expect(try family.ann.plan(of: Cycle.ID("cycle-1")).holds.isEmpty)
        #expect(try family.ann.plan().holds.isEmpty)
    }

    @Test("a supply is counted exactly, in the unit of the item's doses, zero too, and no longer counted")
    func supply() throws {
        let family = try Family()
        let egg = try family.item("Egg")
        let supply = try family.ann.setSupply(egg.id, DoseDraft("12 1/2", "PIECE"), warnBelowDays: 3).supply
        #expect(supply.amount == (try Rational(25, 2)))
        #expect(supply.text == "12 1/2")
        #expect(supply.countedAt == family.clock.now)
        #expect(supply.warnBelowDays == 3)
        #expect(try family.ann.plan().supplies == [egg.lineage: supply])
        #expect(try family.summaries().last == "supply of Egg: 12-1/2 pieces")
        #expect(try family.ann.setSupply(egg.id, DoseDraft("0", "piece")).supply.amount == .zero)
        #expect(try family.ann.plan().supplies[egg.lineage]?.text == "0")
        try family.ann.clearSupply(egg.id)
        #expect(try family.ann.plan().supplies.isEmpty)
        #expect(throws: TIPsError.notFound(what: "supply", "Egg")) { try family.ann.clearSupply(egg.id) }
    }

    @Test("a supply that makes no sense is refused")
    func wrongSupply() throws {
        let family = try Family()
        let egg = try family.item("Egg").id
        let before = try family.dump()
        #expect(throws: TIPsError.supplyUnitDiffers(item: "Egg", unit: "mg", doses: "piece")) {
            try family.ann.setSupply(egg, DoseDraft("12", "mg"))
        }
        #expect(throws: TIPsError.notFound(what: "unit", "cup")) {
            try family.ann.setSupply(egg, DoseDraft("12", "cup"))
        }
        #expect(throws: TIPsError.doseNotPositive("-1")) { try family.ann.setSupply(egg, DoseDraft("-1", "piece")) }
        #expect(throws: TIPsError.doseIsRange("1-2")) { try family.ann.setSupply(egg, DoseDraft("1-2", "piece")) }
        for days in [0, -1, 366] {
            #expect(throws: TIPsError.daysOutOfRange(days)) {
                try family.ann.setSupply(egg, DoseDraft("1", "piece"), warnBelowDays: days)
            }
        }
        #expect(throws: TIPsError.notFound(what: "item", "none")) {
            try family.ann.setSupply(Item.ID("none"), DoseDraft("1", "piece"))
        }
        #expect(try family.dump() == before)
    }

    @Test("an item whose doses are in several units is counted in any of them; without doses in any unit there is")
    func supplyUnits() throws {
        var weeks = Family.doses("1", "mg", weeks: 1...12)
        weeks[12] = DoseDraft("1", "g")
        let family = try Family([ItemDraft("Peanut", .treatment, .weekly(weeks)), ItemDraft("Oat", .maintenance, nil)])
        let peanut = try family.item("Peanut").id
        #expect(try family.ann.setSupply(peanut, DoseDraft("500", "mg")).supply.text == "500")
        try family.ann.deleteUnit(family.ann.findUnit("g").id)
        #expect(try family.ann.setSupply(peanut, DoseDraft("1/2", "g")).supply.text == "1/2")
        #expect(throws: TIPsError.notFound(what: "unit", "g")) {
            try family.ann.setSupply(family.item("Oat").id, DoseDraft("500", "g"))
        }
        #expect(try family.ann.setSupply(family.item("Oat").id, DoseDraft("9", "tbsp")).supply.text == "9")
    }

    @Test("a supply whose later doses are in another unit isn't told as enough")
    func supplyOfPart() throws {
        var weeks = Family.doses("1", "tsp", weeks: 1...6)
        for week in 7...12 { weeks[week] = DoseDraft("2", "g") }
        let family = try Family([ItemDraft("Peanut", .treatment, .weekly(weeks))])
        let peanut = try family.item("Peanut").id
        try family.ann.setSupply(peanut, DoseDraft("100", "tsp"))
        let why = "from 2026-02-16 on its doses are in g; from then on count it in g"
        let texts = { try family.ann.suppliesPage().rows.map(\.text) }
        #expect(try texts() == ["100 tsp left; how long it lasts can't be told: \(why)"])
        #expect(try family.ann.homeScreen().warnings.filter { $0.kind.hasPrefix("supply") }.isEmpty)
        try family.at("2026-02-16T08:00")
        #expect(try texts() == ["100 tsp left; how long it lasts can't be told: its doses are in g; count it in g"])
        let notice = try #require(family.ann.homeScreen().warnings.first { $0.kind == "supplyUnclear" })
        #expect(notice.text == "Peanut: how long the supply lasts can't be told: its doses are in g; count it in g")
        #expect(notice.opens?.label == "Supplies")
        try family.ann.log(peanut, clinicSaidGoOn: true)
        try family.at("2026-02-17T08:00")
        let counted = "at most 100 tsp left; how long it lasts can't be told: doses in g were logged since the count; "
        #expect(try texts() == [counted + "count it anew"])
        try family.ann.setSupply(peanut, DoseDraft("10", "g"))
        #expect(try texts() == ["10 g left, for 5 days"])
        try family.ann.setSupply(peanut, DoseDraft("900", "mg"))
        #expect(try texts() == ["900 mg left, for 0 days"])
    }

    @Test("a jar is counted in any unit of the measure of its doses, and one of another measure says in which to count")
    func supplyConverted() throws {
        let family = try Family()
        let peanut = try family.item("Peanut").id
        let supply = try family.ann.setSupply(peanut, DoseDraft("15", "mL")).supply
        #expect(supply.text == "15")
        let row = try family.ann.suppliesPage().rows.first { $0.id == peanut }
        #expect(row?.text == "15 mL left, for 12 days", "a dose of 1/4 tsp is 1.25 mL")
        for unit in ["piece", "g"] {
            #expect(throws: TIPsError.supplyUnitDiffers(item: "Peanut", unit: unit, doses: "tsp")) {
                try family.ann.setSupply(peanut, DoseDraft("1", unit))
            }
        }
    }

    @Test("a supply goes on through the next cycle")
    func supplyLineage() throws {
        let family = try Family()
        let supply = try family.ann.setSupply(family.item("Egg").id, DoseDraft("12", "piece")).supply
        try family.at("2026-03-30T08:00")
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-06-22"), dosesFollow: true)
        )
        #expect(try family.ann.plan().supplies[family.item("Egg").lineage] == supply)
    }

    /// The smallest possible image.
    static let pixel =
        Data(
            base64Encoded: """
                iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
                """
        ) ?? Data()
}
