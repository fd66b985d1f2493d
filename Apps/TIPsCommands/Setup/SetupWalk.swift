import CommandKit
import Foundation
import TIPsTracker
import TimeKit
import WordKit

extension AppSession {
    /// Asks for the first setup: the cycle, the items, the reminders and the timer, and then for a confirmation.
    func walkThroughSetup() async throws {
        let interview = Interview(terminal: context.terminal, command: "tips setup")
        let hasCode = try interview.ask(
            localized("Are you setting up for yourself, or do you have a room code? (self or code)")
        ) {
            switch AnswerWord.read($0, among: [.alone, .code]) {
            case .alone: false
            case .code: true
            default:
                throw CommandError(.badData, localized("“\($0)” is neither"), remedy: localized("answer self or code"))
            }
        }
        if hasCode {
            try await walkThroughJoining(interview)
        } else {
            try walkThroughRoom(interview)
        }
    }

    private func walkThroughRoom(_ interview: Interview) throws {
        guard try !tracker.isSetUp() else { throw TIPsError.alreadySetUp }
        let today = context.clock.local().date
        let form = setupForm("self")
        let (draft, meant) = try interview.walk {
            interview.section(
                localized("Cycle"),
                localized("dates as 2026-01-05; Enter takes what is offered in brackets")
            )
            let cycle = try interview.cycle(form, patient: nil, number: 1, start: today, today: today)
            let me = try interview.memberName(form, of: .cycle)
            let zone = try interview.zone(form, offering: context.clock.zone())
            var doses = DoseQuestions(interview, form, units: DoseUnit.usual)
            var items: [ItemDraft] = []
            let weeks = DoseRule.openWeeks(of: cycle, today: zone.date(at: context.clock.now()))
            for category in Category.allCases {
                interview.section(category.title, category.hint)
                items += try doses.items(of: category, weeks: weeks)
            }
            var draft = SetupDraft(
                patient: cycle.patient,
                number: cycle.number,
                start: cycle.start,
                challenge: cycle.challenge,
                me: me,
                timeZoneID: zone.identifier,
                units: doses.added,
                items: items
            )
            let meant = try confirmDoses(interview, of: &draft) { draft, tenfold, unit throws(TIPsError) in
                try tracker.checkMeant(draft, tenfoldIsMeant: tenfold, unitIsMeant: unit)
            } askingAgain: { draft, refused in
                for place in draft.items.indices where draft.items[place].name == refused.item {
                    draft.items[place].dosing = try doses.again(draft.items[place], insteadOf: refused.to)
                }
                draft.units = doses.added
            }
            draft.settings = try interview.settings(form)
            interview.show(draft.summary)
            try interview.confirm(StyledText(localized("Set this up?")))
            return (draft, meant)
        }
        try finishSetup(draft, meant: meant)
    }

    /// Asks the engine's questions about the unusual doses of a plan. After a no, these doses are asked for again. A step back leads to the doses,
    /// too.
    ///
    /// - Parameters:
    ///   - answers: the answers with the doses.
    ///   - check: Checks the doses, and throws those of the next question unless its kind is confirmed.
    ///   - again: Asks again for the doses that have an unusual one.
    /// - Returns: the confirmed kinds.
    func confirmDoses<Answers>(
        _ interview: Interview,
        of answers: inout Answers,
        _ check: (_ answers: Answers, _ tenfold: Bool, _ unit: Bool) throws(TIPsError) -> Void,
        askingAgain again: (_ answers: inout Answers, _ refused: UnusualDose) throws -> Void
    ) throws -> (tenfold: Bool, unit: Bool) {
        var meant = (tenfold: false, unit: false)
        while true {
            do throws(TIPsError) {
                try check(answers, meant.tenfold, meant.unit)
                return meant
            } catch {
                guard let question = error.question(in: context.clock.zone()) else { throw error }
                let isYes = try interview.asksYes(StyledText(question), byDefault: nil)
                switch error {
                case .tenfoldDose where isYes: meant.tenfold = true
                case .otherUnit where isYes: meant.unit = true
                case .tenfoldDose(let item, let from, let to, let others),
                    .otherUnit(let item, let from, let to, let others):
                    // The new doses may be unusual in the other way.
                    meant = (false, false)
                    for dose in [UnusualDose(item: item, from: from, to: to)] + others { try again(&answers, dose) }
                default: throw error
                }
            }
        }
    }

    /// The form of a setup for oneself, or with a code.
    private func setupForm(_ who: String) -> SetupForm {
        SetupForm { try tracker.setupScreen(typed: $0.merging(["who": who]) { $1 }).form }
    }

    private func walkThroughJoining(_ interview: Interview) async throws {
        let form = setupForm("code")
        let answers = try interview.walk {
            let typed = try interview.ask(localized("Room code such as K3F9-X2AA-7QWM-C, or the invitation's link")) {
                text in
                try Invitation(typed: text)
            }
            var invitation = try located(typed, nil)
            if invitation.remote == nil, try !hasRoom() {
                let remote = try interview.ask(localized("Address of the room, as in the admin's invitation")) { text in
                    try RoomConnection.address(text, apiKey: nil)
                }
                let key = try interview.ask(localized("Key of the Firebase project, or Enter for none")) {
                    $0.isEmpty ? nil : $0
                }
                invitation = Invitation(
                    code: typed.code,
                    remote: RemoteAddress(address: remote.address, apiKey: key)
                )
            }
            let name = try interview.memberName(form, of: .code)
            let settings = try interview.settings(form, setsInterval: false)
            interview.show([localized("\(name), a logger")] + SetupSummary.lines(of: settings))
            try interview.confirm(StyledText(localized("Join the room?")))
            return (invitation: invitation, name: name, settings: settings)
        }
        var name = answers.name
        while true {
            do {
                return try await finishJoining(answers.invitation, name: name, settings: answers.settings)
            } catch TIPsError.nameTaken(let taken, "member") {
                context.terminal.printError("\(TIPsError.nameTaken(taken, what: "member"))")
                name = try interview.walk { try interview.memberName(form, of: .code) }
            }
        }
    }

    /// Creates the room and prints the home screen.
    ///
    /// - Parameter meant: The kinds of unusual doses that are confirmed.
    func finishSetup(_ draft: SetupDraft, meant: (tenfold: Bool, unit: Bool) = (false, false)) throws {
        let member = try tracker.setUp(draft, tenfoldIsMeant: meant.tenfold, unitIsMeant: meant.unit)
        try context.answer(encoding: member) { terminal in
            try terminal.print(
                StyledText(localized("The room is set up; this device is \(member.name)'s, \(member.role.title)."))
            )
            try terminal.print()
            try show(.home)
        }
    }
}
