import ScreenKit
import StoreSteps
import TIPsTracker
import TestKit
import Testing

@Suite("Every page of the tracker as JSON")
struct PageWalkTests {
    @Test("Links lead from home to every page, and each encodes plainly: before a room is set up and in its sixth week")
    func walk() throws {
        for isSetUp in [false, true] {
            let family = try Family(isSetUp: isSetUp)
            if isSetUp {
                try family.ann.log(family.item("Peanut").id)
                try family.at("2026-02-10T08:00")
                try family.ann.log(family.item("Egg").id)
            }
            let start = isSetUp ? "tips://home" : "tips://setup"
            let walk = LinkWalk(from: [start], scheme: "tips", limit: 300) { link in
                let look = try TransactionCount.count(in: family.store) { try family.ann.screen(TIPsLink(link)) }
                #expect(look.transactions == 1, "\(link)")
                return look.value
            }
            #expect(walk.faults == [])
            #expect(walk.opened.count >= (isSetUp ? 20 : 1), "\(walk.opened)")
        }
    }

    @Test("A writer beside the reader changes something in the middle of each page, and no page mixes two states")
    func writerBeside() throws {
        let family = try Family()
        let log = try family.ann.log(family.item("Peanut").id).entry.id
        try family.at("2026-02-10T08:00")
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .mild)).id
        let unit = try family.ann.findUnit("tsp").id
        let medicine = try family.item("Cetirizine").id
        let beside = try WriterBeside<TIPsTracker>(copyOf: family.store) { store in
            TIPsTracker(store: store, clock: family.clock.wallClock, ids: .seeded(2))
        } show: { tracker, link in
            try tracker.screen(TIPsLink(link))
        } write: { tracker, number in
            guard number.isMultiple(of: 2) else {
                try tracker.unlog(medicine)
                return
            }
            try tracker.log(medicine)
        }
        let links: [TIPsLink] = [
            .home, .setup, .newCycle, .settings, .editPlan, .editCycle, .editItems, .addItem(.medicine),
            .addItem(.treatment), .editUnits, .addUnit(.units), .editUnit(unit), .reminders, .timer, .history(nil),
            .log(log), .week(nil, nil), .room, .sync, .reactions, .reaction(reaction), .clinic, .emergency, .holds,
            .supplies, .adherence(nil), .report(nil),
        ]
        let walk = beside.walk(from: links.map(\.target), scheme: "tips")
        #expect(beside.breaches == [])
        #expect(try beside.unopened(of: "Packages/TIPsTracker/TIPsTracker/Screens/TIPsScreens.swift") == [])
        #expect(walk.opened.count > 20 && beside.changeCount > 20, "\(walk.opened.count), \(beside.changeCount)")
    }
}
