import Foundation
public import HTMLKit
public import ScreenKit
public import TimeKit

/// The values that the parts of a page share.
public struct PageContext: Sendable {
    let app: PageApp
    /// The link of the page's screen.
    let link: String
    /// The revision that its forms send back.
    let revision: Revision
    /// The act that the page refused; nil for a page that was only asked for.
    let refused: Act?
    let zone: TimeZone
    /// Makes the ids under which the forms of the page are done once.
    let operation: @Sendable () -> String
    /// The reason that disables several buttons and stands once at the top of the page; nil for none.
    var sharedReason: String?
    /// The errors of the refused act at its fields; nil for a page that was only asked for.
    var refusal: Refusal?
    /// The address of a page whose link is too long for one; else nil.
    var shortAddress: LinkTarget?

    /// The address of the page that a link leads to.
    public func address(of link: Link) -> LinkTarget { app.address(of: link.target) }

    /// The address of a picture of the app.
    public func picture(_ id: String) -> LinkTarget { app.path([PagePlaces.pictures, id]) }

    /// The address of the page that says how the app is installed.
    public var device: LinkTarget { app.path([PagePlaces.device]) }

    /// The date and the time of day of an instant, as the clock on the wall shows it: "2026-03-08 07:30".
    public func wallTime(of instant: Instant) -> String {
        let local = zone.local(at: instant)
        return "\(local.date) \(local.time.hourAndMinute)"
    }

    /// The link of an action that needs no form: it has no field and no question, and only leads to another screen.
    func way(_ action: Action) -> Link? {
        guard action.isEnabled, action.inputs.isEmpty, action.confirmation == nil, app.onlyOpens(action.id) else {
            return nil
        }
        return action.opens
    }

    /// The address that the page's forms are sent to.
    var own: LinkTarget { shortAddress ?? app.address(of: link) }

    /// Whether the fields of a form show their errors: after one of its buttons was refused. A form that nobody has filled in yet shows none.
    public func showsErrors(of buttons: [Action]) -> Bool { buttons.contains { $0.id == refused?.action } }

    /// Returns a field of some buttons as the page shows it: with its error and what was typed, where one of the buttons was refused.
    func shown(_ field: Field, of buttons: [Action]) -> Field {
        showsErrors(of: buttons) ? refusal?.shown(field) ?? field : field
    }
}

/// The addresses that belong to no screen.
enum PagePlaces {
    /// The segment of an app's pictures.
    static let pictures = "pictures"
    /// The segment of the progress of an act.
    static let progress = "progress"
    /// The segment of pages whose links are too long for an address.
    static let kept = "kept"
    /// The name of the query's item with the operation of what was just done.
    static let done = "done"
    /// The name of the query's item that says that the person has just logged in or out.
    static let left = "left"
    /// The name of the query's item with which an installed app starts.
    static let start = "start"
    /// The segments of an app's manifest, of its worker, of the page that stands in for others, and of the page about the device.
    static let manifest = "app.webmanifest"
    static let worker = "sw.js"
    static let offline = "offline"
    static let device = "device"
}
