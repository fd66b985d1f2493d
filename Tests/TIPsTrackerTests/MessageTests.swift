import Foundation
import FractionParser
import ScreenKit
import StorageKit
import TIPsTracker
import Testing
import TimeKit

@Suite("The texts of refusals")
struct MessageTests {
    static let day = LocalDate(dayNumber: 20_460)
    static let instant = Instant(milliseconds: 1_767_600_900_000)

    /// Each case by name, with texts that its message must contain.
    static let samples: [(name: String, error: TIPsError, holds: [String])] = [
        ("blank", .blank(.itemName), ["item's name", "Peanut"]),
        ("tooLong", .tooLong(.unitName, characters: 77), ["unit", "77", "40"]),
        ("notAnAmount", .notAnAmount(text: "1e3", AmountError(.syntax, found: "e3")), ["“1e3”", "1/4"]),
        ("doseIsRange", .doseIsRange("1-2"), ["“1-2”"]),
        ("doseNotPositive", .doseNotPositive("-1"), ["“-1”", "above 0"]),
        ("doseIncomplete", .doseIncomplete("tsp"), ["“tsp”", "1/4 tsp"]),
        ("cycleNumberOutOfRange", .cycleNumberOutOfRange(26), ["26", "1 to 25"]),
        ("cycleNumberTaken", .cycleNumberTaken(3), ["cycle 3"]),
        ("cycleLongPast", .cycleLongPast(challenge: day), ["2026-01-07", "years ago", "present cycle"]),
        ("challengeNotAfterStart", .challengeNotAfterStart(start: day, challenge: day), ["2026-01-07", "challenge"]),
        ("cycleTooLong", .cycleTooLong(weeks: 61), ["61", "60"]),
        (
            "cyclesOverlap", .cyclesOverlap(number: 4, other: 3, start: day, challenge: day.adding(days: 7)),
            ["cycle 4", "cycle 3", "2026-01-07", "2026-01-14"]
        ),
        ("nameTaken", .nameTaken("Tsp", what: "unit"), ["unit", "“Tsp”"]),
        (
            "otherUnit",
            .otherUnit(
                item: "Peanut",
                from: DoseLabel(amount: "5", unit: "g"),
                to: DoseLabel(amount: "1", unit: "tsp")
            ),
            ["“Peanut”", "5 g", "1 tsp", "another unit"]
        ),
        (
            "unitInUse",
            .unitInUse([
                UnusualDose(
                    item: "Peanut",
                    from: DoseLabel(amount: "2", unit: "tsp"),
                    to: DoseLabel(amount: "2", unit: "spoon")
                )
            ]),
            ["“Peanut”", "2 spoon instead of 2 tsp", "clinic's plan"]
        ),
        (
            "otherMeasure", .otherMeasure(from: "mL", to: "mcg", items: ["Cetirizine"]),
            ["“mL”", "“mcg”", "Cetirizine", "edit the doses"]
        ),
        ("notAWeight", .notAWeight("0 kg"), ["“0 kg”", "18 kg"]),
        ("notAnAdrenalineDose", .notAnAdrenalineDose("abc"), ["“abc”", "mg, mcg or mL", "0.15 mg"]),
        ("notAPhoneNumber", .notAPhoneNumber("call mom"), ["“call mom”", "digits", "911", "contacts"]),
        ("gapOutOfRange", .gapOutOfRange(400), ["400", "1 to 336"]),
        ("stopped", .stopped(item: "Peanut", since: day), ["“Peanut”", "2026-01-07", "an admin"]),
        ("notLetIn", .notLetIn(account: "phone7", name: "Bob"), ["Bob", "“phone7”"]),
        (
            "missingWeekDoses",
            .missingWeekDoses(
                item: "Peanut",
                weeks: [6, 7, 9],
                others: [MissingDoses(item: "Sesame", weeks: [13])]
            ), ["“Peanut” has no dose for weeks 6, 7, 9; “Sesame” has no dose for week 13"]
        ),
        (
            "tenfoldDose",
            .tenfoldDose(
                item: "Peanut",
                from: DoseLabel(amount: "0.5", unit: "mL"),
                to: DoseLabel(amount: "5", unit: "mL")
            ), ["“Peanut”", "5 mL", "0.5 mL", "ten times"]
        ),
        ("notInHistory", .notInHistory("2030", through: day), ["“2030”", "up to 2026-01-07"]),
        ("noSuchCycle", .noSuchCycle("zz", numbers: [1, 2]), ["“zz”", "1, 2"]),
        ("noSuchWeek", .noSuchWeek(13, weeks: 12), ["week 13", "1 to 12"]),
        ("noSuchPlace", .noSuchPlace(9, last: 4), ["place 9", "1 to 4"]),
        ("weekIsPast", .weekIsPast(3, current: 6), ["week 3", "week 6"]),
        ("weeklyDosesNotAllowed", .weeklyDosesNotAllowed(.maintenance), ["Maintenance Foods", "treatment"]),
        ("notATime", .notATime("25:00"), ["“25:00”", "07:30"]),
        ("notACategory", .notACategory("drugs"), ["“drugs”", "medicine, maintenance, treatment, recommended"]),
        ("timerOutOfRange", .timerOutOfRange(0), ["0 minutes", "1 to 240"]),
        ("restOutOfRange", .restOutOfRange(-1), ["-1 minutes", "0 to 240"]),
        ("daysOutOfRange", .daysOutOfRange(400), ["400", "1 to 365"]),
        ("holdTooLong", .holdTooLong(days: 90), ["90", "60"]),
        ("endBeforeStart", .endBeforeStart(day, start: day.next), ["2026-01-07 is before 2026-01-08", "first"]),
        ("notARoomCode", .notARoomCode("K3F9"), ["“K3F9”", "K3F9-X2AA-7QWM-C"]),
        (
            "supplyUnitDiffers", .supplyUnitDiffers(item: "Peanut", unit: "g", doses: "tsp"),
            ["“Peanut”", " g", "tsp"]
        ),
        ("notSetUp", .notSetUp, ["no room"]),
        ("alreadySetUp", .alreadySetUp, ["already"]),
        ("noCycle", .noCycle, ["no cycle"]),
        ("notFound", .notFound(what: "item", "Peanutt"), ["no item", "“Peanutt”"]),
        (
            "ambiguous", .ambiguous(what: "item", "Egg", candidates: ["treatment/Egg", "recommended/Egg"]),
            ["“Egg”", "item", "treatment/Egg, recommended/Egg"]
        ),
        ("noRoomWithCode", .noRoomWithCode("K3F9-X2AA-Q"), ["“K3F9-X2AA-Q”", "expired"]),
        ("noSuchScreen", .noSuchScreen("tips://nowhere"), ["“tips://nowhere”", "tips://home"]),
        ("notAllowed", .notAllowed(.nobody), ["nobody"]),
        ("inTheFuture", .inTheFuture(instant), ["2026-01-05 08:15 UTC", "clock"]),
        ("outsideCycle", .outsideCycle(day), ["2026-01-07"]),
        ("challengeDay", .challengeDay(day), ["2026-01-07", "food challenge"]),
        ("noDosePlanned", .noDosePlanned(item: "Peanut", day: day), ["Peanut", "2026-01-07", "without one"]),
        ("outsideCycle", .outsideCycle(day, isOver: true), ["2026-01-07", "set up the next cycle"]),
        (
            "outsideItsCycle", .outsideItsCycle(day, start: day.adding(days: 1), lastDosingDay: day.adding(days: 9)),
            ["2026-01-07", "2026-01-08", "2026-01-16"]
        ),
        ("notPlanned", .notPlanned(item: "Peanut", day: day), ["“Peanut”", "2026-01-07"]),
        ("notToday", .notToday(day), ["2026-01-07", "03:00"]),
        ("tooLateForYesterday", .tooLateForYesterday(until: LogRule.graceEnd), ["03:00"]),
        ("timerRuns", .timerRuns(until: instant, item: "Cashew"), ["2026-01-05 08:15 UTC", "“Cashew”", "early"]),
        (
            "clinicNotAsked",
            .clinicNotAsked(item: "Cashew", [.hold(day: day, reason: "a fever")], ClinicInstructions(phone: "602-555")),
            ["“Cashew”", "2026-01-07", "a fever", "602-555", "go on"]
        ),
        ("notLogged", .notLogged(item: "Peanut", day: day), ["“Peanut”", "2026-01-07"]),
        ("alreadyLogged", .alreadyLogged(item: "Peanut", day: day), ["“Peanut”", "2026-01-07"]),
        ("challengeAhead", .challengeAhead(day), ["2026-01-07"]),
        ("lastCycle", .lastCycle, ["cycle 25", "no cycle 26"]),
        ("lastAdmin", .lastAdmin("Ann"), ["Ann", "admin"]),
        (
            "changedAgain", .changedAgain(summary: "Egg logged", by: "Bob", at: instant),
            ["“Egg logged”", "Bob", "2026-01-05 08:15 UTC", "take that change back first"]
        ),
        (
            "clockBehind", .clockBehind(now: instant, newest: instant.adding(hours: 48)),
            ["2026-01-05 08:15 UTC", "2026-01-07 08:15 UTC"]
        ),
        ("clockOff", .clockOff(milliseconds: 3 * 86_400_000), ["3 days ahead of", "set the clock right", "sync"]),
        ("clockOff", .clockOff(milliseconds: -86_400_000), ["1 day behind the room's server"]),
        ("recordedAhead", .recordedAhead(instant), ["2026-01-05 08:15 UTC", "kept", "wait"]),
        ("brokenRoomFile", .brokenRoomFile(reason: "line 3 breaks off"), ["line 3 breaks off"]),
        ("newerRoomFile", .newerRoomFile(version: 9), ["version 9", "update"]),
        ("otherRoom", .otherRoom, ["another room"]),
        ("noFile", .noFile, ["picture"]), ("notAnAddress", .notAnAddress("ftp://x"), ["ftp://x", "https://"]),
        ("notOffered", .notOffered(what: "print"), ["print"]),
        ("notAMoment", .notAMoment("noon"), ["noon", "2026-01-05"]),
        ("notAWholeNumber", .notAWholeNumber("x"), ["“x”", "digits"]),
        ("pictureElsewhere", .pictureElsewhere("hives"), ["“hives”", "another device"]),
        ("noPlaceForPhotos", .noPlaceForPhotos, ["photos"]),
        ("notConnected", .notConnected, ["isn't shared"]),
        ("unsent", .unsent(2), ["2 changes wait to be sent", "share now first"]),
        ("alreadyConnected", .alreadyConnected(to: "https://rooms.example"), ["https://rooms.example"]),
        (
            "notBegun", .notBegun(address: "https://rooms.example", .unreachable(reason: "no answer")),
            ["https://rooms.example", "no answer", "try again", "nothing was changed"]
        ),
        ("remote", .remote(.busy(reason: "429")), ["429"]),
        ("store", .store(.notADatabase(file: "nourish.db")), ["nourish.db"]),
        ("fault", .fault("it broke"), ["it broke"]),
    ]

