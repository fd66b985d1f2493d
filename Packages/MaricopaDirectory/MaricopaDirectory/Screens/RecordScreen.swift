import HTMLKit
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// A record's page: header, buttons, sections, and the arrows to its neighbors.
public struct RecordScreen: Screen {
    public let title: String
    /// The tag of the title's language if it isn't the reader's: "en".
    @NullEncoded public private(set) var titleLanguage: String?
    public let revision: Revision
    /// The time at which the opening state changes; nil if unknown.
    @NullEncoded public private(set) var validUntil: Instant?
    public let id: TimeKit.ID<Record>
    public let kind: RecordKind
    /// The record's version, to pass when editing.
    public let version: Int
    public let header: Header
    /// The buttons as admins configured them.
    public private(set) var buttons: [Button]
    /// The sections with their configured titles; sections without content are left out.
    public let sections: [Section]
    public let rating: RecordRow.RatingMark
    /// The user's own rating in stars; nil if unrated.
    @NullEncoded public private(set) var ownStars: Int?
    /// The public photos and the user's own.
    public let photos: [PhotoTile]
    /// Leads to the previous record; disabled on the first.
    public let previous: Action
    /// Leads to the next record; disabled on the last.
    public let next: Action
    /// Such as "3 of 41"; empty without results.
    public let place: String
    /// The results that the arrows follow; nil for the kind's default list.
    @NullEncoded public private(set) var session: TimeKit.ID<ResultSession>?
    /// Gives the record's page as a file.
    public let share: Action
    /// Gives an event as a calendar file; nil for other kinds.
    @NullEncoded public private(set) var calendar: Action?
    /// Notes, for example on skipped records, on a record that no longer matches, or on a sample.
    public let notes: [String]
    /// The unknown facts of a place: "Unknown here: its phone. Ask before you go."; empty for none.
    public let unknown: String
    /// The forms to rate the record, to send a photo and to set a reminder; their buttons are disabled for visitors.
    public private(set) var forms: [Form]
    /// The user's reminders of an event, the next ones first; empty for other kinds.
    public let reminders: [NotificationsScreen.ReminderRow]
    /// The source and the last check.
    public let source: String
    /// The results that the record was reached from; else the list of its kind.
    public let back: Link

    /// The part above the buttons.
    public struct Header: Hashable, Codable, Sendable {
        /// The attachment id of the picture; nil for none.
        @NullEncoded public private(set) var thumbnail: String?
        public let picture: RecordPicture
        /// The subtitle, address and phone; the date and cost of an event.
        public let lines: [String]
        /// The tag of the subtitle's language, which is the first line, if it isn't the reader's; nil without a subtitle.
        @NullEncoded public private(set) var subtitleLanguage: String?
        /// Nil if unknown, and for a text that isn't one number.
        @NullEncoded public private(set) var phone: Phone?
        /// The favorite button; nil for kinds that have it among the buttons.
        @NullEncoded public private(set) var favorite: Action?
        /// Whether it is one of the user's favorites.
        public let isFavorite: Bool
    }

    public struct Phone: Hashable, Codable, Sendable {
        /// As displayed, with its extension: "602-506-2930 ext. 12".
        public let text: String
        /// The URL to open, without the extension: "tel:6025062930".
        public let address: String
        /// The link that calls it.
        public let link: Link

        /// Creates a phone number; nil for a text that isn't one number.
        init?(_ text: String) {
            guard let target = try? LinkTarget.telephone(text) else { return nil }
            self.text = text
            address = target.description
            link = Link(address, label: text)
        }
    }

    public struct Button: Hashable, Codable, Identifiable, Sendable {
        /// The id by which admins configure it.
        public let id: String
        public let icon: ButtonIcon
        /// The label, and whether it is enabled.
        public fileprivate(set) var action: Action
        /// The target as admins type it: "website", "directions".
        public let target: String
        /// The address to open; nil for an action within the app.
        @NullEncoded public private(set) var address: String?
    }

    public struct Section: Hashable, Codable, Identifiable, Sendable {
        public let id: RecordSection
        public let title: String
        /// The parts; seasonal produce has one for each season, and users switch between them.
        public let parts: [Part]
        /// The section's link; nil for none.
        @NullEncoded public private(set) var link: Link?
    }

    /// A part of a section.
    public struct Part: Hashable, Codable, Sendable {
        /// The heading: "Winter"; empty for none.
        public let title: String
        public let lines: [String]
        /// Whether the lines are numbered, as the steps of a recipe.
        public let isNumbered: Bool
        /// The tag of the lines' language if it isn't the reader's: "en".
        @NullEncoded public private(set) var language: String?

        init(_ lines: [String], titled title: String = "", isNumbered: Bool = false, language: String? = nil) {
            self.title = title
            self.lines = lines
            self.isNumbered = isNumbered
            self.language = language
        }

