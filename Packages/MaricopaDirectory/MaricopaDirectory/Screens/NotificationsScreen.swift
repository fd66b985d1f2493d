public import JSONKit
public import NotificationKit
public import ScreenKit
public import TimeKit
import WordKit

/// The notifications page: planned reminders and delivered notifications.
public struct NotificationsScreen: Screen {
    public var title = localized("Notifications")
    /// The user's reminders, the next ones first; those without a further occurrence come last.
    public let reminders: [ReminderRow]
    /// The delivered notifications, newest first; nil if unknown, and for a visitor.
    @NullEncoded public private(set) var told: InboxScreen?
    /// The prompt to sign in; nil if signed in.
    @NullEncoded public private(set) var signIn: SignInPrompt?
    /// The text for a user without reminders; empty for a visitor.
    public let emptyText: String
    public let revision: Revision
    /// The link to the inbox, where notices are marked as read.
    public private(set) var inbox = KitPage.inbox.link(of: DirectoryLink.scheme)
    public private(set) var back = DirectoryLink.home.labeled(localized("Home"))

    /// A reminder in the list.
    public struct ReminderRow: Hashable, Codable, Identifiable, Sendable {
        /// The reminder's id.
        public let id: String
        /// The event's title; the last known one if the event was deleted.
        public let event: String
        /// The lead time, such as "1 hour before"; for a recurring event also whether it is for one or each occurrence.
        public let words: String
        /// The sentence on the event's page: "You are reminded 1 hour before."
        public var sentence: String { localized("You are reminded \(words).") }
        public let state: State
        /// The occurrence of the next reminder as text; empty for none.
        public let occurrence: String
        /// The time of the next reminder by the county's clocks; nil for none.
        @NullEncoded public private(set) var tellsAt: LocalDateTime?
        public let remove: Action
        /// The event's page; nil if the event was deleted.
        @NullEncoded public private(set) var link: Link?

        /// The state of a reminder.
        public enum State: String, Codable, Sendable {
            /// A reminder is planned.
            case coming
            /// The event was canceled. The sent word keeps its spelling.
            case canceled = "cancelled"
            /// No occurrence is left.
            case over
            /// The event was deleted.
            case gone
        }
    }
}

extension NotificationsScreen {
    init(reminders: [ReminderRow], told: InboxScreen?, isSignedIn: Bool, revision: Revision) {
        self.reminders = reminders
        self.told = told
        signIn = isSignedIn ? nil : SignInPrompt(.notifications)
        emptyText = isSignedIn ? localized("No reminders are set. An event's page can set one.") : ""
        self.revision = revision
    }
}

extension NotificationsScreen.ReminderRow: Comparable {
    init(_ reminder: EventReminder, _ record: Record?, at moment: LocalDateTime) {
        id = reminder.id.rawValue
        event = record?.shownTitle.text ?? reminder.title
        remove = Action(
            DirectoryAct.removeReminder(reminder.id),
            label: localized("Remove the reminder"),
            gesture: .swipeLeft,
            confirmation: .init(question: localized("Remove the reminder of “\(event)”?"), proceed: localized("Remove"))
        )
        link = record.map { DirectoryLink.record($0.kind, $0.id).labeled($0.shownTitle.text) }
        let lead = ReminderRule.words(minutesBefore: reminder.minutesBefore)
        guard let record, case .event(let details) = record.details else {
            (words, state, occurrence, tellsAt) = (lead, .gone, "", nil)
            return
        }
        let isRecurring = EventRule.isRecurring(details.schedule)
        words =
            !isRecurring ? lead : reminder.slot == nil ? localized("\(lead), each time") : localized("\(lead), once")
        let next = ReminderRule.occurrences(of: details.schedule, slot: reminder.slot, at: moment).first {
            ReminderRule.moment(of: $0, minutesBefore: reminder.minutesBefore) > moment
        }
        guard !details.isCancelled, let next else {
            (state, occurrence, tellsAt) = (details.isCancelled ? .canceled : .over, "", nil)
            return
        }
        state = .coming
        occurrence = EventText.when(next, isAllDay: details.schedule.isAllDay)
        tellsAt = ReminderRule.moment(of: next, minutesBefore: reminder.minutesBefore)
    }

    /// By the time of the next reminder; those without one come last, by event.
    public static func < (left: Self, right: Self) -> Bool {
        switch (left.tellsAt, right.tellsAt) {
        case (let left?, let right?) where left != right: left < right
        case (_?, nil): true
        case (nil, _?): false
        default: (left.event, left.id) < (right.event, right.id)
        }
    }
}
