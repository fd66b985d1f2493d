import CommandKit
import TIPsTracker
import WordKit

extension TIPsApp {
    /// Returns what a person types to take the next step after an error of the engine; nil where no command or option is made for it.
    static func nextStep(after error: any Error) -> NextStep? {
        guard let error = error as? TIPsError else { return nil }
        return switch error {
        case .notSetUp: NextStep("tips setup")
        case .noCycle, .unsent: NextStep("tips sync run")
        case .alreadySetUp: NextStep("--data-dir \(localized("FOLDER"))", after: localized("for another room"))
        case .notConnected: NextStep("tips sync setup")
        case .notAllowed(.nobody): NextStep("tips as \(localized("NAME"))")
        case .notFound("unit", let name): NextStep("tips unit add \(name.quotedForShell)")
        case .notFound("item", let name):
            NextStep(
                "tips item add --category \(localized("CATEGORY")) --name \(name.quotedForShell) --dose \(localized("DOSE"))"
            )
        case .notFound("member", let name): NextStep("tips room add \(name.quotedForShell)")
        case .notFound(let kind, _): lists[kind].map { NextStep($0) }
        case .missingWeekDoses(_, let weeks, _):
            NextStep(
                WeekDose.spans(weeks).map { "--week \("\($0)=\(localized("AMOUNT UNIT"))".quotedForShell)" }
                    .joined(separator: " ")
            )
        case .nameTaken(let name, "member"):
            NextStep("tips sync join \(localized("CODE")) --as \(name.quotedForShell)")
        case .notLetIn(let account, let name):
            NextStep("tips room let-in \(account) --as \(name.quotedForShell)", after: localized("the admin types"))
        case .notBegun(_, .invalid):
            NextStep("--api-key \(localized("KEY"))", after: localized("for a Firebase project"))
        case .outsideCycle(_, isOver: true): NextStep("tips cycle new")
        case .outsideCycle: NextStep("tips cycle edit")
        case .challengeDay: NextStep("tips week")
        case .changedAgain, .recordedAhead: NextStep("tips history")
        case .tenfoldDose: NextStep("--tenfold-is-meant", after: localized("if it is meant"))
        case .otherUnit: NextStep("--unit-is-meant", after: localized("if it is meant"))
        case .stopped: NextStep("--although-stopped", after: localized("if it was taken all the same"))
        case .noDosePlanned: NextStep("--without-dose", after: localized("if no dose is known"))
        case .clinicNotAsked: NextStep("--clinic-said-go-on", after: localized("then"))
        case .clockBehind: NextStep("--clock-is-right", after: localized("if it is right"))
        default: nil
        }
    }

    /// The commands that list the records of a kind.
    private static let lists = [
        "cycle": "tips cycle", "deleted item": "tips item list",
        "log": "tips history", "device that asks": "tips room members", "other device": "tips room members",
        "reaction": "tips reaction list", "severe reaction": "tips emergency",
        "supply": "tips supply", "held day": "tips hold list", "refused change": "tips sync parked",
        "parked operation": "tips sync parked",
    ]
}
