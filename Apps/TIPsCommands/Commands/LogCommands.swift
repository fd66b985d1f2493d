import ArgumentParser
import CommandKit
import TIPsTracker
import TimeKit
import WordKit

/// `tips log`
struct LogCommand: TIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Tick the box of an item.",
        discussion: """
            It counts for today by the room's clock. Up to 03:00 it can be counted for yesterday. While the treatment timer runs, \
            a treatment food is logged only with --early, or after a yes on a terminal.

            The clinic's word is asked for, with --clinic-said-go-on or a yes on a terminal, and the answer is kept in the log:
              - after more than 48 hours without a treatment food, or the clinic's own number of hours: see “tips clinic”
              - after a hold
              - after a moderate or severe reaction
              - before the first higher dose after one of these
              - before a first dose that is later than the plan has it
              - before a treatment food less than 12 hours after its dose of another day
              - after a week without a maintenance food
              - before any item that a reaction followed
              - before each treatment food until an admin lifts the stop after a severe reaction or epinephrine
              - before a carried-over dose that no admin has confirmed

            These are logged with an option of their own, or after a yes on a terminal, and the log keeps that:
              - an item that the clinic has stopped: --although-stopped
              - a treatment food without a dose in the plan: --without-dose

            EXAMPLE: tips log Peanut
                     tips log Cetirizine --at 07:30
                     tips log Peanut --clinic-said-go-on
            """
    )

    @OptionGroup var choice: ItemArgument
    @Option(help: ArgumentHelp("Time it was taken, by the room's clock; now without it.", valueName: "time")) var at:
        String?
    @Flag(help: "Count it for yesterday: up to 03:00.") var yesterday = false
    @Flag(help: "Log a treatment food although the timer runs.") var early = false
    @Flag(help: "Answer that the clinic said go on, for this log alone.") var clinicSaidGoOn = false
    @Flag(help: "Record a true second dose of a box that is ticked already.") var secondDose = false
    @Flag(help: "Log an item although the clinic has stopped it.") var althoughStopped = false
    @Flag(help: "Log a treatment food although the plan has no dose of it for the day.") var withoutDose = false
    @Flag(help: "This device's clock is right, although the room holds entries from days after it.") var clockIsRight =
        false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let moments = try session.moments()
        let item = try session.tracker.findItem(choice.item)
        let at = try at.map { try moments.logged($0, forYesterday: yesterday) }
        let forYesterday = try yesterday || (at == nil && session.countsForYesterday(item, moments))
        let tick = Tick(
            item: item,
            at: at,
            forYesterday: forYesterday,
            secondDose: secondDose,
            clockIsRight: clockIsRight
        )
        let answers = Answers(
            early: early,
            goOn: clinicSaidGoOn,
            althoughStopped: althoughStopped,
            withoutDose: withoutDose
        )
        let receipt = try session.log(tick, answers, in: moments.room)
        if receipt.timer != nil { try session.planReminders() }
        try session.context.answer(encoding: receipt) { try session.show(receipt, in: moments.room, on: $0) }
        if let typed = self.at, let at, let words = moments.skipped(typed, for: at) {
            session.context.terminal.note("\(localized("note:"), .warning) \(words)")
        }
    }
}

/// `tips unlog`
struct UnlogCommand: TIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "unlog",
        abstract: "Clear the box of an item.",
        discussion: """
            A logger clears what they ticked themselves today; an admin any box. Where several people ticked it, your own log is taken \
            back, and theirs stay: “tips history delete” takes back one of them.

            EXAMPLE: tips unlog Peanut
            """
    )

    @OptionGroup var choice: ItemArgument
    @Flag(help: "Clear yesterday's box: up to 03:00.") var yesterday = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let item = try session.tracker.findItem(choice.item)
        let receipt = try session.tracker.unlog(item.id, forYesterday: yesterday)
        try session.planReminders()
        func words(_ entry: LogEntry) -> String { receipt.room.words(of: entry, by: receipt.names[entry.member]) }
        try session.context.answer(encoding: receipt.entry) { terminal in
            let box = receipt.left == nil ? "[ ]" : StyledText("[x]", .good)
            try terminal.print("\(box) \(item.name)  \(StyledText(localized("was \(words(receipt.entry))"), .faint))")
            for claim in receipt.left?.claims ?? [] {
                try terminal.print(
                    StyledText("    " + localized("still logged: \(words(LogEntry(claim: claim)))"), .warning)
                )
            }
        }
    }
}

