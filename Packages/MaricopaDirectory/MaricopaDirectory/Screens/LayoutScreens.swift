public import ScreenKit
import WordKit

/// The form for the buttons of a kind's records.
public struct ButtonsScreen: Screen {
    public let title: String
    public let kind: RecordKind
    /// The version to pass when saving.
    public let version: Int
    /// A form for each button, from left to right, with the button's id.
    public private(set) var buttons: [Form]
    public let revision: Revision
    public private(set) var back = AdminPage.back
}

extension ButtonsScreen {
    /// Returns the page with what was typed into its forms.
    func filled(_ typed: [String: String]) -> ButtonsScreen {
        let count = buttons.count
        var page = self
        page.buttons = buttons.map { button in
            var form = button
            form.fields = button.fields.filled(typed) { id, text in
                switch id {
                case Self.field("icon", of: button.id): _ = try ButtonIcon.read(text)
                case Self.field("title", of: button.id): _ = try LayoutText.title(text, of: localized("a button"))
                case Self.field("destination", of: button.id): _ = try ButtonTarget.list(text)
                default: _ = try WholeNumber.place(text, of: count)
                }
            }
            return form
        }
        return page
    }

    init(_ kind: RecordKind, _ buttons: Configured<[ActionButton]>, revision: Revision) {
        title = localized("Buttons: \(kind.heading)")
        self.kind = kind
        version = buttons.version
        let places = Field.Bounds(lowest: 1, highest: buttons.value.count)
        self.buttons = buttons.value.enumerated().map { place, button in
            Form(
                id: button.id,
                title: button.shownTitle,
                fields: [
                    Field(
                        id: Self.field("icon", of: button.id),
                        label: localized("Icon"),
                        kind: .choice,
                        value: button.icon.rawValue,
                        choices: ButtonIcon.allCases.map { Field.Choice($0.rawValue, label: $0.label) }
                    ),
                    Field(
                        id: Self.field("title", of: button.id),
                        label: localized("Title"),
                        value: button.title,
                        isRequired: true,
                        limit: LayoutText.longestTitle,
                        language: LayoutText.language(of: button.title)
                    ),
                    Field(
                        id: Self.field("destination", of: button.id),
                        label: localized("Destination"),
                        value: button.targets.map(\.description).joined(separator: ", "),
                        isRequired: true,
                        choices: ButtonTarget.named.map { Field.Choice($0.description, label: $0.label) }
                    ),
                    Field(
                        id: Self.field("position", of: button.id),
                        label: localized("Place from the left"),
                        kind: .number,
                        value: "\(place + 1)",
                        range: places
                    ),
                ],
                buttons: [Action(DirectoryAct.saveButton(button.id), label: localized("Save"))]
            )
        }
        self.revision = revision
    }

    /// The id of a button's field, such as "meetup.title".
    public static func field(_ name: String, of button: String) -> String { "\(button).\(name)" }
}

extension ButtonIcon {
    fileprivate var label: String {
        switch self {
        case .info: localized("Information")
        case .directions: localized("Directions")
        case .people: localized("People")
        case .heart: localized("Heart")
        case .printer: localized("Printer")
        case .apple: localized("Apple")
        case .envelope: localized("Envelope")
        case .trophy: localized("Trophy")
        case .bell: localized("Bell")
        case .book: localized("Book")
        case .globe: localized("Globe")
        case .star: localized("Star")
        case .phone: localized("Phone")
        case .camera: localized("Camera")
        case .calendar: localized("Calendar")
        case .share: localized("Share")
        case .map: localized("Map")
        }
    }
}

extension ButtonTarget {
    fileprivate var label: String {
        switch self {
        case .link(let kind): RecordField(kind).label
        case .directions: localized("Directions")
        case .favorite: localized("Favorite")
        case .reminder: localized("Reminder")
        case .print: localized("Print")
        case .subscription: localized("Subscription form")
        case .findAPlace: localized("Find a Place")
        case .share: localized("Share")
        case .web(let address): address.text
        }
    }
}

/// The form for the section titles of a kind's records.
public struct SectionsScreen: Screen {
    public let title: String
    public let kind: RecordKind
    /// The version to pass when saving.
    public let version: Int
    /// A field for each section, from top to bottom, with the section's id.
    public private(set) var form: Form
    public let revision: Revision
    public private(set) var back = AdminPage.back
}

extension SectionsScreen {
    /// Returns the title in a section's field as visitors read it.
    public static func shown(_ field: Field) -> String {
        RecordSection(rawValue: field.id).map { SectionTitle($0, field.value).shown } ?? field.value
    }

    /// Returns the page with what was typed into its form.
    func filled(_ typed: [String: String]) -> SectionsScreen {
        var page = self
        page.form.fields = form.fields.filled(typed) { _, text in
            _ = try LayoutText.title(text, of: localized("a section"))
        }
        return page
    }

    init(_ kind: RecordKind, _ titles: Configured<[SectionTitle]>, revision: Revision) {
        title = localized("Sections: \(kind.heading)")
        self.kind = kind
        version = titles.version
        form = Form(
            id: "sections",
            title: "",
            fields: titles.value.map {
                Field(
                    id: $0.section.rawValue,
                    label: KindDefaults.title($0.section).shown,
                    value: $0.title,
                    isRequired: true,
                    limit: LayoutText.longestTitle,
                    language: LayoutText.language(of: $0.title)
                )
            },
            buttons: [Action(DirectoryAct.saveSections, label: localized("Save"))]
        )
        self.revision = revision
    }
}

