import NotificationKit
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit
import WordKit

@Suite("A reaction that is changed")
struct ReactionEditTests {
    @Test("Time, symptom, note, severity and treatment are changed; the day and the onset follow")
    func changed() throws {
        let family = try Family()
        try family.at("2026-01-06T08:00")
        let log = try family.ann.log(family.item("Cetirizine").id).entry
        try family.at("2026-01-06T08:30")
        let reaction = try family.ann.logReaction(
            ReactionDraft(
                symptom: "hives",
                severity: .mild,
                after: log.id,
                adrenalineAt: family.clock.now,
                gaveAntihistamine: true
            )
        )
        let edit = ReactionEdit(
            symptom: "hives on both arms",
            severity: .moderate,
            at: try family.instant("2026-01-06T08:20"),
            note: "gone by nine",
            noAdrenaline: true,
            gaveAntihistamine: false,
            wentToEmergencyRoom: true
        )
        try family.ann.editReaction(reaction.id, edit)
        let new = try #require(try family.ann.reactions(of: reaction.cycle).first)
        #expect(new.symptom == "hives on both arms" && new.severity == .moderate && new.note == "gone by nine")
        #expect(new.onsetMinutes == 20 && new.adrenalineAt == nil)
        #expect(!new.gaveAntihistamine && new.wentToEmergencyRoom)
        try family.ann.editReaction(reaction.id, ReactionEdit(at: try family.instant("2026-01-05T09:00")))
        let moved = try #require(try family.ann.reactions(of: reaction.cycle).first)
        #expect(moved.day == (try date("2026-01-05")) && moved.onsetMinutes == nil)
        #expect(throws: TIPsError.self) {
            try family.ann.editReaction(reaction.id, ReactionEdit(at: family.instant("2026-01-06T09:30")))
        }
        try family.ann.undo()
        #expect(try family.ann.reactions(of: reaction.cycle) == [new])
    }

    @Test("One that becomes severe stops the reminders; one that is no longer severe, by edit or undo, leaves a line")
    func severity() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let reaction = try bob.logReaction(ReactionDraft(symptom: "wheezing", severity: .moderate))
        try bob.editReaction(reaction.id, ReactionEdit(severity: .severe))
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
        #expect(throws: TIPsError.self) { try bob.editReaction(reaction.id, ReactionEdit(severity: .mild)) }
        #expect(throws: TIPsError.self) { try bob.editReaction(reaction.id, ReactionEdit(symptom: "cough")) }
        #expect(throws: TIPsError.self) { try bob.undo() }
        try family.at("2026-01-05T09:00")
        try family.ann.editReaction(reaction.id, ReactionEdit(severity: .mild))
        #expect(try family.ann.plan().standing.isEmpty)
        let stops = try family.ann.report(of: Cycle.ID("cycle-1")).stops
        #expect(stops.count == 2 && stops[1].text.contains("no longer counts as severe") && stops[1].member == "Ann")
        try family.at("2026-01-05T10:00")
        try family.ann.editReaction(reaction.id, ReactionEdit(severity: .severe))
        try family.ann.undo()
        #expect(try family.ann.reactions(of: reaction.cycle).map(\.severity) == [.mild])
    }

    @Test(
        "An edit makes a reaction worse if it makes it severe, or notes its first adrenaline",
        arguments: [Reaction.Severity.mild, .severe],
        [true, false]
    )
    func worsens(severity: Reaction.Severity, hasAdrenaline: Bool) throws {
        let family = try Family()
        let given = hasAdrenaline ? family.clock.now : nil
        let draft = ReactionDraft(symptom: "hives", severity: severity, adrenalineAt: given)
        let reaction = try family.ann.logReaction(draft)
        #expect(ReactionEdit(severity: .severe).worsens(reaction) == (severity == .mild))
        #expect(!ReactionEdit(severity: .moderate, note: "worse").worsens(reaction))
        var edit = ReactionEdit(adrenalineAt: reaction.at)
        #expect(edit.worsens(reaction) == !hasAdrenaline)
        (edit.adrenalineAt, edit.gaveAdrenaline) = (nil, true)
        #expect(edit.worsens(reaction) == !hasAdrenaline)
    }

    @Test("A typed dose of adrenaline, the first or the second, has a time, has an unknown one, or wasn't given")
    func typedDose() throws {
        let at = try Family().clock.now
        for dose in [ReactionEdit.Adrenaline.first, .second] {
            var edits = [ReactionEdit(), ReactionEdit(), ReactionEdit()]
            edits[0].noteAdrenaline(dose, isGiven: true, at: at)
            edits[1].noteAdrenaline(dose, isGiven: true)
            edits[2].noteAdrenaline(dose, isGiven: false, at: at)
            let isFirst = dose == .first
            #expect(edits.map { isFirst ? $0.adrenalineAt : $0.secondAdrenalineAt } == [at, nil, nil])
            #expect(edits.map { isFirst ? $0.gaveAdrenaline : $0.gaveSecondAdrenaline } == [false, true, false])
            #expect(edits.map { isFirst ? $0.noAdrenaline : $0.noSecondAdrenaline } == [false, false, true])
            #expect(edits.allSatisfy { (isFirst ? $0.secondAdrenalineAt : $0.adrenalineAt) == nil })
        }
    }

    @Test("The form asks for a second dose of adrenaline beside a first one, and saves both times")
    func secondDose() async throws {
        let family = try Family()
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "wheezing", severity: .severe))
        let link = TIPsLink.reaction(reaction.id)
        try family.at("2026-01-05T08:30")
        func asks(_ typed: [String: String]) throws -> Bool {
            try family.ann.reactionPage(reaction.id, typed: typed).form.fields.contains { $0.id == "secondAdrenaline" }
        }
        func times() throws -> [Instant?] {
            let noted = try #require(try family.ann.reactions(of: reaction.cycle).first)
            return [noted.adrenalineAt, noted.secondAdrenalineAt]
        }
        let (first, second) = (try family.instant("2026-01-05T08:05"), try family.instant("2026-01-05T08:20"))
        let fields = ["adrenaline": "08:05", "secondAdrenaline": "08:20"]
        #expect(try !asks([:]))
        #expect(try asks(fields))
        guard case .done(let done) = try await family.ann.perform(Act("save", fields: fields), at: link) else {
            Issue.record("the reaction wasn't saved")
            return
        }
        #expect(done.next.target == TIPsLink.emergency.target)
        #expect(try times() == [first, second])
        #expect(try asks([:]))
        _ = try await family.ann.perform(Act("save", fields: ["adrenaline": ""]), at: link)
        #expect(try times() == [second, nil])
    }

    @Test(
        "Epinephrine that was given at a time nobody knows is noted on the pages, counts as severe, and is never taken for none"
    )
    func unknownTime() async throws {
        let family = try Family()
        let new = Act("save", fields: ["symptom": "wheezing", "severity": "moderate", "adrenalineGiven": "true"])
        guard case .done(let done) = try await family.ann.perform(new, at: .reactions) else {
            Issue.record("the reaction wasn't saved")
            return
        }
        #expect(done.next.target == TIPsLink.emergency.target && done.said?.contains("not noted") == false)
        func noted() throws -> Reaction { try #require(try family.ann.reactions(of: Cycle.ID("cycle-1")).first) }
        let first = try noted()
        #expect(first.adrenalineAt == first.at && first.countsAsSevere)
        #expect(first.note == "The time of the epinephrine isn't known. The time of the onset stands for it.")
        let link = TIPsLink.reaction(first.id)
        // A browser sends every field as it is shown.
        let form = try family.ann.reactionPage(first.id).form
        let shown = Dictionary(form.fields.map { ($0.id, $0.value) }) { first, _ in first }
        #expect(shown["adrenalineGiven"] == nil && shown["secondAdrenalineGiven"] == "false")
        _ = try await family.ann.perform(Act("save", fields: shown), at: link)
        #expect(try noted() == first)
        let second = shown.merging(["secondAdrenalineGiven": "true"]) { $1 }
        guard case .done(let again) = try await family.ann.perform(Act("save", fields: second), at: link) else {
            Issue.record("the second dose wasn't saved")
            return
        }
        #expect(again.said?.contains("not noted") == false)
        #expect(try noted().secondAdrenalineAt == first.adrenalineAt)
        #expect(try noted().note.hasPrefix("The time of the second epinephrine isn't known."))
        family.clock.advance(hours: 1)
        let times = ["adrenaline": "08:10", "secondAdrenaline": "08:25"]
        _ = try await family.ann.perform(Act("save", fields: times), at: link)
        #expect(try noted().adrenalineAt == family.instant("2026-01-05T08:10"))
        #expect(try noted().secondAdrenalineAt == family.instant("2026-01-05T08:25"))
        #expect(try noted().note.isEmpty, "both times are known")
    }

    @Test("The words about an unknown time are in the reader's language, and go with its correction whatever theirs is")
    func unknownTimeWords() throws {
        let family = try Family()
        var draft = ReactionDraft(symptom: "wheezing", severity: .severe, note: "red")
        draft.gaveAdrenaline = true
        let noted = try Language.$current.withValue(.spanish) { try family.ann.logReaction(draft) }
        #expect(noted.note == "The time of the epinephrine isn't known. The time of the onset stands for it. red")
        let spanish = Language.$current.withValue(.spanish) { noted.shownNote }
        #expect(spanish.hasPrefix("No se sabe a qué hora se aplicó la epinefrina") && spanish.hasSuffix(" red"))
        #expect(try family.ann.reactionPage(noted.id).form[field: "note"]?.value == noted.note)
        // An earlier version kept the words in the writer's language.
        let kept = try family.ann.editReaction(noted.id, ReactionEdit(note: spanish)).reaction
        #expect(kept.shownNote == noted.note)
        let timed = ReactionEdit(adrenalineAt: family.clock.now)
        #expect(try family.ann.editReaction(noted.id, timed).reaction.note == "red")
    }

    @Test("A logger is told what they can't edit of others' reactions, and that they may write new ones")
    func othersReactions() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .mild))
        let page = try bob.reactionsPage()
        let words = "Bob is a logger and can't edit reactions of others or of earlier days — ask an admin"
        #expect(page.rows.first?.edit.whyNot == words)
    }

    @Test("A dose of epinephrine that is noted isn't moved to a time to come: the refusal is at its field")
    func toCome() async throws {
        let family = try Family()
        let draft = ReactionDraft(symptom: "wheezing", severity: .severe, adrenalineAt: family.clock.now)
        let reaction = try family.ann.logReaction(draft)
        let act = Act("save", fields: ["adrenaline": "11:59"])
        guard case .refused(let screen, let why, _, _) = try await family.ann.perform(act, at: .reaction(reaction.id))
        else {
            Issue.record("a dose to come was saved")
            return
        }
        #expect((screen as? ReactionPage)?.form[field: "adrenaline"]?.error == why)
        #expect(try family.ann.reactions(of: reaction.cycle).first?.adrenalineAt == reaction.adrenalineAt)
    }

    @Test("Both doses whose times nobody knows are noted by one edit; beside a time that is typed, the time counts")
    func unknownTimes() async throws {
        let family = try Family()
        let hives = try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .mild))
        let both = ["adrenalineGiven": "true", "secondAdrenalineGiven": "true"]
        guard case .question = try await family.ann.perform(Act("save", fields: both), at: .reaction(hives.id)) else {
            Issue.record("a mild reaction with epinephrine wasn't asked about")
            return
        }
        _ = try await family.ann.perform(Act("save", fields: both, isConfirmed: true), at: .reaction(hives.id))
        let noted = try #require(try family.ann.reactions(of: hives.cycle).first)
        #expect(noted.adrenalineAt == hives.at && noted.secondAdrenalineAt == hives.at)
        family.clock.advance(hours: 1)
        var fields = ["symptom": "wheezing", "severity": "severe", "time": "08:30", "adrenalineGiven": "true"]
        fields["adrenaline"] = "08:40"
        _ = try await family.ann.perform(Act("save", fields: fields), at: .reactions)
        let wheezing = try #require(try family.ann.reactions(of: hives.cycle).first { $0.symptom == "wheezing" })
        #expect(try wheezing.adrenalineAt == family.instant("2026-01-05T08:40") && wheezing.note.isEmpty)
    }

    @Test("A symptom that nobody typed stands on the form in the reader's words, and saving another part keeps it")
    func unnamedSymptom() async throws {
        let family = try Family()
        let draft = ReactionDraft(symptom: " ", severity: .moderate, adrenalineAt: family.clock.now)
        let reaction = try family.ann.logReaction(draft) { _ in }
        try await Language.$current.withValue(.spanish) {
            let page = try #require(try family.ann.screen(.reaction(reaction.id)) as? ReactionPage)
            let shown = try #require(page.form[field: "symptom"]).value
            #expect(shown == "reacción con epinefrina (adrenalina)")
            let act = Act("save", fields: ["symptom": shown, "note": "enrojecimiento"])
            _ = try await family.ann.perform(act, at: .reaction(reaction.id))
        }
        let saved = try #require(try family.ann.reactions(of: reaction.cycle).first)
        #expect(saved.note == "enrojecimiento" && saved.symptom == reaction.symptom)
    }

    @Test(
        "Saving one that becomes severe leads to the emergency plan as a new severe one does; any other edit leads back",
        arguments: [
            (Reaction.Severity.mild, "severe", TIPsLink.emergency), (.moderate, "severe", .emergency),
            (.mild, "moderate", .reactions), (.severe, "severe", .reactions), (.severe, "mild", .reactions),
        ]
    )
    func leads(from old: Reaction.Severity, to new: String, next: TIPsLink) async throws {
        let family = try Family()
        let id = try family.ann.logReaction(ReactionDraft(symptom: "wheezing", severity: old)).id
        family.clock.advance(minutes: 5)
        let fields = ["severity": new, "note": "seen again"]
        let page = try family.ann.reactionPage(id, typed: fields)
        #expect(page.save.opens?.target == next.target)
        guard case .done(let done) = try await family.ann.perform(Act("save", fields: fields), at: .reaction(id)) else {
            Issue.record("the reaction wasn't saved")
            return
        }
        #expect(done.next.target == next.target)
    }

    @Test(
        "An edit that makes a reaction severe is saved without its wrong fields, which are told, and leads to the emergency plan",
        arguments: [
            (["time": "99:99"], "Time: "), (["symptom": ""], "Symptom: "), (["after": "none"], "After: "),
            (["date": "2026-01-09"], "Date: "), (["date": "soon", "time": "07:30"], "Time: 07:30"),
        ] as [([String: String], String)]
    )
    func becomesSevere(wrong: [String: String], told: String) async throws {
        let family = try Family()
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "wheezing", severity: .mild))
        family.clock.advance(minutes: 5)
        let fields = wrong.merging(["severity": "severe", "note": "worse"]) { $1 }
        let acted = try await family.ann.perform(Act("save", fields: fields), at: .reaction(reaction.id))
        guard case .done(let done) = acted else {
            Issue.record("the reaction wasn't saved")
            return
        }
        #expect(done.next.target == TIPsLink.emergency.target)
        #expect(done.said?.contains("not noted: ") == true && done.said?.contains(told) == true, "\(done.said ?? "")")
        let new = try #require(try family.ann.reactions(of: reaction.cycle).first)
        #expect(new.severity == .severe && new.note == "worse" && new.symptom == "wheezing" && new.at == reaction.at)
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
        // Wrong fields of a severe one are refused as before.
        let again = try await family.ann.perform(
            Act("save", fields: ["time": "99:99", "note": "x"]),
            at: .reaction(reaction.id)
        )
        guard case .refused = again else {
            Issue.record("a wrong time was saved")
            return
        }
    }

    @Test(
        "A severe reaction with a wrong time keeps its day, and a day to come is told",
        arguments: [("2026-01-05", "2026-01-05", "Time: "), ("2027-01-05", "2026-01-06", "Date: ")]
    )
    func keepsDay(date typed: String, kept: String, told: String) async throws {
        let family = try Family()
        try family.at("2026-01-06T08:00")
        let fields = ["symptom": "hives", "severity": "severe", "date": typed, "time": "zz"]
        guard case .done(let done) = try await family.ann.perform(Act("save", fields: fields), at: .reactions) else {
            Issue.record("the reaction wasn't saved")
            return
        }
        #expect(done.said?.contains(told) == true, "\(done.said ?? "")")
        #expect(try family.ann.reactions(of: Cycle.ID("cycle-1")).map(\.day) == [date(kept)])
    }

    @Test("An edit that makes a reaction severe tells only what was lost, and a new time of the adrenaline among it")
    func toldOnlyLost() async throws {
        let family = try Family()
        let first = ReactionDraft(symptom: "wheezing", severity: .mild, adrenalineAt: family.clock.now)
        let id = try family.ann.logReaction(first).id
        family.clock.advance(minutes: 5)
        let fields = ["severity": "severe", "date": "2026-01-05", "time": "07:45", "adrenaline": "09:30"]
        guard case .done(let done) = try await family.ann.perform(Act("save", fields: fields), at: .reaction(id)) else {
            Issue.record("the reaction wasn't saved")
            return
        }
        let lost = " — not noted: Epinephrine given at: 2026-01-05 09:30 is still to come"
        #expect(done.said?.contains(lost) == true, "\(done.said ?? "")")
        let new = try #require(try family.ann.reactions(of: Cycle.ID("cycle-1")).first)
        #expect(try new.at == family.instant("2026-01-05T07:45") && new.adrenalineAt == first.adrenalineAt)
    }

    @Test(
        "A symptom that is too long is cut in an edit that makes a reaction severe, and a blank one leaves the old one"
    )
    func longSymptom() throws {
        let family = try Family()
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "wheezing", severity: .mild))
        var left: [TIPsError] = []
        let long = String(repeating: "a", count: 5_000)
        let cut = try family.ann.editReaction(
            reaction.id,
            ReactionEdit(symptom: long, severity: .severe),
            leavingOut: { left.append($0) }
        ).reaction
        #expect(left == [.tooLong(.symptom, characters: 5_000)])
        #expect(cut.severity == .severe && cut.symptom.count > "wheezing".count && long.hasPrefix(cut.symptom))
        let other = try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .mild))
        let edit = ReactionEdit(symptom: " ", severity: .severe)
        #expect(try family.ann.editReaction(other.id, edit).reaction.symptom == "hives")
    }

    @Test("The pages offer its author the changes of one that they entered today, whatever the day of its onset")
    func enteredToday() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try family.at("2026-01-05T23:58")
        let (began, ahead) = (family.clock.now.adding(minutes: -8), family.clock.now.adding(minutes: 3))
        let yesterday = try bob.logReaction(ReactionDraft(symptom: "cough", severity: .mild)).id
        let early = try bob.logReaction(ReactionDraft(symptom: "rash", severity: .mild, at: ahead)).id
        try family.at("2026-01-06T00:20")
        let late = try bob.logReaction(ReactionDraft(symptom: "hives", severity: .mild, at: began)).id
        let rows = try bob.reactionsPage().rows
        for (id, isTheirs) in [(yesterday, false), (early, false), (late, true)] {
            let row = try #require(rows.first { $0.id == id })
            let isOffered = [row.edit, row.delete, row.addPhoto].map(\.isEnabled)
            #expect(isOffered == [isTheirs, isTheirs, isTheirs])
            let page = try bob.reactionPage(id)
            #expect((page.form.whyNot == nil) == isTheirs && page.delete.isEnabled == isTheirs)
        }
        for id in [yesterday, early] {
            #expect(throws: TIPsError.self) { try bob.editReaction(id, ReactionEdit(note: "worse")) }
            #expect(throws: TIPsError.self) { try bob.deleteReaction(id) }
        }
        try bob.editReaction(late, ReactionEdit(note: "worse"))
        try bob.deleteReaction(late)
    }

    @Test("A lift that is taken back leaves the lift and a line in the history and the report")
    func resumed() throws {
        let family = try Family()
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "wheezing", severity: .severe))
        try family.at("2026-01-05T09:00")
        try family.ann.liftStop(of: reaction.id)
        try family.at("2026-01-05T09:30")
        try family.ann.undo()
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
        let lines = try family.ann.report(of: Cycle.ID("cycle-1")).stops
        #expect(lines.map(\.time) == ["08:00", "09:00", "09:30"])
        #expect(lines[2].text.hasSuffix("was taken back"))
        #expect(
            try family.ann.historyPage(on: date("2026-01-05"), audit: true).audit.contains {
                $0.text.contains("was taken back")
            }
        )
    }
}
