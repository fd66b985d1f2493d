import AccountKit
import CommandKit
import MaricopaDirectory
import StorageKit

extension MaricopaApp {
    /// Returns what a person types to take the next step after an error of the engine; nil where no command is made for it.
    static func nextStep(after error: any Error) -> NextStep? {
        if let error = error as? AccountError { return nextStep(after: DirectoryError.account(error)) }
        guard let error = error as? DirectoryError else { return nil }
        return switch error {
        case .signInFirst, .account(.signedOut), .account(.addressTaken): NextStep("maricopa account login")
        case .noSuchRecord: NextStep("maricopa search")
        case .changedMeanwhile(let id, seen: _, is: _): NextStep("maricopa admin show \(id.quotedForShell)")
        case .siteWithoutAddress: NextStep("maricopa site settings base https://…")
        case .eventOver: NextStep("maricopa events")
        case .noSuchReminder: NextStep("maricopa remind list")
        case .noPlaces: NextStep("maricopa activities")
        case .notAFavorite: NextStep("maricopa favorite list")
        case .store(.nothingToUndo), .store(.noSuchChange): NextStep("maricopa admin history")
        case .notSubscribed: NextStep("maricopa subscriptions")
        default: nil
        }
    }
}
