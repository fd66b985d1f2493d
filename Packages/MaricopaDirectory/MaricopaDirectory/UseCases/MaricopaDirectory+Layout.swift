import WordKit

extension MaricopaDirectory {
    /// The buttons of a kind's records, from left to right.
    public func buttons(of kind: RecordKind) throws(DirectoryError) -> Configured<[ActionButton]> {
        try read { try $0.buttons(of: kind) }
    }

    public func sections(of kind: RecordKind) throws(DirectoryError) -> Configured<[SectionTitle]> {
        try read { try $0.sections(of: kind) }
    }

    public func options(
        of section: FilterSection,
        for kind: RecordKind
    ) throws(DirectoryError) -> Configured<FilterOptions> {
        try read { try $0.options(of: section, for: kind) }
    }

    /// The options of all sections of a kind's filters, from top to bottom.
    public func options(for kind: RecordKind) throws(DirectoryError) -> [FilterOptions] {
        try read { try $0.options(for: kind) }
    }
}

extension MaricopaDirectory {
    public func page(_ name: StaticPageName) throws(DirectoryError) -> Configured<StaticPage> {
        try read { try $0.page(name) }
    }

    /// Sets the title and text of a page; nil keeps the value.
    ///
    /// - Throws: `adminsOnly`, `layoutChangedMeanwhile`; `unreadable` for a blank title or a text that is too long.
    public func setPage(
        _ name: StaticPageName,
        title: String? = nil,
        text: String? = nil,
        expecting version: Int? = nil
    ) throws(DirectoryError) {
        try setUp(.page(name), expecting: version, { try $0.page(name) }) { page throws(DirectoryError) in
            if let title { page.title = try LayoutText.title(title, of: localized("the page")) }
            if let text { page.text = try LayoutText.lines(text, of: localized("the page")) }
        }
    }

    /// Changes a button of a kind's records; nil keeps the value.
    ///
    /// - Parameter position: The 1-based position from the left.
    /// - Throws: `adminsOnly`, `notSetUp`, `wrongCount`, `noSuchPlace`, `layoutChangedMeanwhile`, `unreadable`.
    public func setButton(
        _ id: String,
        of kind: RecordKind,
        icon: ButtonIcon? = nil,
        title: String? = nil,
        targets: [ButtonTarget]? = nil,
        position: Int? = nil,
        expecting version: Int? = nil
    ) throws(DirectoryError) {
        try setUp(.buttons(kind), expecting: version, { try $0.buttons(of: kind) }) { buttons throws(DirectoryError) in
            guard let index = buttons.firstIndex(where: { $0.id == id }) else {
                throw .notSetUp(id, of: LayoutPart.buttons(kind).label, there: buttons.map(\.id))
            }
            if let icon { buttons[index].icon = icon }
            if let title { buttons[index].title = try LayoutText.title(title, of: localized("a button")) }
            if let targets {
                try ButtonTarget.check(targets)
                buttons[index].targets = targets
            }
            if let position {
                try WholeNumber.check(place: position, of: buttons.count)
                let button = buttons.remove(at: index)
                buttons.insert(button, at: position - 1)
            }
        }
    }

    /// Sets the title of a section.
    ///
    /// - Throws: `adminsOnly`, `notSetUp`, `layoutChangedMeanwhile`, `unreadable`.
    public func setSection(
        _ section: RecordSection,
        of kind: RecordKind,
        title: String,
        expecting version: Int? = nil
    ) throws(DirectoryError) {
        try setSections([section: title], of: kind, expecting: version)
    }

    /// Sets the titles of several sections, all or none.
    ///
    /// - Throws: As ``setSection(_:of:title:expecting:)``.
    public func setSections(
        _ typed: [RecordSection: String],
        of kind: RecordKind,
        expecting version: Int? = nil
    ) throws(DirectoryError) {
        try setUp(.sections(kind), expecting: version, { try $0.sections(of: kind) }) { titles throws(DirectoryError) in
            for (section, title) in typed {
                guard let index = titles.firstIndex(where: { $0.section == section }) else {
                    let there = titles.map(\.section.rawValue)
                    throw .notSetUp(section.rawValue, of: LayoutPart.sections(kind).label, there: there)
                }
                titles[index].title = try LayoutText.title(title, of: localized("a section"))
            }
        }
    }

