package import AccountKit
import ScreenKit
package import TimeKit

/// Everything that can be done on the screens of the directory.
package enum DirectoryAct: ScreenAct {
    // Other screens
    case turn(ResultDirection)
    case moreResults, clearFilters, applyFilters, search, clearSearch, cancelSearch, openHistory
    case onlyKind(RecordKind)
    case dropFilter(ActiveFilter.ID)
    case toggle(FilterSection, String)
    case expand(FilterSection)
    // A record
    case keepFavorite, dropFavorite, rate, unrate, sendPhoto, remind, share, calendar
    /// A button that admins configured, by its id. `isOn` is false for a favorite that is taken away.
    case button(ActionButton.ID, isOn: Bool)
    case withdrawPhoto(TimeKit.ID<UserPhoto>)
    // A user's own
    case removeFavorite(TimeKit.ID<Record>)
    case removeReminder(TimeKit.ID<EventReminder>)
    case subscribe
    case unsubscribe(SubscriptionTopic)
    case saveLocation, dropLocation
    // The account
    case signUp, verify, resend, logIn, requestReset, reset
    case saveName, savePassword, requestEmail, confirmEmail, logOut, logOutEverywhere, deleteAccount
    case endSession(TimeKit.ID<Session>)
    // Records, for admins
    case saveRecord, check, deleteRecord, savePicture, removePicture, tryImport, importFile
    case feature(Bool)
    case checkRecord(TimeKit.ID<Record>)
    case rollBack(Int64)
    case judgePhoto(TimeKit.ID<UserPhoto>, isShown: Bool)
    // The layout, for admins
    case saveSections, savePage, saveSite
    case saveButton(ActionButton.ID)
    case addOption(FilterSection)
    case setOption(FilterSection, String, isThere: Bool)
    // People, for admins
    case setRole(TimeKit.ID<User>, Role)
    case signOut(TimeKit.ID<User>)
    case allowCodes(TimeKit.ID<User>)
    case removeUser(TimeKit.ID<User>)
    case removeSubscriber(TimeKit.ID<User>, SubscriptionTopic)
    case exportSubscribers
    case sendLetter(String)

    package var onlyOpens: Bool {
        switch self {
        case .turn, .moreResults, .clearFilters, .clearSearch, .cancelSearch, .openHistory, .onlyKind, .dropFilter: true
        default: false
        }
    }

    /// Whether another person, or nobody, is logged in on this device afterwards. A code of a sign-up or of a new password logs in, too.
    package var changesPerson: Bool {
        switch self {
        case .logIn, .verify, .reset, .logOut, .logOutEverywhere, .deleteAccount: true
        default: false
        }
    }

    package var parts: [String] {
        switch self {
        case .turn(let direction): [direction.rawValue]
        case .moreResults: ["list", "more"]
        case .clearFilters: ["filters", "clear"]
        case .applyFilters: ["filters", "apply"]
        case .search: ["search"]
        case .clearSearch: ["search", "clear"]
        case .cancelSearch: ["search", "cancel"]
        case .openHistory: ["history"]
        case .onlyKind(let kind): ["search", "kind", kind.plural]
        case .dropFilter(let filter): ["filters", "without", filter]
        case .toggle(let section, let value): ["filter", section.rawValue, value]
        case .expand(let section): ["filters", "all", section.rawValue]
        case .keepFavorite: ["favorite"]
        case .dropFavorite: ["favorite", "remove"]
        case .rate: ["rate"]
        case .unrate: ["unrate"]
        case .sendPhoto: ["photo"]
        case .remind: ["reminder"]
        case .share: ["share"]
        case .calendar: ["calendar"]
        case .button(let id, let isOn): ["button", id] + (isOn ? [] : ["off"])
        case .withdrawPhoto(let id): ["photo", id.rawValue, "withdraw"]
        case .removeFavorite(let id): ["favorite", id.rawValue, "remove"]
        case .removeReminder(let id): ["reminder", id.rawValue, "remove"]
        case .subscribe: ["subscribe"]
        case .unsubscribe(let topic): ["topic", topic.rawValue, "unsubscribe"]
        case .saveLocation: ["location", "save"]
        case .dropLocation: ["location", "off"]
        case .signUp: ["sign-up"]
        case .verify: ["verify"]
        case .resend: ["resend"]
        case .logIn: ["login"]
        case .requestReset: ["send"]
        case .reset: ["reset"]
        case .saveName: ["name", "save"]
        case .savePassword: ["password", "save"]
        case .requestEmail: ["email", "send"]
        case .confirmEmail: ["email", "save"]
        case .logOut: ["logout"]
        case .logOutEverywhere: ["logout", "everywhere"]
        case .deleteAccount: ["account", "delete"]
        case .endSession(let id): ["session", id.rawValue, "end"]
        case .saveRecord: ["save"]
        case .check: ["check"]
        case .deleteRecord: ["delete"]
        case .savePicture: ["picture", "save"]
        case .removePicture: ["picture", "remove"]
        case .tryImport: ["import", "try"]
        case .importFile: ["import"]
        case .feature(let isFeatured): [isFeatured ? "feature" : "unfeature"]
        case .checkRecord(let id): ["check", id.rawValue]
        case .rollBack(let change): ["rollback", "\(change)"]
        case .judgePhoto(let id, let isShown): ["photo", id.rawValue, isShown ? "accept" : "refuse"]
        case .saveSections: ["sections", "save"]
        case .savePage: ["page", "save"]
        case .saveSite: ["site", "save"]
        case .saveButton(let id): ["button", id, "save"]
        case .addOption(let section): ["option", section.rawValue]
        case .setOption(let section, let value, let isThere):
            ["option", section.rawValue, value, isThere ? "add" : "remove"]
        case .setRole(let user, let role): ["user", user.rawValue, "role", role.rawValue]
        case .signOut(let user): ["user", user.rawValue, "sign-out"]
        case .allowCodes(let user): ["user", user.rawValue, "allow-codes"]
        case .removeUser(let user): ["user", user.rawValue, "remove"]
        case .removeSubscriber(let user, let topic): ["subscriber", user.rawValue, topic.rawValue, "remove"]
        case .exportSubscribers: ["subscribers", "export"]
        case .sendLetter(let id): ["letter", id, "send"]
        }
    }

    /// The acts without an id, by their words.
    private static let plain: [[String]: DirectoryAct] = {
        let acts: [DirectoryAct] = [
            .turn(.previous), .turn(.next), .moreResults, .clearFilters, .applyFilters, .search, .clearSearch,
            .cancelSearch, .openHistory, .keepFavorite, .dropFavorite, .rate, .unrate, .sendPhoto, .remind, .share,
            .calendar, .subscribe, .saveLocation, .dropLocation, .signUp, .verify, .resend, .logIn, .requestReset,
            .reset, .saveName, .savePassword, .requestEmail, .confirmEmail, .logOut, .logOutEverywhere, .deleteAccount,
            .saveRecord, .check, .deleteRecord, .savePicture, .removePicture, .tryImport, .importFile, .feature(true),
            .feature(false), .saveSections, .savePage, .saveSite, .exportSubscribers,
        ]
        return Dictionary(uniqueKeysWithValues: acts.map { ($0.parts, $0) })
    }()

    package init?(parts: [String]) {
        if let plain = Self.plain[parts] {
            self = plain
            return
        }
        let id = parts.count > 1 ? parts[1] : ""
        let last = parts.count > 2 ? parts[parts.count - 1] : nil
        switch (parts.first, parts.count, last) {
        case ("filters", 3, let filter?) where id == "without": self = .dropFilter(filter)
        case ("button", 2, _): self = .button(id, isOn: true)
        case ("button", 3, "off"): self = .button(id, isOn: false)
        case ("button", 3, "save"): self = .saveButton(id)
        case ("photo", 3, "withdraw"): self = .withdrawPhoto(.init(id))
        case ("photo", 3, "accept"): self = .judgePhoto(.init(id), isShown: true)
        case ("photo", 3, "refuse"): self = .judgePhoto(.init(id), isShown: false)
        case ("favorite", 3, "remove"): self = .removeFavorite(.init(id))
        case ("reminder", 3, "remove"): self = .removeReminder(.init(id))
        case ("check", 2, _): self = .checkRecord(.init(id))
        case ("session", 3, "end"): self = .endSession(.init(id))
        case ("user", 3, "sign-out"): self = .signOut(.init(id))
        case ("user", 3, "allow-codes"): self = .allowCodes(.init(id))
        case ("user", 3, "remove"): self = .removeUser(.init(id))
        case ("letter", 3, "send"): self = .sendLetter(id)
        default:
            guard let act = Self.named(parts, last ?? "") else { return nil }
            self = act
        }
    }

    /// Reads an act with a word that only some values have.
    private static func named(_ parts: [String], _ last: String) -> DirectoryAct? {
        guard parts.count > 1 else { return nil }
        let id = parts[1]
        switch (parts[0], parts.count) {
        case ("search", 3) where id == "kind": return RecordKind(plural: last).map { .onlyKind($0) }
        case ("filter", 3): return FilterSection(rawValue: id).map { .toggle($0, last) }
        case ("filters", 3) where id == "all": return FilterSection(rawValue: last).map { .expand($0) }
        case ("topic", 3) where last == "unsubscribe": return SubscriptionTopic(rawValue: id).map { .unsubscribe($0) }
        case ("rollback", 2): return Int64(id).map { .rollBack($0) }
        case ("option", 2): return FilterSection(rawValue: id).map { .addOption($0) }
        case ("option", 4): return FilterSection(rawValue: id).map { .setOption($0, parts[2], isThere: last == "add") }
        case ("user", 4) where parts[2] == "role": return Role(rawValue: last).map { .setRole(.init(id), $0) }
        case ("subscriber", 4):
            return SubscriptionTopic(rawValue: parts[2]).map { .removeSubscriber(.init(id), $0) }
        default: return nil
        }
    }
}
