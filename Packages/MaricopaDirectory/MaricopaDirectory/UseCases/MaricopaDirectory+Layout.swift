extension MaricopaDirectory {
    /// The buttons of a kind's records, from left to right.
    public func buttons(of kind: RecordKind) throws(DirectoryError) -> Configured<[ActionButton]> {
        try read { try $0.buttons(of: kind) }
    }

    /// What stands over the sections of a kind's records.
    public func sections(of kind: RecordKind) throws(DirectoryError) -> Configured<[SectionTitle]> {
        try read { try $0.sections(of: kind) }
    }

    /// The buttons of a section of a kind's filters.
    public func options(
        of section: FilterSection,
        for kind: RecordKind
    ) throws(DirectoryError) -> Configured<FilterOptions> {
        try read { try $0.options(of: section, for: kind) }
    }

    /// The buttons of all sections of a kind's filters, from top to bottom.
    public func options(for kind: RecordKind) throws(DirectoryError) -> [FilterOptions] {
        try read { try $0.options(for: kind) }
    }
}
