import CommandKit
import KidneyNutrition

extension KidneyApp {
    /// Returns what a person types to take the next step after an error of the engine; nil where no command or option is made for it.
    static func nextStep(after error: any Error) -> NextStep? {
        guard let error = error as? KidneyError else { return nil }
        return switch error {
        case .termsNotAccepted, .termsOutdated: NextStep("kidney accept-terms")
        case .noProfile: NextStep("kidney profile set --name …")
        case .notInProfile: NextStep("kidney profile show")
        case .noSickDay: NextStep("kidney sick-day")
        case .alertUrgent, .noticeFixed: NextStep("kidney alerts acknowledge")
        case .alertCanWait: NextStep("kidney alerts dismiss")
        case .notADrink: NextStep("kidney eat")
        case .noSuchFood: NextStep("kidney food search")
        case .notInDatabase, .foodUnusable: NextStep("kidney food custom create")
        case .unlikelyWeight: NextStep("--sure")
        case .anotherPerson: NextStep("--mine")
        case .goalExists, .goalEnded: NextStep("kidney goal list")
        case .noSuchLabel, .medicineEnded: NextStep("kidney med list")
        case .component(_, of: _, let error): nextStep(after: error)
        default: nil
        }
    }
}
