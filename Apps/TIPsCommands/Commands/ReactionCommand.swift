import ArgumentParser
import CommandKit
import Foundation
import TIPsTracker
import TimeKit
import WordKit

/// `tips reaction`: reactions to doses.
struct ReactionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reaction",
        abstract: "Write down, list, edit and delete reactions.",
        discussion: """
            It is a record for the program's clinic. In an emergency call for help first.

            EXAMPLE: tips reaction log "hives on both arms" --severity mild --after Peanut
            """,
        subcommands: [List.self, Log.self, Edit.self, Photo.self, Delete.self],
        defaultSubcommand: List.self
    )
}

extension ReactionCommand {
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the reactions of a cycle, newest first.",
            discussion: """
                EXAMPLE: tips reaction list --cycle 2
                """
        )

        @OptionGroup var choice: CycleOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let cycle = try choice.named(in: session.tracker)
            try session.show(try session.tracker.reactionsPage(cycle: cycle?.id))
        }
    }

    struct Log: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "log",
            abstract: "Write down a reaction: symptom, severity, onset, note, photo.",
            discussion: """
                Every member may. A severe one shows the emergency plan first, and stops the reminders and the timer of treatment foods \
                until an admin lifts it; it is noted whatever is wrong in the command line, and a line says what was left out. A terminal asks \
                for a symptom and a severity that aren't given. After which dose it came is the id of a log, or an item that was logged on \
                that day.

                EXAMPLE: tips reaction log "hives on both arms" --severity mild --after Peanut --note "gone after an hour"
                """
        )

        @Argument(help: "Symptoms.") var symptom: String?
        @Option(help: "Severity, which is needed: mild, moderate or severe.") var severity: Reaction.Severity?
        @Option(help: ArgumentHelp("Time it began, by the room's clock; now without it.", valueName: "time")) var at:
            String?
        @Option(help: ArgumentHelp("After which dose: a log's id or an item.", valueName: "log")) var after: String?
        @Option(help: ArgumentHelp("Time adrenaline was given.", valueName: "time")) var adrenaline: String?
        @Flag(help: "An antihistamine was given.") var antihistamine = false
        @Flag(help: "The patient was taken to an emergency room.") var emergencyRoom = false
        @Option(help: "More words.") var note: String?
        @Option(help: "A picture.", completion: .file()) var photo: String?
        @Option(help: .hidden) var notUnderstood: [String] = []
        @Option(help: .hidden) var severityNotUnderstood: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let moments = try session.moments()
            if severity == .severe { try session.showEmergencyPlan(on: moments.today) }
            let given = severity
            let severity = try session.severity(given, isTreated: adrenaline != nil || emergencyRoom)
            if severity == .severe, given != .severe { try session.showEmergencyPlan(on: moments.today) }
            let symptom = try session.symptom(symptom, of: severity)
            var leftOut = notUnderstood
            /// Reads an option; returns nil for an invalid option of a severe reaction.
            func kept<Value>(_ text: String?, _ read: (String) throws -> Value) throws -> Value? {
                do {
                    return try text.map(read)
                } catch  where severity == .severe {
                    leftOut.append("\(error)")
                    return nil
                }
            }
            let at = try kept(at) { try moments.instant($0, on: moments.today) }
            let draft = ReactionDraft(
                symptom: symptom,
                severity: severity,
                at: at,
                after: try kept(after) {
                    try session.tracker.findDose($0, on: moments.room.day(of: at ?? moments.now))
                },
                note: note ?? "",
                adrenalineAt: try kept(adrenaline) { try moments.instant($0, on: moments.today) },
                gaveAntihistamine: antihistamine,
                wentToEmergencyRoom: emergencyRoom,
                photo: try kept(photo) { try InputFile.read($0, limit: 64 << 20) }
            )
            let plan = try session.tracker.plan()
            let reaction = try session.inRoomTimes { () throws(TIPsError) in
                try session.tracker.logReaction(draft) { leftOut.append($0.message(in: plan.room.timeZone)) }
            }
            try session.planReminders()
            try session.context.answer(encoding: reaction) { terminal in
                let (symptom, severity) = (reaction.shownSymptom, reaction.severity)
                let time = plan.room.timeZone.local(at: reaction.at).minutes
                let words =
                    reaction.onsetMinutes.map {
                        localized("Noted \(symptom) (\(severity.word)), \(time), \($0) min after the dose")
                    } ?? localized("Noted \(symptom) (\(severity.word)), \(time)")
                try terminal.print("\(words)  \(reaction.id, .faint)")
                if severity == .severe {
                    try terminal.printWrapped(
                        StyledText(
                            localized(
                                "The reminders and the timer of treatment foods are off until an admin lifts it: ",
                                "tips emergency lift \(reaction.id)"
                            )
                        )
                    )
                }
            }
            if let typed = severityNotUnderstood {
                let note = localized(
                    "The reaction is noted as severe, because “\(typed)” is no severity: use mild, moderate or severe. ",
                    "Change it with: tips reaction edit \(reaction.id)"
                )
                session.context.terminal.note(StyledText(note))
            }
            for problem in leftOut { session.context.terminal.note("\(localized("not noted:"), .warning) \(problem)") }
            if !leftOut.isEmpty {
                session.context.terminal.note(
                    StyledText(
                        localized("The reaction is noted without it; add it with: tips reaction edit \(reaction.id)")
                    )
                )
            }
        }
    }

    struct Edit: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change a reaction, or add what was left out; add, replace or remove its photo.",
            discussion: """
                Admins, and whoever wrote it on the same day. The fields of a severe one that have a value are an admin's. What isn't named \
                stays. A reaction that becomes severe stops the reminders and the timer of treatment foods.

                EXAMPLE: tips reaction edit 018f2b1c --after Peanut --photo arm.jpg
                         tips reaction edit 018f2b1c --severity severe --at 08:20 --no-antihistamine
                """
        )

        @Argument(help: "A reaction: its id, or an end of it.") var reaction: String
        @Option(help: "Symptoms.") var symptom: String?
        @Option(help: "Severity, which is needed: mild, moderate or severe.") var severity: Reaction.Severity?
        @Option(help: ArgumentHelp("Time it began, by the room's clock.", valueName: "time")) var at: String?
        @Option(help: ArgumentHelp("After which dose: a log's id or an item.", valueName: "log")) var after: String?
        @Option(help: ArgumentHelp("Time adrenaline was given.", valueName: "time")) var adrenaline: String?
        @Flag(help: "No adrenaline was given.") var noAdrenaline = false
        @Flag(inversion: .prefixedNo, help: "An antihistamine was given, or was not.") var antihistamine: Bool?
        @Flag(inversion: .prefixedNo, help: "The patient was taken to an emergency room, or was not.")
        var emergencyRoom: Bool?
        @Option(help: "More words.") var note: String?
        @Option(help: "A picture.", completion: .file()) var photo: String?
        @Flag(help: "Take the picture out.") var removePhoto = false
        @OptionGroup var choice: CycleOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if photo != nil, removePhoto { throw ValidationError(localized("--photo excludes --remove-photo")) }
            if adrenaline != nil, noAdrenaline {
                throw ValidationError(localized("--adrenaline excludes --no-adrenaline"))
            }
            let texts = [symptom, severity?.rawValue, at, after, adrenaline, note, photo]
            guard
                texts.contains(where: { $0 != nil }) || antihistamine != nil || emergencyRoom != nil || noAdrenaline
                    || removePhoto
            else {
                throw ValidationError(localized("nothing is to be edited — name what, such as --photo or --after"))
            }
        }

        func run() throws {
            let session = try global.session()
            let moments = try session.moments()
            let found = try session.tracker.findReaction(reaction, in: choice.chosen(in: session.tracker).id)
            if severity == .severe, found.severity != .severe { try session.showEmergencyPlan(on: moments.today) }
            var edit = ReactionEdit(
                symptom: symptom,
                severity: severity,
                at: try at.map { try moments.instant($0, on: found.day) },
                note: note,
                noAdrenaline: noAdrenaline,
                gaveAntihistamine: antihistamine,
                wentToEmergencyRoom: emergencyRoom
            )
            edit.after = try after.map { try session.tracker.findDose($0, on: found.day) }
            edit.adrenalineAt = try adrenaline.map { try moments.instant($0, on: found.day) }
            if removePhoto { edit.photo = .removed }
            if let photo { edit.photo = .new(try InputFile.read(photo, limit: 64 << 20)) }
            let new = try session.inRoomTimes { () throws(TIPsError) in
                try session.tracker.editReaction(found.id, edit)
            }
            try session.planReminders()
            try session.context.answer(encoding: new) {
                try $0.print(StyledText(localized("Saved \(new.shownSymptom)")))
            }
        }
    }

    struct Photo: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "photo",
            abstract: "Print where the original of a reaction's picture is.",
            discussion: """
                EXAMPLE: xdg-open "$(tips reaction photo 018f2b1c)"
                """
        )

        @Argument(help: "A reaction: its id, or an end of it.") var reaction: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            guard let cycle = try session.tracker.plan().cycle else { throw TIPsError.noCycle }
            let found = try session.tracker.findReaction(reaction, in: cycle.id)
            guard let file = try session.tracker.photoFile(of: found.id) else {
                throw CommandError(
                    .noInput,
                    localized("the original of this picture is gone from the disk"),
                    remedy: localized("a backup of the folder of pictures may have it")
                )
            }
            try session.context.answer(["path": .string(file.path)]) { try $0.print("\(file.path)") }
        }
    }

    struct Delete: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take a reaction out.",
            discussion: """
                Admins, and whoever wrote it on the same day. “tips undo” brings it back.

                EXAMPLE: tips reaction delete 018f2b1c
                """
        )

        @Argument(help: "A reaction: its id, or an end of it.") var reaction: String
        @OptionGroup var choice: CycleOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let cycle = try choice.chosen(in: session.tracker)
            let found = try session.tracker.findReaction(reaction, in: cycle.id)
            try session.tracker.deleteReaction(found.id)
            try session.context.answer(["deleted": .string(found.id.rawValue)]) {
                try $0.print(StyledText(localized("Deleted \(found.shownSymptom)")))
            }
        }
    }
}