/// The arguments of a log.
private struct Tick {
    let item: Item
    let at: Instant?
    let forYesterday: Bool
    let secondDose: Bool
    let clockIsRight: Bool

    func log(in tracker: TIPsTracker, _ answers: Answers) throws(TIPsError) -> LogReceipt {
        try tracker.log(
            item.id,
            at: at,
            forYesterday: forYesterday,
            early: answers.early,
            clinicSaidGoOn: answers.goOn,
            answering: answers.shown,
            secondDose: secondDose,
            althoughStopped: answers.althoughStopped,
            withoutDose: answers.withoutDose,
            clockIsRight: clockIsRight
        )
    }
}

/// The answers so far to the questions before a log.
private struct Answers {
    var early: Bool
    var goOn: Bool
    /// The reasons that a person was shown; nil where the answer was given as an option.
    var shown: [GateReason]?
    var althoughStopped: Bool
    var withoutDose: Bool
}

extension AppSession {
    /// Logs an item. On a terminal, a running timer, a reason to ask for the clinic's word, the clinic's stop and a missing dose become questions;
    /// elsewhere they are errors.
    fileprivate func log(_ tick: Tick, _ answers: Answers, in room: Room) throws -> LogReceipt {
        var answers = answers
        do throws(TIPsError) {
            return try tick.log(in: tracker, answers)
        } catch {
            guard let answer = error.answer, try agrees(to: error, in: room) else {
                return try inRoomTimes { () throws(TIPsError) in throw error }
            }
            answers[keyPath: answer] = true
            // A reason that came in while the person was asked is asked about, too.
            if case .clinicNotAsked(_, let reasons, _) = error { answers.shown = reasons }
            return try log(tick, answers, in: room)
        }
    }

    /// Asks the question of a refused log on a terminal. The option `--yes` answers it for an early log alone, whose refusal is an error of its own.
    private func agrees(to error: TIPsError, in room: Room) throws -> Bool {
        guard let question = error.question(in: room) else { return false }
        guard case .timerRuns(let end, let item, let isTimerOff) = error else {
            return context.terminal.canAsk && !context.assumesYes && context.terminal.asksYes(StyledText(question))
        }
        let until = room.timeZone.minutes(at: end)
        if context.assumesYes || context.terminal.canAsk && context.terminal.asksYes(StyledText(question)) {
            return true
        }
        throw CommandError(
            .tryAgain,
            isTimerOff
                ? localized("the wait between treatment foods lasts until \(until), so \(item) was not logged")
                : localized("the treatment timer runs until \(until), so \(item) was not logged"),
            remedy: localized("wait, or log it with --early")
        )
    }

    /// Asks on a terminal after midnight whether a log counts for yesterday, if home offers to count the item for it.
    fileprivate func countsForYesterday(_ item: Item, _ moments: Moments) throws(TIPsError) -> Bool {
        guard context.terminal.canAsk, !context.assumesYes,
            LogRule.offersYesterday(now: moments.now, in: moments.room), try tracker.offersYesterday(for: item.id)
        else { return false }
        return context.terminal.asksYes(
            StyledText(localized("It is after midnight. Count \(item.name) for yesterday, \(moments.today.previous)?"))
        )
    }
}

extension TIPsError {
    /// The answer that a log refused with this error lacks; nil if no answer helps.
    fileprivate var answer: WritableKeyPath<Answers, Bool>? {
        switch self {
        case .timerRuns: \.early
        case .clinicNotAsked: \.goOn
        case .stopped: \.althoughStopped
        case .noDosePlanned: \.withoutDose
        default: nil
        }
    }
}
