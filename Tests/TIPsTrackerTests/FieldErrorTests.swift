import NotificationKit
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import TIPsTracker

@Suite("A refused text has its error at its field")
struct FieldErrorTests {
    @Test(
        "a picture that is none, and a change that can't be taken back, are refusals; a store that is closed is an error"
    )
    func aboutTheAct() {
        #expect(TIPsError.store(.unsupportedMedia(name: "rash.txt")).isAboutTheAct)
        #expect(TIPsError.store(.nothingToUndo).isAboutTheAct)
        #expect(!TIPsError.store(.closed(file: "tips.sqlite")).isAboutTheAct)
    }

    struct Case: CustomTestStringConvertible {
        let link: TIPsLink
        let action: TIPsAct
        let fields: [String: String]
        let wrong: String
        var testDescription: String { "\(link.target) \(action.id) \(wrong)" }
    }

    static let cases = [
        Case(link: .room, action: .saveZone, fields: ["zone": "Mars/X"], wrong: "zone"),
        Case(link: .room, action: .addMember, fields: ["name": "ann", "role": "logger"], wrong: "name"),
        Case(link: .room, action: .addMember, fields: ["name": "Bob", "role": "boss"], wrong: "role"),
        Case(link: .history(nil), action: .show, fields: ["day": "foo"], wrong: "day"),
        Case(link: .history(nil), action: .show, fields: ["day": "2030"], wrong: "day"),
        Case(link: .history(nil), action: .show, fields: ["day": "2030-01-01"], wrong: "day"),
        Case(link: .week(nil, nil), action: .show, fields: ["week": "99"], wrong: "week"),
        Case(link: .week(nil, nil), action: .show, fields: ["cycle": "9", "week": "1"], wrong: "cycle"),
        Case(link: .report(nil), action: .show, fields: ["cycle": "9"], wrong: "cycle"),
        Case(link: .adherence(nil), action: .show, fields: ["cycle": "9"], wrong: "cycle"),
        Case(link: .sync, action: .share, fields: ["remote": "ftp://x"], wrong: "remote"),
    ]

    @Test("each page with a field has the error there", arguments: cases)
    func refused(_ example: Case) async throws {
        let family = try Family()
        let acted = try await family.ann.perform(Act(example.action.id, fields: example.fields), at: example.link)
        guard case .refused(let screen, let why, _, _) = acted else {
            Issue.record("\(acted)")
            return
        }
        let parts = ScreenParts(screen)
        let fields =
            parts.forms.flatMap(\.fields) + parts.actions.filter { $0.id == example.action.id }.flatMap(\.inputs)
        #expect(fields.filter { $0.error != nil }.map(\.id) == [example.wrong])
        #expect(fields.first { $0.id == example.wrong }?.error == why)
        #expect(fields.first { $0.id == example.wrong }?.value == example.fields[example.wrong])
    }

    @Test(
        "a picker names what can be picked, and no other page",
        arguments: [
            (TIPsLink.report(nil), "cycle", "zz", TIPsError.noSuchCycle("zz", numbers: [1])),
            (.adherence(nil), "cycle", "zz", .noSuchCycle("zz", numbers: [1])),
            (.history(nil), "day", "2026-01-06", .notInHistory("2026-01-06", through: LocalDate(dayNumber: 20_458))),
        ]
    )
    func picked(link: TIPsLink, field: String, text: String, error: TIPsError) async throws {
        let family = try Family()
        let acted = try await family.ann.perform(Act(TIPsAct.show.id, fields: [field: text]), at: link)
        guard case .refused(_, let why, let remedy, _) = acted else {
            Issue.record("\(acted)")
            return
        }
        #expect(why == error.description)
        #expect(remedy == nil)
    }

    @Test("the doses of a next cycle, with the food and the week in the reason")
    func doses() async throws {
        let family = try Family()
        try family.at("2026-03-30T08:00")
        let link = TIPsLink.draft(.newCycle, ["step": "items", "challenge": "2026-04-13"])
        let peanut = try family.item("Peanut").id
        let act = Act(TIPsAct.toStep(.reminders).id, fields: ["\(peanut).week.2.dose": "x"])
        guard case .refused(let screen, let why, _, _) = try await family.ann.perform(act, at: link) else {
            Issue.record("it was not refused")
            return
        }
        #expect(why.hasPrefix("Peanut: Week 1: Dose: "), "\(why)")
        let errors = ScreenParts(screen).forms.flatMap(\.fields).filter { $0.error != nil }.map(\.id)
        #expect(errors.contains("\(peanut).week.2.dose"))
    }

    @Test("a setup of a new room where a room is, at its first step; joining it with its code goes on")
    func setup() async throws {
        let family = try Family()
        for step in [nil, "items"] as [String?] {
            let typed = ["who": "self", "step": step].compactMapValues(\.self)
            #expect(try family.ann.setupScreen(typed: typed).next.whyNot == TIPsError.alreadySetUp.description)
        }
        let acted = try await family.ann.perform(Act(TIPsAct.next.id, fields: ["who": "self"]), at: .setup)
        guard case .refused(let screen, let why, _, _) = acted else {
            Issue.record("\(acted)")
            return
        }
        #expect(why == TIPsError.alreadySetUp.description)
        #expect((screen as? SetupScreen)?.form[field: "who"]?.error == why)
        #expect(try family.ann.setupScreen(typed: ["who": "code"]).next.isEnabled)
        #expect(try Family(isSetUp: false).ann.setupScreen(typed: ["who": "self"]).next.isEnabled)
    }

    @Test("a link and a picker know a cycle by its number, too")
    func number() throws {
        let family = try Family()
        let id = try family.ann.findCycle("1").id
        #expect(try (family.ann.screen(TIPsLink("tips://week/1/2")) as? WeekViewPage)?.cycle == id)
        #expect(try (family.ann.screen(TIPsLink("tips://report/1")) as? ReportPage)?.cycle == id)
        #expect(throws: TIPsError.notFound(what: "cycle", "2")) { try family.ann.screen(TIPsLink("tips://week/2/1")) }
    }

    @Test("the step to the next page is the same button whatever other buttons a step has")
    func nextStep() throws {
        let screen = try Family(isSetUp: false).ann.setupScreen(typed: ["who": "self", "step": "items"])
        #expect(screen.next.id == TIPsAct.toStep(.reminders).id)
    }
}
