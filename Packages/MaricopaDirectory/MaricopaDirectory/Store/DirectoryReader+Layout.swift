import Foundation
import GRDB
import StorageKit
import WordKit

extension DirectoryReader {
    /// A configured part; the default if no admin has changed it.
    func layout<Value: Hashable & Codable & Sendable>(
        _ part: LayoutPart,
        otherwise: @autoclosure () -> Value
    ) throws -> Configured<Value> {
        let statement = try db.cachedStatement(sql: "SELECT content, version FROM layout WHERE name = ?")
        guard let row = try Row.fetchOne(statement, arguments: [part.name]) else { return Configured(otherwise()) }
        let content: String = row[0]
        return Configured(try JSONDecoder().decode(Value.self, from: Data(content.utf8)), version: row[1])
    }

    func buttons(of kind: RecordKind) throws -> Configured<[ActionButton]> {
        try layout(.buttons(kind), otherwise: KindDefaults.buttons(of: kind))
    }

    func sections(of kind: RecordKind) throws -> Configured<[SectionTitle]> {
        let usual = KindDefaults.sections(of: kind)
        let sections = try layout(.sections(kind), otherwise: usual)
        // Titles may have been set up before a kind had all of its sections.
        let named = Set(sections.value.map(\.section))
        return Configured(
            sections.value + usual.filter { !named.contains($0.section) },
            version: sections.version
        )
    }

    func options(of section: FilterSection, for kind: RecordKind) throws -> Configured<FilterOptions> {
        try layout(
            .filters(kind, section),
            otherwise: FilterOptions(section, KindDefaults.options(of: section, for: kind))
        )
    }

    /// The options of all sections of a kind's filters, from top to bottom.
    func options(for kind: RecordKind) throws -> [FilterOptions] {
        try FilterSection.all(of: kind).map { try options(of: $0, for: kind).value }
    }

    /// The options of a query's filters. The places of the county are those that have records of the kind or are chosen, or all if none has.
    ///
    /// - Complexity: O(records of the kind).
    func offeredOptions(for query: DirectoryQuery) throws -> [FilterOptions] {
        let statement = try db.cachedStatement(sql: "SELECT DISTINCT city_key FROM record WHERE kind = ?")
        let keys = try Set(String.fetchAll(statement, arguments: [query.kind.number]))
        let empty = Set(KindDefaults.cities.filter { !keys.contains(FoldedText.key($0)) })
        return try options(for: query.kind).map { section in
            guard section.section == .city, empty.count < KindDefaults.cities.count else { return section }
            var section = section
            section.options.removeAll { empty.contains($0.value) && !query.filter.isChosen($0.value, in: .city) }
            return section
        }
    }
}

extension DirectoryWriter {
    /// Stores a part. An unchanged value writes nothing.
    ///
    /// - Throws: `layoutChangedMeanwhile` if `version` isn't the current one.
    func set<Value: Hashable & Codable & Sendable>(
        _ part: LayoutPart,
        to value: Value,
        from old: Configured<Value>,
        expecting version: Int?
    ) throws {
        if let version, version != old.version {
            throw DirectoryError.layoutChangedMeanwhile(part.label, seen: version, is: old.version)
        }
        guard value != old.value else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let content = StoredValue.text(String(decoding: try encoder.encode(value), as: UTF8.self))
        let subject = EntityRef(kind: MaricopaDirectory.layoutKind, id: part.name)
        let next = StoredValue.integer(Int64(try self.version(after: old.version, of: subject)))
        try change("set", of: subject, localized("changed: \(part.label)")) { rows in
            if old.version == 0 {
                try rows.insert(into: "layout", ["name": .text(part.name), "content": content, "version": next])
            } else {
                try rows.update("layout", key: [.text(part.name)], set: ["content": content, "version": next])
            }
        }
    }
}

extension MaricopaDirectory {
    /// The subject kind of configured parts in the change log.
    static let layoutKind = "layout"
}

extension DirectoryReader {
    func page(_ name: StaticPageName) throws -> Configured<StaticPage> {
        try layout(.page(name), otherwise: StaticPages.page(name))
    }
}
