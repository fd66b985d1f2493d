import ArgumentParser
import CommandKit
import TIPsTracker
import TimeKit
import WordKit

/// `tips log`
struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Tick the box of an item.",
        discussion: """
            It counts for today by the room's clock. Up to 03:00 it can be counted for yesterday. While the treatment timer runs, \
            a treatment food is logged only with --early, or after a yes on a terminal.

            After more than 48 hours without a treatment food, a hold, a moderate or severe reaction, and before the first higher dose \
            after one of these, the clinic's word is asked for: --clinic-said-go-on, or a yes on a terminal. The answer is kept in the log. The \
            clinic's own number of hours takes the place of the 48: see “tips clinic”. It is also asked for before a first dose that is later \
            than the plan has it, less than 12 hours after the dose of another day, after a week without a maintenance food, before any item that \
            a reaction followed, before each treatment food until an admin lifts the stop of a severe reaction, and before a carried-over dose \
            that no admin has confirmed. An item that the clinic has stopped is logged with \
            --although-stopped, or after a yes on a terminal, and so is a treatment food without a dose in the plan, with \
            --without-dose. The log keeps that.

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

    func run() throws {
        let session = try global.session()
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
        let receipt = try session.log(tick, answers)
        if receipt.timer != nil { try session.planReminders() }
        try session.context.answer(encoding: receipt) { try session.show(receipt, on: $0) }
    }
}

/// `tips unlog`
struct UnlogCommand: ParsableCommand {
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

    func run() throws {
        let session = try global.session()
        let item = try session.tracker.findItem(choice.item)
        let entry = try session.tracker.unlog(item.id, forYesterday: yesterday)
        try session.planReminders()
        let plan = try session.tracker.plan()
        try session.context.answer(encoding: entry) { terminal in
            let left = try session.tracker.entries(in: entry.day..<entry.day.next).first { $0.slot == entry.slot }
            let box = left == nil ? "[ ]" : StyledText("[x]", .good)
            try terminal.print("\(box) \(item.name)  \(StyledText("was \(plan.words(of: entry))", .faint))")
            for claim in left?.claims ?? [] {
                try terminal.print(
                    StyledText("    " + localized("still logged: \(plan.words(of: LogEntry(claim: claim)))"), .warning)
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
    var althoughStopped: Bool
    var withoutDose: Bool
}

extension AppSession {
    /// Logs an item. On a terminal, a running timer, a reason to ask for the clinic's word, the clinic's stop and a missing dose become questions;
    /// elsewhere they are errors.
    fileprivate func log(_ tick: Tick, _ answers: Answers) throws -> LogReceipt {
        var answers = answers
        do throws(TIPsError) {
            return try tick.log(in: tracker, answers)
        } catch {
            switch error {
            case .timerRuns(let end, _) where !answers.early:
                try agreeToEarly(tick.item, end)
                answers.early = true
                return try log(tick, answers)
            case .clinicNotAsked(_, let reasons, let clinic)
            where !answers.goOn && clinicSaidGoOn(tick.item, reasons, clinic):
                answers.goOn = true
                return try log(tick, answers)
            case .stopped(let item, let since) where !answers.althoughStopped && wasTaken(item, since: since):
                answers.althoughStopped = true
                return try log(tick, answers)
            case .noDosePlanned(let item, _) where !answers.withoutDose && isLoggedWithoutDose(item):
                answers.withoutDose = true
                return try log(tick, answers)
            default: return try inRoomTimes { () throws(TIPsError) in throw error }
            }
        }
    }

    /// Asks on a terminal whether an item was taken although the clinic has stopped it. The option `--yes` doesn't answer this question.
    private func wasTaken(_ item: String, since day: LocalDate) -> Bool {
        context.terminal.canAsk && !context.assumesYes
            && context.terminal.asksYes(
                StyledText(localized("The clinic stopped \(item) from \(day). Was it taken all the same?"))
            )
    }

    /// Asks on a terminal whether to log a treatment food without a dose. The option `--yes` doesn't answer this question.
    private func isLoggedWithoutDose(_ item: String) -> Bool {
        context.terminal.canAsk && !context.assumesYes
            && context.terminal.asksYes(
                StyledText(localized("The plan has no dose of \(item). Log it without a dose?"))
            )
    }

    /// Asks on a terminal whether the clinic said go on. The option `--yes` doesn't answer this question.
    private func clinicSaidGoOn(_ item: Item, _ reasons: [GateReason], _ clinic: ClinicInstructions) -> Bool {
        guard context.terminal.canAsk, !context.assumesYes, let zone = try? tracker.plan().room.timeZone else {
            return false
        }
        let why = reasons.map { $0.text(in: zone) } + [clinic.text(for: reasons)]
        let question: StyledText = StyledText(
            localized("\(item.name): \(why.joined(separator: "; ")). Did the clinic say go on?")
        )
        return context.terminal.asksYes(question)
    }

    /// Returns if the person agrees to an early log; else throws an error with the end of the timer.
    private func agreeToEarly(_ item: Item, _ end: Instant) throws {
        if context.assumesYes { return }
        let until = try tracker.plan().room.timeZone.minutes(at: end)
        let question: StyledText = StyledText(
            localized("The treatment timer runs until \(until). Log \(item.name) early?")
        )
        if context.terminal.canAsk, context.terminal.asksYes(question) { return }
        throw CommandError(
            .tryAgain,
            localized("the treatment timer runs until \(until), so \(item.name) was not logged"),
            remedy: localized("wait, or log it with --early")
        )
    }

    /// Asks on a terminal after midnight whether a log counts for yesterday, if yesterday's box is open.
    fileprivate func countsForYesterday(_ item: Item, _ moments: Moments) throws(TIPsError) -> Bool {
        guard context.terminal.canAsk, !context.assumesYes,
            LogRule.offersYesterday(now: moments.now, in: moments.room)
        else { return false }
        let day = moments.today.previous
        guard let cycle = try tracker.plan().cycle, isLoggable(item, on: day, in: cycle),
            try !tracker.entries(in: day..<moments.today).contains(where: { $0.item == item.id })
        else { return false }
        return context.terminal.asksYes(
            StyledText(localized("It is after midnight. Count \(item.name) for yesterday, \(day)?"))
        )
    }

    private func isLoggable(_ item: Item, on day: LocalDate, in cycle: Cycle) -> Bool {
        do throws(TIPsError) {
            try LogRule.check(item, on: day, in: cycle, among: [cycle])
            return true
        } catch {
            return false
        }
    }
}
