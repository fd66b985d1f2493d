import ArgumentParser
import CommandKit
import KidneyNutrition
import TimeKit
import WordKit

/// `kidney substitute`
struct SubstituteCommand: KidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "substitute",
        abstract: "Find what to eat instead of a food, with the figures.",
        discussion: """
            A swap is offered only where it makes nothing worse that is limited for you today; those held back are shown with \
            the reason.

            EXAMPLE: kidney substitute ndb-09040
                     kidney substitute ndb-09040 --lowering potassium
            """
    )

    @OptionGroup var choice: FoodArgument
    @Option(help: "potassium, phosphorus or sodium; else each of them.") var lowering: Lowering?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let food = try session.food(choice.food)
        let screens = try (lowering.map { [$0] } ?? Lowering.allCases).map {
            try session.kidney.substituteScreen(food.id, lowering: $0.nutrient)
        }
        try session.context.answer(encoding: screens) { try $0.show(screens) }
    }

    /// A nutrient that a swap can lower.
    enum Lowering: String, CaseIterable, ExpressibleByArgument {
        case potassium, phosphorus, sodium

        /// Reads a raw value, or a Spanish name.
        init?(argument: String) {
            let names = ["potasio": Self.potassium, "fosforo": .phosphorus, "sodio": .sodium]
            guard let nutrient = Self(rawValue: argument) ?? names[FoldedText.key(argument)] else { return nil }
            self = nutrient
        }

        var nutrient: Nutrient {
            switch self {
            case .potassium: .potassium
            case .phosphorus: .phosphorus
            case .sodium: .sodium
            }
        }
    }
}
