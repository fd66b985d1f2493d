import ArgumentParser
import CommandKit
import Foundation
import JSONKit
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
    struct List: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the reactions of a cycle, newest first.",
            discussion: """
                EXAMPLE: tips reaction list --cycle 2
                """
        )

        @OptionGroup var choice: CycleOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let cycle = try choice.named(in: session.tracker)
            try session.show(try session.tracker.reactionsPage(cycle: cycle?.id))
        }
    }

    struct Log: AsyncTIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "log",
            abstract: "Write down a reaction: symptom, severity, onset, note, photo.",
            discussion: """
                Every member may. A severe one, and one with epinephrine, shows the emergency plan first, and is noted whatever is wrong in the \
                command line; a line says what was left out. It stops the reminders and the timer of treatment foods until an admin lifts it, \
                and is sent to a shared room at once. A time of day that is still to come is yesterday's up to 12 hours later; “yesterday 23:55” \
                names the day. A terminal asks for a symptom and a severity that aren't given. After which dose it came is the id of a log, or \
                an item: its log of that day or of the hours before, or the item alone if its box isn't ticked.

                EXAMPLE: tips reaction log "hives on both arms" --severity mild --after Peanut --note "gone after an hour"
                """
        )

        @Argument(help: "Symptoms.") var symptom: String?
        @Option(help: "Severity, which is needed: mild, moderate or severe.") var severity: TypedSeverity?
        @Option(help: ArgumentHelp("Time it began, by the room's clock; now without it.", valueName: "time")) var at:
            String?
        @Option(help: ArgumentHelp("After which dose: a log's id or an item.", valueName: "log")) var after: String?
        @Option(
            help: ArgumentHelp("Time epinephrine was given; “yes” for a time that isn't known.", valueName: "time")
        ) var adrenaline: String?
        @Flag(help: "An antihistamine was given.") var antihistamine = false
        @Flag(help: "The patient was taken to an emergency room.") var emergencyRoom = false
        @Option(help: "More words.") var note: String?
        @Option(help: "A picture.", completion: .file()) var photo: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) async throws {
            let moments = try session.moments()
            let given = self.severity?.severity
            let isGiven = ReactionSlips.isGiven(adrenaline)
            if given == .severe || isGiven { try session.showEmergencyPlan() }
            let severity = try session.severity(given, isTreated: isGiven || emergencyRoom)
            if severity == .severe, given != .severe, !isGiven { try session.showEmergencyPlan() }
            var slips = ReactionSlips(isLenient: severity == .severe || isGiven)
            let symptom = try session.symptom(symptom, isNeeded: !slips.isLenient)
            let at = try slips.kept(at) { try moments.reaction($0, on: moments.today) }
            let dose = try slips.kept(after) { try session.tracker.findDose($0) }
            let onset = at ?? moments.now
            let adrenalineAt = slips.adrenaline(adrenaline) {
                try moments.reaction($0, on: moments.room.day(of: onset), onset: onset)
            }
            var draft = ReactionDraft(
                symptom: symptom,
                severity: severity,
                at: at,
                after: dose?.log,
                food: dose?.food,
                note: note ?? "",
                adrenalineAt: adrenalineAt,
                gaveAntihistamine: antihistamine,
                wentToEmergencyRoom: emergencyRoom,
                photo: try slips.kept(photo) { try InputFile.read($0, limit: 64 << 20) }
            )
            draft.gaveAdrenaline = isGiven && adrenalineAt == nil
            let plan = try session.tracker.plan()
            let reaction = try session.inRoomTimes { () throws(TIPsError) in
                try session.tracker.logReaction(draft) { slips.texts.append($0.message(in: plan.room)) }
            }
            try session.planReminders()
            try session.context.answer(encoding: reaction) { terminal in
                let (symptom, severity) = (reaction.shownSymptom, reaction.severity)
                let time = plan.room.local(at: reaction.at).minutes
                let words: String
                if let food = plan.items.first(where: { $0.id == reaction.food }) {
                    words = localized("Noted \(symptom) (\(severity.word)), \(time), after \(food.name), not ticked")
                } else if let minutes = reaction.onsetMinutes {
                    words = localized("Noted \(symptom) (\(severity.word)), \(time), \(minutes) min after the dose")
                } else if let log = reaction.after,
                    let food = (try? session.tracker.findLog(log.rawValue))?.claim.snapshot.item
                {
                    words = localized(
                        "Noted \(symptom) (\(severity.word)), \(time), after \(food) (it began before the dose was logged)"
                    )
                } else {
                    words = localized("Noted \(symptom) (\(severity.word)), \(time)")
                }
                let care = reaction.care(in: plan.room)
                let noted = care.isEmpty ? words : "\(words); \(care)"
                try terminal.print("\(noted)  \(reaction.id, .faint)")
                if reaction.countsAsSevere { try terminal.printWrapped(stopWords(after: reaction)) }
            }
            session.note(slips, of: reaction, self.severity?.unread)
            if reaction.countsAsSevere { try await session.tellOthers() }
        }
    }

    struct Edit: AsyncTIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change a reaction, or add what was left out; add, replace or remove its photo.",
            discussion: """
                Admins, and whoever wrote it on the same day. The fields of a severe one, and of one with epinephrine, that have a value are an \
                admin's. What isn't named stays. A reaction that becomes severe or gets epinephrine stops the reminders and the timer of \
                treatment foods, also after a lift. It is saved whatever else is wrong in the command line, and a line says what was left out.

                EXAMPLE: tips reaction edit 018f2b1c --after Peanut --photo arm.jpg
                         tips reaction edit 018f2b1c --severity severe --at 08:20 --no-antihistamine
                """
        )

        @Argument(help: "A reaction: its id, or an end of it.") var reaction: String
        @Option(help: "Symptoms.") var symptom: String?
        @Option(help: "Severity, which is needed: mild, moderate or severe.") var severity: TypedSeverity?
        @Option(help: ArgumentHelp("Time it began, by the room's clock.", valueName: "time")) var at: String?
        @Option(help: ArgumentHelp("After which dose: a log's id or an item.", valueName: "log")) var after: String?
        @Option(
            help: ArgumentHelp("Time epinephrine was given; “yes” for a time that isn't known.", valueName: "time")
        ) var adrenaline: String?
        @Flag(help: "No epinephrine was given.") var noAdrenaline = false
        @Option(
            help: ArgumentHelp(
                "Time of a second dose of epinephrine; “yes” for an unknown time, “no” for none.",
                valueName: "time"
            )
        ) var secondAdrenaline: String?
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
            let texts = [symptom, severity?.severity.rawValue, at, after, adrenaline, secondAdrenaline, note, photo]
            guard
                texts.contains(where: { $0 != nil }) || antihistamine != nil || emergencyRoom != nil || noAdrenaline
                    || removePhoto
            else {
                throw ValidationError(localized("nothing is to be edited — name what, such as --photo or --after"))
            }
        }

        func run(in session: AppSession) async throws {
            let moments = try session.moments()
            let found = try session.tracker.findReaction(reaction, in: choice.chosen(in: session.tracker).id)
            let given = self.severity?.severity
            // Only a reaction that is or becomes mild is asked about.
            let isGiven = ReactionSlips.isGiven(adrenaline)
            let isTreated = isGiven || emergencyRoom == true
            let severity =
                isTreated && (given ?? found.severity) == .mild
                ? try session.severity(.mild, isTreated: true) : given
            var edit = ReactionEdit(
                symptom: symptom,
                severity: severity == found.severity ? nil : severity,
                note: note,
                gaveAntihistamine: antihistamine,
                wentToEmergencyRoom: emergencyRoom
            )
            let isSecondGiven = ReactionSlips.isGiven(secondAdrenaline)
            if adrenaline != nil || noAdrenaline { edit.noteAdrenaline(.first, isGiven: isGiven) }
            if secondAdrenaline != nil { edit.noteAdrenaline(.second, isGiven: isSecondGiven) }
            let isWorse = edit.worsens(found)
            if isWorse { try session.showEmergencyPlan() }
            var slips = ReactionSlips(isLenient: isWorse)
            edit.at = try slips.kept(at) { try moments.reaction($0, on: found.day, near: found.at) }
            let dose = try slips.kept(after) { try session.tracker.findDose($0) }
            (edit.after, edit.food) = (dose?.log, dose?.food)
            let onset = edit.at ?? found.at
            let hasFirst = isGiven || found.adrenalineAt != nil && !edit.noAdrenaline
            func time(_ text: String?, isNoted: Bool, isSecond: Bool = false) throws -> Instant? {
                func read(_ text: String) throws -> Instant {
                    try moments.reaction(text, on: moments.room.day(of: onset), near: onset, onset: onset)
                }
                return isNoted
                    ? try slips.kept(text, read) : slips.adrenaline(text, isSecond: isSecond && hasFirst, read)
            }
            if isGiven {
                let at = try time(adrenaline, isNoted: found.adrenalineAt != nil)
                edit.noteAdrenaline(.first, isGiven: true, at: at)
            }
            if isSecondGiven {
                let at = try time(secondAdrenaline, isNoted: found.secondAdrenalineAt != nil, isSecond: true)
                edit.noteAdrenaline(.second, isGiven: true, at: at)
            }
            // Without adrenaline there is no second dose of it. One that is typed as well is the only one.
            if edit.noAdrenaline { edit.noSecondAdrenaline = true }
            if removePhoto { edit.photo = .removed }
            if let picture = try slips.kept(photo, { try InputFile.read($0, limit: 64 << 20) }) {
                edit.photo = .new(picture)
            }
            let receipt = try session.inRoomTimes { () throws(TIPsError) in
                try session.tracker.editReaction(found.id, edit) {
                    slips.texts.append($0.message(in: moments.room))
                }
            }
            try session.planReminders()
            let new = receipt.reaction
            try session.context.answer(encoding: new) { terminal in
                try terminal.print(StyledText(localized("Saved \(new.shownSymptom)")))
                if receipt.stops { try terminal.printWrapped(stopWords(after: new)) }
                if receipt.hadStopped, !new.countsAsSevere {
                    try terminal.printWrapped(endedStop(of: new, beside: receipt.standing))
                }
            }
            session.note(slips, of: new, self.severity?.unread)
            if new.countsAsSevere || found.countsAsSevere { try await session.tellOthers() }
        }
    }

    struct Photo: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "photo",
            abstract: "Print where the original of a reaction's picture is.",
            discussion: """
                EXAMPLE: xdg-open "$(tips reaction photo 018f2b1c)"
                """
        )

        @Argument(help: "A reaction: its id, or an end of it.") var reaction: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
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

    struct Delete: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take a reaction out.",
            discussion: """
                Admins, and whoever wrote it on the same day. Asks an admin first on a terminal and needs --yes elsewhere. A severe \
                one no longer stops the treatment foods. “tips undo” brings it back.

                EXAMPLE: tips reaction delete 018f2b1c --yes
                """
        )

        @Argument(help: "A reaction: its id, or an end of it.") var reaction: String
        @OptionGroup var choice: CycleOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let cycle = try choice.chosen(in: session.tracker)
            let found = try session.tracker.findReaction(reaction, in: cycle.id)
            let plan = try session.tracker.plan()
            let words = "\(found.shownSymptom), \(plan.room.local(at: found.at).minutes)"
            let stops = plan.standing.contains { $0.id == found.id }
            try session.confirmAsAdmin(
                stops
                    ? localized("Delete the reaction \(words), and end its stop of the treatment foods?")
                    : localized("Delete the reaction \(words)?")
            )
            let standing = try session.tracker.deleteReaction(found.id)
            try session.planReminders()
            try session.answer(deleted: found.id, found.shownSymptom)
            if stops, !session.context.printsJSON {
                try session.context.terminal.printWrapped(endedStop(of: found, beside: standing))
            }
        }
    }
}

