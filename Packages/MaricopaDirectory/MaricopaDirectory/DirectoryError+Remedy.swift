import AccountKit
public import ScreenKit
import TimeKit
import WordKit

extension DirectoryError: ScreenError {
    public var remedy: Link? {
        switch self {
        case .signInFirst, .account(.signedOut), .account(.addressTaken):
            DirectoryLink.account(.login).labeled(localized("Log in"))
        case .noSuchRecord: DirectoryLink.search(nil).labeled(localized("Search"))
        case .changedMeanwhile(let id, seen: _, is: _): DirectoryLink.admin(.edit(ID(id))).labeled(localized("Edit"))
        case .siteWithoutAddress: DirectoryLink.admin(.site).labeled(localized("Site"))
        case .eventOver: DirectoryLink.list(.event).labeled(RecordKind.event.heading)
        case .noSuchReminder: DirectoryLink.notifications.labeled(localized("Notifications"))
        case .noPlaces: DirectoryLink.list(.activity).labeled(RecordKind.activity.heading)
        case .notAFavorite: DirectoryLink.favorites.labeled(localized("Favorites"))
        case .notSubscribed: DirectoryLink.subscribe.labeled(localized("Subscribe"))
        default: nil
        }
    }
}
