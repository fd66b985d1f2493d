import ScreenKit
import WordKit

/// The buttons of a record's page.
enum RecordButtons {
    /// The configured button for a record; nil if it leads to a link that the record doesn't have.
    static func button(
        _ button: ActionButton,
        _ record: Record,
        _ isFavorite: Bool,
        _ isSignedIn: Bool
    ) -> RecordScreen.Button? {
        let target = button.target(of: record)
        guard target != nil || button.targets.contains(.directions) else { return nil }
        var action =
            target == .favorite
            ? favorite(.button(button.id, isOn: !isFavorite), button.shownTitle, isFavorite, isSignedIn)
            : Action(DirectoryAct.button(button.id, isOn: true), label: button.shownTitle)
        var address: String?
        switch target {
        case .link(let kind):
            address = record.link(kind)?.text
            action.opens = address.map { Link($0, label: button.shownTitle) }
            // The requirements restrict Meetup and subscriptions to users.
            if kind == .meetup || kind == .subscribe { askToSignIn(&action, isSignedIn) }
        case .web(let link):
            address = link.text
            action.opens = Link(link.text, label: button.shownTitle)
        case .reminder:
            action.inputs = RecordForms.reminder.fields
            askToSignIn(&action, isSignedIn)
        case .subscription:
            action.opens = DirectoryLink.subscribe.labeled(button.shownTitle)
            askToSignIn(&action, isSignedIn)
        case .findAPlace: action.opens = DirectoryLink.findAPlace(record.id).labeled(button.shownTitle)
        case .directions, nil:
            if case .none(let why) = Directions.goal(of: record) {
                action.availability = .disabled(why: localized("There is no way to show: \(why)."))
            } else {
                action.opens = DirectoryLink.directions(record.id).labeled(button.shownTitle)
            }
        case .favorite, .print, .share: break
        }
        return RecordScreen.Button(
            id: button.id,
            icon: button.icon,
            action: action,
            target: (target ?? .directions).description,
            address: action.isEnabled ? address : nil
        )
    }

    /// The favorite button.
    static func favorite(_ act: DirectoryAct, _ title: String, _ isFavorite: Bool, _ isSignedIn: Bool) -> Action {
        var action = Action(act, label: isFavorite ? localized("No longer a favorite") : title)
        askToSignIn(&action, isSignedIn)
        return action
    }

    /// The link of a section; nil for none.
    static func link(_ section: RecordSection, _ record: Record) -> Link? {
        guard section == .findAPlace, ButtonTarget.findAPlace.isThere(in: record) else { return nil }
        return DirectoryLink.findAPlace(record.id).labeled(localized("Parks on a map"))
    }

    private static func askToSignIn(_ action: inout Action, _ isSignedIn: Bool) {
        guard !isSignedIn else { return }
        action.availability = .disabled(why: localized("Sign in first."))
        action.opens = DirectoryLink.account(.login).labeled(localized("Sign in"))
    }
}