        /// Creates a part with a record's lines; nil without lines.
        init?(_ lines: Shown<[String]>, titled title: String = "", isNumbered: Bool = false) {
            guard !lines.text.isEmpty else { return nil }
            self.init(lines.text, titled: title, isNumbered: isNumbered, language: lines.language)
        }
    }

    /// The data of a record's page besides the record.
    public struct Context: Hashable, Sendable {
        public var revision: Revision
        /// The moment by the clocks of the county.
        public var moment: LocalDateTime
        public var isSignedIn: Bool
        /// The user's marks on the record; nil for a visitor.
        public var mark: UserMark?
        /// The buttons of its kind.
        public var buttons: [ActionButton]
        /// The section titles of its kind.
        public var sections: [SectionTitle]
        /// The position in the results; nil without results.
        public var place: Place?
        public var notes: [String] = []
        /// The photos that the user may see.
        public var photos: [PhotoTile] = []
        /// The user's reminders of the event.
        public var reminders: [NotificationsScreen.ReminderRow] = []
        /// The facts that admins entered into a record from a source.
        var entered = EnteredHere()
    }

    /// A position in some results.
    public struct Place: Hashable, Sendable {
        public var session: TimeKit.ID<ResultSession>
        /// The 1-based position.
        public var number: Int
        /// The number of results.
        public var total: Int
    }

    init(_ record: Record, _ context: Context) {
        title = record.shownTitle.text
        titleLanguage = record.shownTitle.language
        revision = context.revision
        id = record.id
        kind = record.kind
        version = record.version
        let hasHours = record.kind == .market || record.kind == .park
        let state = hasHours ? OpenRule.state(of: record.hours, at: context.moment) : nil
        validUntil = state?.until.map { County.zone.earliestInstant(atOrAfter: $0) }
        let isFavorite = context.mark?.isFavorite ?? false
        let hasButton = context.buttons.contains { $0.targets.contains(.favorite) }
        header = Header(
            thumbnail: record.thumbnail,
            picture: RecordPicture(record),
            lines: RecordText.header(record, at: context.moment),
            subtitleLanguage: record.shown(record.subtitle).language,
            phone: Phone(record.phone),
            favorite: hasButton
                ? nil
                : RecordButtons.favorite(
                    isFavorite ? .dropFavorite : .keepFavorite,
                    localized("Favorite"),
                    isFavorite,
                    context.isSignedIn
                ),
            isFavorite: isFavorite
        )
        buttons = context.buttons.compactMap { RecordButtons.button($0, record, isFavorite, context.isSignedIn) }
        sections = context.sections.compactMap { title in
            let parts = RecordText.parts(title.section, record, context)
            let link = RecordButtons.link(title.section, record)
            guard !parts.isEmpty || link != nil else { return nil }
            return Section(id: title.section, title: title.shown, parts: parts, link: link)
        }
        rating = RecordRow.RatingMark(record.ratingSummary)
        ownStars = context.mark?.stars
        photos = context.photos
        let standing = context.place
        previous = Self.arrow(.previous, record, standing)
        next = Self.arrow(.next, record, standing)
        place = standing.map { localized("\($0.number) of \($0.total)") } ?? ""
        session = standing?.session
        share = Action(DirectoryAct.share, label: localized("Share"))
        calendar = record.kind == .event ? Action(DirectoryAct.calendar, label: localized("Into the calendar")) : nil
        notes = context.notes + [EventText.sampleNote(record)].compactMap { $0 }
        unknown = RecordText.unknown(record, at: context.moment) ?? ""
        forms = RecordForms.forms(for: record, context)
        reminders = context.reminders
        source = RecordText.source(record, context.entered)
        back =
            context.place.map { DirectoryLink.results($0.session).labeled(localized("Results")) }
            ?? DirectoryLink.list(record.kind).labeled(record.kind.heading)
    }

    /// Returns the page with what was typed into its forms and its buttons.
    func filled(_ typed: [String: String]) -> RecordScreen {
        let filled = { (fields: [Field]) in
            fields.filled(typed) { try RecordForms.check($0, $1, own: ownStars) }
        }
        var screen = self
        for place in forms.indices { screen.forms[place].fields = filled(forms[place].fields) }
        for place in buttons.indices { screen.buttons[place].action.inputs = filled(buttons[place].action.inputs) }
        return screen
    }

    private static func arrow(_ direction: ResultDirection, _ record: Record, _ place: Place?) -> Action {
        let (label, isEnd, end) =
            switch direction {
            case .previous: (localized("Previous"), place?.number == 1, localized("This is the first."))
            case .next: (localized("Next"), place.map { $0.number == $0.total } == true, localized("This is the last."))
            }
        return Action(
            DirectoryAct.turn(direction),
            label: label,
            availability: isEnd ? .disabled(why: end) : .enabled,
            opens: isEnd ? nil : DirectoryLink.step(direction, from: record.id, in: place?.session).labeled(label)
        )
    }
}