extension AppSession {
    /// Prints the emergency plan, before anything that can fail.
    fileprivate func showEmergencyPlan(on today: LocalDate) throws {
        guard !context.printsJSON else { return }
        let plan = try tracker.plan()
        try context.terminal.show(plan.emergency.lines(on: today, in: plan.room.timeZone))
    }

    /// Returns the given symptom, or asks for it on a terminal. For a severe reaction without one, the engine sets a text.
    fileprivate func symptom(_ given: String?, of severity: Reaction.Severity) throws -> String {
        if let given { return given }
        let terminal = context.terminal
        if terminal.canAsk, !context.assumesYes, let typed = terminal.asks(StyledText(localized("What was seen?"))) {
            return typed
        }
        guard severity == .severe else {
            throw CommandError(
                .usage,
                localized("the symptom is missing"),
                remedy: localized("say what was seen, such as hives on both arms")
            )
        }
        return ""
    }

    /// Returns the given severity, or asks for it on a terminal. A mild one with adrenaline or an emergency room needs a confirmation.
    fileprivate func severity(_ given: Reaction.Severity?, isTreated: Bool) throws -> Reaction.Severity {
        let terminal = context.terminal
        let asks = terminal.canAsk && !context.assumesYes
        var given = given
        while true {
            if let severity = given {
                guard severity == .mild, isTreated, asks else { return severity }
                if terminal.asksYes(
                    StyledText(
                        localized("There was adrenaline or an emergency room. Was the reaction mild all the same?")
                    )
                ) {
                    return severity
                }
            }
            guard asks, let typed = terminal.asks(StyledText(localized("How bad was it: mild, moderate or severe?")))
            else {
                throw CommandError(
                    .usage,
                    localized("--severity is missing"),
                    remedy: localized("give mild, moderate or severe")
                )
            }
            given = AnswerWord.severity(typed)
        }
    }
}

extension TIPsTracker {
    /// Returns the log with an id, or the log of an item on a day.
    fileprivate func findDose(_ text: String, on day: LocalDate) throws(TIPsError) -> Claim.ID {
        do throws(TIPsError) {
            return try findLog(text).id
        } catch {
            guard case .notFound = error else { throw error }
            let item = try findItem(text)
            guard let entry = try entries(in: day..<day.next).first(where: { $0.item == item.id }) else {
                throw .notLogged(item: item.name, day: day)
            }
            return entry.id
        }
    }

    /// Returns the reaction with an id, or with four or more characters at either end of its id.
    ///
    /// - Throws: `notFound`, `ambiguous`.
    fileprivate func findReaction(_ text: String, in cycle: Cycle.ID) throws(TIPsError) -> Reaction {
        let found = try reactions(of: cycle).filter {
            $0.id.rawValue == text
                || (text.count >= 4 && ($0.id.rawValue.hasPrefix(text) || $0.id.rawValue.hasSuffix(text)))
        }
        guard let first = found.first else { throw .notFound(what: "reaction", text) }
        guard found.count == 1 else {
            throw .ambiguous(what: "reaction", text, candidates: found.map { "\($0.shownSymptom) (\($0.id))" })
        }
        return first
    }
}