/// The line below a reaction that stops the treatment foods.
private func stopWords(after reaction: Reaction) -> StyledText {
    StyledText(
        localized(
            "The reminders and the timer of treatment foods are off until an admin lifts it: ",
            "tips emergency lift \(reaction.id)"
        )
    )
}

/// The line below a reaction whose stop is over. The stop of another reaction can stand.
///
/// - Parameter standing: the reactions whose stop stands now.
private func endedStop(of reaction: Reaction, beside standing: [Reaction]) -> StyledText {
    let name = reaction.shownSymptom
    guard let other = standing.first else {
        return StyledText(localized("The stop is over: treatment reminders and timer go on after \(name)"))
    }
    return StyledText(
        localized(
            "The stop after \(name) is over; that after \(other.shownSymptom) stands: tips emergency lift \(other.id)"
        )
    )
}

extension TIPsTracker {
    /// Returns the log with an id, or else the item.
    ///
    /// - Throws: `notFound`, `ambiguous`.
    fileprivate func findDose(_ text: String) throws(TIPsError) -> (log: Claim.ID?, food: Item.ID?) {
        do throws(TIPsError) {
            return (try findLog(text).id, nil)
        } catch {
            guard case .notFound = error else { throw error }
            return (nil, try findItem(text).id)
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
