public import ScreenKit
public import TimeKit
import WordKit

/// The past notices, and a switch for each kind of notice.
public struct NoticesScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day, or an earlier one at which an alert ends.
    public let validUntil: Instant
    /// The latest notice of each subject, the latest first.
    public let notices: [NoticeRow]
    /// The text for an empty list.
    public let emptyText: String
    /// A switch for each kind of notice that can be turned off.
    public let switches: [SwitchRow]
    /// An explanation of the switches.
    public let switchText: String
    /// The link to the notices that were sent on this device.
    public let inbox: Link
    /// The link to today.
    public let back: Link
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    public struct NoticeRow: Hashable, Codable, Identifiable, Sendable {
        /// The identifier of the finding.
        public let id: String
        public let kind: NoticeKind
        public let message: String
        /// The time of the finding.
        public let at: Instant
        /// The local time: "2026-03-10 08:30".
        public let time: String
        /// Whether the user saw it at that time.
        public let wasSeen: Bool
        /// The screen of the finding.
        public let opens: Link
    }

    /// A kind of notice that can be turned off.
    public struct SwitchRow: Hashable, Codable, Identifiable, Sendable {
        public let id: NoticeKind
        /// The kind in words.
        public let name: String
        public let isOn: Bool
        /// Turns the kind on or off.
        public let toggle: Action
    }

    /// - Parameters:
    ///   - subjects: The subjects of the alerts that notices tell of, by the notice.
    ///   - until: The time at which the first current alert ends; nil for the end of the day.
    ///   - off: The kinds that are turned off.
    init(
        _ context: KidneyContext,
        _ notices: [ToldNotice],
        subjects: [KidneyNotice.ID: String] = [:],
        until: Instant? = nil,
        off: Set<NoticeKind>
    ) {
        title = localized("Notices")
        revision = context.revision
        validUntil = context.end(before: until)
        let subject = { (told: ToldNotice) in subjects[told.notice.id] ?? told.notice.id.rawValue }
        let counts = Dictionary(grouping: notices, by: subject).mapValues(\.count)
        var seen: Set<String> = []
        self.notices = notices.filter { seen.insert(subject($0)).inserted }.map { told in
            let others = (counts[subject(told)] ?? 1) - 1
            let more =
                localized(
                    "\(others, one: "# more alert of this kind is on the page of alerts.", other: "# more alerts of this kind are on the page of alerts.")"
                )
            let local = context.zone.local(at: told.at)
            return NoticeRow(
                id: told.notice.id.rawValue,
                kind: told.notice.kind,
                message: Words.joined([Words.sentence(told.notice.message)] + (others > 0 ? [more] : [])),
                at: told.at,
                time: "\(local.date) \(local.time.hourAndMinute)",
                wasSeen: told.wasSeen,
                opens: KidneyLink.found(told.notice.link)
            )
        }
        emptyText = localized("Nothing was told yet.")
        switches = NoticeKind.allCases.filter(\.canBeTurnedOff).map { kind in
            let isOn = !off.contains(kind)
            return SwitchRow(
                id: kind,
                name: Words.sentence(kind.name),
                isOn: isOn,
                toggle: Action(
                    KidneyAct.notices(kind, isOn: !isOn),
                    label: isOn ? localized("Turn off") : localized("Turn on")
                )
            )
        }
        switchText =
            localized(
                "A notice that is turned off isn’t sent, but its alert or reward is still listed. Urgent notices are always sent."
            )
        inbox = KitPage.inbox.link(of: KidneyLink.scheme)
        careTeam = DayTargets.careTeamFirst
        back = .today
    }
}

/// The reasons for an item on a page.
public struct WhyScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day, or an earlier one at which an alert ends.
    public let validUntil: Instant
    /// The identifier of the item.
    public let id: String
    /// The reasons, the source, and the laboratory value and date behind them.
    public let text: String
    /// The page of the item.
    public let opens: Link
    /// The link to today.
    public let back: Link
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    init(_ context: KidneyContext, _ id: String, _ reason: ReasonGiven, until: Instant?) {
        title = localized("Why")
        revision = context.revision
        validUntil = context.end(before: until)
        self.id = id
        text = Words.sentence(reason.text)
        opens = reason.link.labeled(reason.link.pageName)
        careTeam = DayTargets.careTeamFirst
        back = .today
    }
}

/// A reason with the page of its item.
struct ReasonGiven {
    let text: String
    let link: KidneyLink
}
