public import ScreenKit
public import TimeKit

/// What the user was told, and the switches of what they are told of.
public struct NoticesScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The newest notices, the newest first.
    public let notices: [NoticeRow]
    /// What is said where there are none.
    public let emptyText: String
    /// One for each type of notice.
    public let switches: [SwitchRow]
    /// What a switch does.
    public let switchText: String
    /// Today.
    public let back: Link
    /// That the care team's word comes first.
    public let careTeam: String

    /// A notice.
    public struct NoticeRow: Hashable, Codable, Identifiable, Sendable {
        /// That of what it tells of.
        public let id: String
        /// Its type.
        public let kind: NoticeKind
        /// A plain sentence.
        public let message: String
        /// When it came about.
        public let at: Instant
        /// What the clocks showed: "2026-03-10 08:30".
        public let time: String
        /// Whether it was shown as it came about.
        public let wasSeen: Bool
        /// The screen of it.
        public let opens: Link
    }

    /// A type of notice that can be turned off.
    public struct SwitchRow: Hashable, Codable, Identifiable, Sendable {
        /// The type.
        public let id: NoticeKind
        /// What it tells of.
        public let name: String
        /// Whether it is told.
        public let isOn: Bool
        /// Turns it on or off.
        public let toggle: Action
    }

    /// The newest notices, and the types that are off.
    public init(_ context: KidneyContext, _ notices: [ToldNotice], off: Set<NoticeKind>) {
        title = "Notices"
        revision = context.revision
        self.notices = notices.map { told in
            let local = context.zone.local(at: told.at)
            return NoticeRow(
                id: told.notice.id.rawValue,
                kind: told.notice.kind,
                message: Words.sentence(told.notice.message),
                at: told.at,
                time: "\(local.date) \(local.time.description.prefix(5))",
                wasSeen: told.wasSeen,
                opens: KidneyLink.found(told.notice.link)
            )
        }
        emptyText = "Nothing was told yet."
        switches = NoticeKind.allCases.filter(\.canBeTurnedOff).map { kind in
            let isOn = !off.contains(kind)
            return SwitchRow(
                id: kind,
                name: Words.sentence(kind.name),
                isOn: isOn,
                toggle: Action(
                    id: "notices/\(kind.rawValue)/\(isOn ? "off" : "on")",
                    label: isOn ? "Turn off" : "Turn on"
                )
            )
        }
        switchText =
            "What is turned off is still found, and shown among the alerts and rewards; it is only not told. What can’t wait is always told."
        careTeam = DayTargets.careTeamFirst
        back = .today
    }
}

/// Why something that is shown is as it is.
public struct WhyScreen: Screen {
    public let title: String
    public let revision: Revision
    /// What was asked about.
    public let id: String
    /// The reasons, the source, and the value and date that switched it on.
    public let text: String
    /// The page it is on.
    public let opens: Link
    /// Today.
    public let back: Link
    /// That the care team's word comes first.
    public let careTeam: String

    init(_ context: KidneyContext, _ id: String, _ reason: ReasonGiven) {
        title = "Why"
        revision = context.revision
        self.id = id
        text = Words.sentence(reason.text)
        opens = reason.link.labelled(reason.link.pageName)
        careTeam = DayTargets.careTeamFirst
        back = .today
    }
}

/// A reason with the page of what it is the reason of.
struct ReasonGiven {
    let text: String
    let link: KidneyLink
}