/// The form for the filter options of a kind.
public struct FilterOptionsScreen: Screen {
    public let title: String
    public let kind: RecordKind
    public private(set) var sections: [Section]
    /// The text for a kind without filters; else empty.
    public let emptyText: String
    public let revision: Revision
    public private(set) var back = AdminPage.back

    /// The options of a section.
    public struct Section: Hashable, Codable, Identifiable, Sendable {
        public let id: FilterSection
        /// Such as "City".
        public let title: String
        /// The version to pass when saving.
        public let version: Int
        /// In display order.
        public let options: [FilterOption]
        /// An action for each option that removes it.
        public let remove: [Action]
        /// An action for each removed option that restores it.
        public let putBack: [Action]
        /// Adds a button with a typed value.
        public fileprivate(set) var save: Action
        public let removed: [FilterOption]
    }
}

extension FilterOptionsScreen {
    /// Returns the page with what an act typed into the inputs of its section.
    func filled(by act: Act) -> FilterOptionsScreen {
        var page = self
        for (index, section) in sections.enumerated() where section.save.id == act.action {
            page.sections[index].save.inputs = section.save.inputs.filled(act.fields) { id, text in
                switch id {
                case "value": _ = try FilterOptionRule.value(text, of: section.id, for: kind)
                case "label": _ = try FilterOptionRule.label(text)
                default: _ = try WholeNumber.place(text, of: section.options.count + 1)
                }
            }
        }
        return page
    }

    init(_ kind: RecordKind, _ sections: [Configured<FilterOptions>], revision: Revision) {
        title = localized("Filters: \(kind.heading)")
        self.kind = kind
        self.sections = sections.map { configured in
            let options = configured.value
            let usual = KindDefaults.options(of: options.section, for: kind)
            let places = Field.Bounds(lowest: 1, highest: options.options.count + 1)
            let numbers = FilterOptionRule.numbers(of: options.section).map { Field.Bounds($0) }
            let left = usual.filter { one in !options.options.contains { $0.value == one.value } }
            return Section(
                id: options.section,
                title: options.section.title,
                version: configured.version,
                options: options.options.map(\.shown),
                remove: options.options.map {
                    Action(
                        DirectoryAct.setOption(options.section, $0.value, isThere: false),
                        label: localized("Remove \(UsualWords.shown($0.label))")
                    )
                },
                putBack: options.removed.map {
                    Action(
                        DirectoryAct.setOption(options.section, $0.value, isThere: true),
                        label: localized("Put \(UsualWords.shown($0.label)) back")
                    )
                },
                save: Action(
                    DirectoryAct.addOption(options.section),
                    label: localized("Add"),
                    inputs: [
                        Field(
                            id: "value",
                            label: localized("Add a button"),
                            isRequired: true,
                            limit: FilterOptionRule.limit(of: options.section),
                            choices: left.map { Field.Choice($0.value, label: UsualWords.shown($0.label)) },
                            range: numbers
                        ),
                        Field(id: "label", label: localized("Its text"), limit: LayoutText.longestTitle),
                        Field(id: "position", label: localized("Its place"), kind: .number, range: places),
                    ]
                ),
                removed: options.removed.map(\.shown)
            )
        }
        emptyText = sections.isEmpty ? localized("\(kind.heading) have no filters.") : ""
        self.revision = revision
    }
}

/// The overview of the admin pages.
public struct AdminHomeScreen: Screen {
    public let title: String
    public let groups: [Group]
    public let revision: Revision
    public private(set) var back = DirectoryLink.home.labeled(localized("Home"))

    /// A group of pages.
    public struct Group: Hashable, Codable, Sendable {
        public let title: String
        public let links: [Link]
    }
}

extension AdminHomeScreen {
    init() {
        title = localized("Administration")
        let kinds = { (page: (RecordKind) -> AdminPage, list: [RecordKind]) in
            list.map { DirectoryLink.admin(page($0)).labeled($0.heading) }
        }
        let all = RecordKind.allCases
        groups = [
            Group(
                title: localized("Add"),
                links: all.map { DirectoryLink.admin(.add($0)).labeled($0.noun.capitalizedFirst) }
            ),
            Group(title: localized("Buttons"), links: kinds({ .buttons($0) }, all)),
            Group(title: localized("Section titles"), links: kinds({ .sections($0) }, all)),
            Group(
                title: localized("Filters"),
                links: kinds({ .filters($0) }, all.filter { !FilterSection.all(of: $0).isEmpty })
            ),
            Group(
                title: localized("Pages"),
                links: StaticPageName.allCases.map {
                    DirectoryLink.admin(.page($0)).labeled(StaticPages.shown(StaticPages.page($0), $0).title.text)
                }
            ),
            Group(
                title: localized("Looking after"),
                links: [
                    DirectoryLink.admin(.freshness).labeled(localized("To check")),
                    DirectoryLink.admin(.photos).labeled(localized("Photos")),
                    DirectoryLink.admin(.history(nil)).labeled(localized("History")),
                    DirectoryLink.admin(.importing).labeled(localized("Import")),
                    DirectoryLink.admin(.site).labeled(localized("Site")),
                    KitPage.backups.link(of: DirectoryLink.scheme),
                ]
            ),
            Group(
                title: localized("People"),
                links: [
                    DirectoryLink.admin(.users(nil)).labeled(localized("Users")),
                    DirectoryLink.admin(.subscribers(nil)).labeled(localized("Subscribers")),
                    DirectoryLink.admin(.mail).labeled(localized("Mail")),
                ]
            ),
        ]
        revision = Revision(rawValue: "0")
    }
}
