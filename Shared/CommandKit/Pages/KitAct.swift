import NotificationKit
import ScreenKit
import TimeKit

/// Everything that can be done on the kit's pages. The id of each action is written from one of these and read back into it.
enum KitAct: ScreenAct {
    // The inbox
    case read(TimeKit.ID<NotificationRequest>), unread(TimeKit.ID<NotificationRequest>)
    /// Marks the notices up to a number as read. Later ones weren't on the page.
    case readAll(upTo: Int64)
    // The backups
    case backUp
    /// Checks or restores the backup with a file name.
    case check(String), restore(String)
    case exportArchive, importArchive

    var parts: [String] {
        switch self {
        case .read(let id): ["notice", id.rawValue, "read"]
        case .unread(let id): ["notice", id.rawValue, "unread"]
        case .readAll(let number): ["read-all", "\(number)"]
        case .backUp: ["back-up"]
        case .check(let name): ["backup", name, "check"]
        case .restore(let name): ["backup", name, "restore"]
        case .exportArchive: ["archive", "export"]
        case .importArchive: ["archive", "import"]
        }
    }

    init?(parts: [String]) {
        switch (parts.first, parts.count, parts.last) {
        case ("notice", 3, "read"): self = .read(ID(parts[1]))
        case ("notice", 3, "unread"): self = .unread(ID(parts[1]))
        case ("read-all", 2, let text?):
            guard let number = Int64(text) else { return nil }
            self = .readAll(upTo: number)
        case ("back-up", 1, _): self = .backUp
        case ("backup", 3, "check"): self = .check(parts[1])
        case ("backup", 3, "restore"): self = .restore(parts[1])
        case ("archive", 2, "export"): self = .exportArchive
        case ("archive", 2, "import"): self = .importArchive
        default: return nil
        }
    }
}

/// The link of one of the kit's pages: `tips://inbox`, `tips://inbox/17`.
struct KitPlace: ScreenPlace, Hashable {
    let page: KitPage
    /// The number before which the notices of the page are; nil for the newest.
    let before: Int64?
    private let scheme: String

    init(_ page: KitPage, of scheme: String, before: Int64? = nil) {
        self.page = page
        self.before = before
        self.scheme = scheme
    }

    /// Reads a link.
    ///
    /// - Returns: nil for a page of an engine and for another app's link.
    init?(_ target: String, scheme: String) {
        guard let page = KitPage(target), let parts = DeepLink(target, scheme: scheme)?.parts else { return nil }
        let before = parts.count > 1 ? Int64(parts[1]) : nil
        guard parts.count == 1 || parts.count == 2 && page == .inbox && before != nil else { return nil }
        self.init(page, of: scheme, before: before)
    }

    var target: String { page.link(of: scheme).target + (before.map { "/\($0)" } ?? "") }

    func labeled(_ label: String) -> Link { Link(target, label: label) }
}