    /// Adds an option to a section of a kind's filters, or changes the label and position of an existing one.
    ///
    /// - Parameter position: The 1-based position; nil for the current one, or the last for a new option.
    /// - Throws: `adminsOnly`, `notSetUp`, `wrongCount`, `noSuchPlace`, `layoutChangedMeanwhile`; `unreadable` for a value that the section
    ///   can't filter by.
    public func addOption(
        _ value: String,
        label: String? = nil,
        to section: FilterSection,
        of kind: RecordKind,
        position: Int? = nil,
        expecting version: Int? = nil
    ) throws(DirectoryError) {
        try Self.check(section, kind)
        let value = try FilterOptionRule.value(value, of: section, for: kind)
        let label = try label.map { text throws(DirectoryError) in
            try LayoutText.title(text, of: localized("a filter button"))
        }
        try setUp(.filters(kind, section), expecting: version, { try $0.options(of: section, for: kind) }) {
            options throws(DirectoryError) in
            let key = FoldedText.key(value)
            let old = options.options.firstIndex { FoldedText.key($0.value) == key }
            let taken = options.removed.first { FoldedText.key($0.value) == key }
            let usual = KindDefaults.options(of: section, for: kind).first { $0.value == value }?.label
            if let position { try WholeNumber.check(place: position, of: options.options.count + 1) }
            let there = old.map { options.options.remove(at: $0) }
            guard options.options.count < Self.mostOptions else {
                throw .wrongCount(LayoutPart.filters(kind, section).label, most: Self.mostOptions)
            }
            let option = FilterOption(value, label ?? there?.label ?? taken?.label ?? usual)
            let last = options.options.count
            options.options.insert(option, at: position.map { min($0 - 1, last) } ?? old ?? last)
            options.removed.removeAll { FoldedText.key($0.value) == key }
        }
    }

    /// Removes an option from a section of a kind's filters. Filters that still contain it ignore it.
    ///
    /// - Throws: `adminsOnly`, `notSetUp`, `layoutChangedMeanwhile`.
    public func removeOption(
        _ value: String,
        from section: FilterSection,
        of kind: RecordKind,
        expecting version: Int? = nil
    ) throws(DirectoryError) {
        try Self.check(section, kind)
        try setUp(.filters(kind, section), expecting: version, { try $0.options(of: section, for: kind) }) {
            options throws(DirectoryError) in
            let key = FoldedText.key(value)
            let index = options.options.firstIndex {
                FoldedText.key($0.value) == key || FoldedText.key($0.label) == key
            }
            guard let index else {
                throw .notSetUp(value, of: LayoutPart.filters(kind, section).label, there: options.options.map(\.value))
            }
            options.removed.append(options.options.remove(at: index))
        }
    }

    /// The most options of a section.
    static let mostOptions = 200

    private static func check(_ section: FilterSection, _ kind: RecordKind) throws(DirectoryError) {
        let there = FilterSection.all(of: kind)
        guard there.contains(section) else {
            throw .notSetUp(
                section.rawValue,
                of: localized("the filters of the \(kind.nouns)"),
                there: there.map(\.rawValue)
            )
        }
    }

    /// Reads a part, applies `body` and stores the result.
    ///
    /// - Throws: `adminsOnly`, `layoutChangedMeanwhile`, and the errors of `body`.
    func setUp<Value: Hashable & Codable & Sendable>(
        _ part: LayoutPart,
        expecting version: Int?,
        _ read: (DirectoryReader) throws -> Configured<Value>,
        _ body: (inout Value) throws(DirectoryError) -> Void
    ) throws(DirectoryError) {
        try requireAdmin()
        try write { tables in
            let old = try read(tables.reader)
            var value = old.value
            try body(&value)
            try tables.set(part, to: value, from: old, expecting: version)
        }
    }
}
