public import ScreenKit
import WordKit

extension KidneyError: ScreenError {
    public var remedy: Link? {
        switch self {
        case .termsNotAccepted, .termsOutdated: KidneyLink.terms.labeled(localized("Terms of use"))
        case .noProfile, .notInProfile: KidneyLink.profile.labeled(localized("Profile"))
        case .alertUrgent, .alertCanWait, .noticeFixed: KidneyLink.alerts(nil).labeled(localized("Alerts"))
        case .notADrink(let name): KidneyLink.foundFoods(name).labeled(localized("Foods"))
        case .noSuchFood: KidneyLink.foods.labeled(localized("Look for a food"))
        case .notInDatabase, .foodUnusable: KidneyLink.dish(nil).labeled(localized("Make a dish"))
        case .unlikelyWeight: KidneyLink.weight.labeled(localized("Measurements"))
        case .anotherPerson: KidneyLink.files.labeled(localized("Import and export"))
        case .goalExists, .goalEnded: KidneyLink.goals.labeled(localized("Goals"))
        case .noSuchLabel: KidneyLink.medicines.labeled(localized("Medicines"))
        case .component(_, of: _, let error): error.remedy
        default: nil
        }
    }
}
