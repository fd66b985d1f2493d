import ArgumentParser
import CommandKit
import KidneyNutrition
import TimeKit

/// `kidney substitute`
struct SubstituteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "substitute",
        abstract: "Find what to eat instead of a food, with the figures.",
        discussion: """
            A swap is offered only where it makes nothing worse that is limited for you today; those held back are shown with \
            the reason. Medicines are not looked at here.

            EXAMPLE: kidney substitute ndb-09040
                     kidney substitute ndb-09040 --lowering potassium
            """
    )

    @OptionGroup var choice: FoodArgument
    @Option(help: "potassium, phosphorus or sodium; else each of them.") var lowering: Lowering?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let session = try global.session()
        let food = try session.food(choice.food)
        let targets = try session.kidney.targets(on: try session.kidney.currentDay())
        let needs = SwapNeeds(targets, profile: try session.kidney.profile())
        let advice = (lowering.map { [$0] } ?? Lowering.allCases).map(\.nutrient).map { nutrient in
            (nutrient, Substitution.advice(for: food, lowering: nutrient, needs: needs))
        }
        let document: JSON = [
            "food": .string(food.id.rawValue), "name": .string(food.name),
            "advice": JSON(advice) { nutrient, advice in
                [
                    "lowering": .string(nutrient.rawValue), "isLimited": .bool(needs.limited.contains(nutrient)),
                    "offered": JSON(advice.offered) { JSON($0) }, "alike": JSON(advice.alike) { JSON($0) },
                    "heldBack": JSON(advice.heldBack) { JSON($0) },
                ]
            }, "note": .string(DayTargets.careTeamFirst),
        ]
        try session.context.answer(document) { terminal in
            try terminal.printWrapped(StyledText("Instead of \(food.name)", .heading))
            let found = advice.filter { !$0.1.isEmpty }
            if found.isEmpty { try terminal.print("No swap is known.") }
            for (nutrient, advice) in found {
                try terminal.print()
                try terminal.show(advice, lowering: nutrient, isLimited: needs.limited.contains(nutrient))
            }
            try terminal.printCareTeam()
        }
    }

    /// What a swap can lower.
    enum Lowering: String, CaseIterable, ExpressibleByArgument {
        case potassium, phosphorus, sodium

        /// The nutrient.
        var nutrient: Nutrient {
            switch self {
            case .potassium: .potassium
            case .phosphorus: .phosphorus
            case .sodium: .sodium
            }
        }
    }
}

extension Terminal {
    /// Swaps that lower a nutrient.
    fileprivate func show(_ advice: SwapAdvice, lowering nutrient: Nutrient, isLimited: Bool) throws {
        let reason = isLimited ? ", which is limited for you now" : ""
        try printWrapped(StyledText("For less \(nutrient.name)\(reason)", .heading))
        for swap in advice.offered + advice.alike {
            try printWrapped("  \(swap.to.name, .good) (\(swap.row.to.name)): \(swap.gain.text)", indent: 4)
            for note in swap.notes { try printWrapped(StyledText("    \(note)", .faint), indent: 4) }
        }
        for swap in advice.heldBack {
            try printWrapped("  \("not", .warning) \(swap.to.name) (\(swap.row.to.name)): \(swap.gain.text)", indent: 4)
            for fault in swap.faults { try printWrapped(StyledText("    \(fault.text)", .warning), indent: 4) }
        }
    }
}

extension JSON {
    /// A swap.
    fileprivate init(_ swap: Swap) {
        self = [
            "id": .string(swap.to.id.rawValue), "name": .string(swap.to.name), "portion": .string(swap.row.to.name),
            "insteadOf": .string(swap.row.from.name), "text": .string(swap.gain.text),
            "changes": JSON([swap.gain] + swap.changes) { change in
                [
                    "nutrient": .string(change.nutrient?.name ?? "fluid"),
                    "unit": .string(change.nutrient?.unit ?? "mL"), "from": JSON(change.from), "to": JSON(change.to),
                ]
            },
            "faults": JSON(swap.faults) { .string($0.text) }, "notes": JSON(swap.notes) { .string($0) },
        ]
    }
}