    @Test("every refusal says what is wrong, with the value, and what to do", arguments: samples.map(\.name))
    func messages(name: String) throws {
        let sample = try #require(Self.samples.first { $0.name == name })
        let message = sample.error.description
        for value in sample.holds { #expect(message.contains(value), "\(message) doesn't say \(value)") }
        let halves = message.components(separatedBy: " — ")
        #expect(halves.count >= 2 && halves.allSatisfy { $0.count > 5 }, "\(message)")
        #expect(!message.contains("Optional(") && !message.contains("error without words"), "\(message)")
        let label = Mirror(reflecting: sample.error).children.first?.label
        #expect(label == nil || label == name)
    }

    @Test("the screen of each remedy opens, and each kind of record that has a list leads to it")
    func remedies() throws {
        let kinds = [
            "cycle", "item", "deleted item", "unit", "log", "device that asks", "other device", "member", "reaction",
            "severe reaction", "supply", "held day", "refused change", "parked operation",
        ]
        let missing = kinds.map { TIPsError.notFound(what: $0, "x") }
        #expect(missing.allSatisfy { $0.remedy != nil })
        let remedies = (Self.samples.map(\.error) + missing).compactMap(\.remedy)
        #expect(Set(remedies.map(\.target)).count > 12)
        let family = try Family()
        for remedy in remedies {
            #expect(throws: Never.self, "\(remedy.target)") { try family.ann.screen(TIPsLink(remedy.target)) }
        }
        #expect(TIPsError.notSetUp.remedy?.target == "tips://setup")
        #expect(throws: Never.self) { try Family(isSetUp: false).ann.screen(.setup) }
    }

    @Test("every case of the errors has a message that is looked at here")
    func complete() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appending(path: "Packages/TIPsTracker/TIPsTracker/TIPsError.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        let declaration = try #require(
            source.components(separatedBy: "/// The reason for which a member may not").first
        )
        let names = declaration.matches(of: #/\n    case (\w+)/#).map { String($0.1) }
        #expect(names.count > 40)
        #expect(Set(names) == Set(Self.samples.map(\.name)))
    }

    @Test(
        "a member who may not is told why, and whom to ask",
        arguments: [
            (Refusal.nobody, "nobody is chosen on this device — say first which member you are"),
            (
                .revoked("Dan"),
                "Dan is no longer in the room, or this device was shut out of it — ask an admin to be let in again"
            ),
            (
                .adminsOnly(name: "Bob", action: "edit the plan"),
                "Bob is a logger and can't edit the plan — ask an admin"
            ),
            (
                .notYourOwn(name: "Bob", of: "Ann"),
                "Bob is a logger and can't take back a log of Ann — ask an admin, or Ann"
            ),
            (
                .notOfToday(name: "Bob", day),
                "Bob is a logger and can't take back a log of 2026-01-07, which is over — ask an admin"
            ),
            (
                .notYourReaction(name: "Bob", of: "Ann"),
                "Bob is a logger and can't change a reaction that Ann wrote down — ask an admin, or Ann"
            ),
            (
                .reactionNotOfToday(name: "Bob", day),
                "Bob is a logger and can't change a reaction that was written down on 2026-01-07, which is over — ask an admin"
            ),
            (
                .notOnThisDevice("Dan"),
                "this device shares the room as a logger's own and can't act for Dan — use Dan's device, or an admin's"
            ),
        ]
    )
    func refusals(refusal: Refusal, message: String) {
        #expect(TIPsError.notAllowed(refusal).description == message)
    }

    @Test("times are said as the room's clocks show them where the zone is known")
    func zones() throws {
        let error = TIPsError.timerRuns(until: Self.instant, item: "Cashew")
        #expect(error.message(in: try TimeZone.named("America/Phoenix")).contains("until 2026-01-05 01:15 —"))
        #expect(error.description.contains("until 2026-01-05 08:15 UTC —"))
        let warning = PlanWarning.logInFuture(item: "Egg", at: Self.instant)
        #expect(warning.text(in: try TimeZone.named("Asia/Kolkata")).contains("2026-01-05 13:45,"))
    }

    @Test(
        "a warning says what is odd, and never what to take",
        arguments: [
            (
                PlanWarning.doseFalls(item: "Peanut", week: 4, from: label("1/2"), to: label("1/4")),
                "Peanut: the dose of week 4, 1/4 tsp, is lower than the one before, 1/2 tsp — check with the clinic's plan"
            ),
            (
                .doseJumps(item: "Peanut", week: 4, from: label("1/4"), to: label("3")),
                "Peanut: the dose of week 4, 3 tsp, is ten times the one before, 1/4 tsp, or more — "
                    + "check with the clinic's plan"
            ),
            (
                .unitChanges(item: "Peanut", week: 4, from: label("1"), to: DoseLabel(amount: "5", unit: "mL")),
                "Peanut: the dose of week 4, 5 mL, is in another unit than the one before, 1 tsp — "
                    + "check with the clinic's plan"
            ),
            (
                .dosesMissing(item: "Peanut", weeks: [6, 7]),
                "Peanut has no dose for weeks 6, 7 — enter the doses of the plan"
            ),
            (
                .dosesMissing(item: "Peanut", weeks: [6]), "Peanut has no dose for week 6 — enter the doses of the plan"
            ),
            (
                .doseShrinks(item: "Peanut", from: label("5"), to: label("1/2")),
                "Peanut: the dose, 1/2 tsp, is a tenth of the one before, 5 tsp, or less — check with the clinic's plan"
            ),
            (
                .doseToday(item: "Peanut", from: label("1.5"), to: label("1/4")),
                "today's dose of Peanut is now 1/4 tsp, it was 1.5 tsp — check with the clinic's plan"
            ),
            (
                .doseToday(item: "Peanut", from: label("1.5"), to: nil),
                "today's dose of Peanut is now no dose, it was 1.5 tsp — check with the clinic's plan"
            ),
            (
                .sameName("Egg", .treatment),
                "Egg is there more than once in Treatment Foods — rename or delete one if that is not meant"
            ),
            (.logsOutside(count: 1), "1 log is outside the cycle's days — look whether its dates are right"),
            (.logsOutside(count: 5), "5 logs are outside the cycle's days — look whether its dates are right"),
            (
                .loggedTwice(item: "Peanut", logs: ["Ann 08:00", "Bob 08:12"]),
                "Peanut was logged twice: Ann 08:00, Bob 08:12 — if both were taken, call the clinic; else an admin deletes one"
            ),
            (
                .logInFuture(item: "Egg", at: instant),
                "Egg is logged for 2026-01-05 08:15 UTC, which is still to come — "
                    + "look at the clock of the device that logged it"
            ),
            (.supplyLow(item: "Egg", days: 0), "Egg isn't enough for the next dose — see that there is more"),
            (.supplyLow(item: "Egg", days: 1), "Egg lasts for 1 more day — see that there is more"),
            (.supplyLow(item: "Egg", days: 5), "Egg lasts for 5 more days — see that there is more"),
            (
                .supplyUnclear(item: "Egg", why: "its doses are in tsp; count it in tsp"),
                "Egg: how long the supply lasts can't be told: its doses are in tsp; count it in tsp"
            ),
        ]
    )
    func warnings(warning: PlanWarning, text: String) {
        #expect(warning.text == text)
    }

    private static func label(_ amount: String) -> DoseLabel { DoseLabel(amount: amount, unit: "tsp") }
}
