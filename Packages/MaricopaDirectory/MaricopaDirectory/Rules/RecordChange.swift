import Foundation
import WordKit

/// The differences between two states of a record, by field.
enum RecordChange {
    /// The fields whose texts differ. For an added or deleted record, those are the fields with a value.
    static func between(_ old: Record?, _ new: Record?) -> [HistoryEntry.FieldChange] {
        guard let kind = (new ?? old)?.kind else { return [] }
        let text = { (field: RecordField, record: Record?) in
            record.map { RecordFieldText.shown(field, of: $0) } ?? ""
        }
        var changes = RecordField.all(of: kind).map { field in
            HistoryEntry.FieldChange(field.label, before: text(field, old), after: text(field, new))
        }
        let picture = HistoryEntry.FieldChange(
            localized("Thumbnail"),
            before: old?.thumbnail ?? "",
            after: new?.thumbnail ?? ""
        )
        changes.append(picture)
        return changes.filter { $0.before != $0.after && ($0.before, $0.after) != ("", "no") }
    }
}

/// The differences between two states of a part that admins configure.
enum LayoutChange {
    /// The stored content of a part.
    struct Content {
        let part: LayoutPart
        let json: Data

        init(_ part: LayoutPart, json: Data) {
            self.part = part
            self.json = json
        }

        /// The content as named lines.
        var lines: [(name: String, text: String)] {
            let decoder = JSONDecoder()
            switch part {
            case .buttons:
                let buttons = (try? decoder.decode([ActionButton].self, from: json)) ?? []
                return buttons.map { ($0.id, $0.text) }
            case .sections:
                let titles = (try? decoder.decode([SectionTitle].self, from: json)) ?? []
                return titles.map { ($0.section.rawValue, $0.title) }
            case .filters(_, let section):
                guard let options = try? decoder.decode(FilterOptions.self, from: json) else { return [] }
                return [(section.title, options.options.map(\.label).joined(separator: ", "))]
            case .page:
                guard let page = try? decoder.decode(StaticPage.self, from: json) else { return [] }
                return [(localized("Title"), page.title), (localized("Text"), page.text)]
            case .site:
                guard let settings = try? decoder.decode(SiteSettings.self, from: json) else { return [] }
                return SiteSetting.allCases.map { ($0.label, settings[$0] ?? "") }
            }
        }
    }

    /// The lines that differ. A part that was never configured has its default content.
    static func between(_ old: Content?, _ new: Content?) -> [HistoryEntry.FieldChange] {
        guard let part = (new ?? old)?.part else { return [] }
        let before = old?.lines ?? defaults(part)
        let after = new?.lines ?? defaults(part)
        let names = before.map(\.name) + after.map(\.name).filter { name in !before.contains { $0.name == name } }
        let text = { (name: String, lines: [(name: String, text: String)]) in
            lines.first { $0.name == name }?.text ?? ""
        }
        return names.map { HistoryEntry.FieldChange($0, before: text($0, before), after: text($0, after)) }
            .filter { $0.before != $0.after }
    }

    private static func defaults(_ part: LayoutPart) -> [(name: String, text: String)] {
        switch part {
        case .buttons(let kind): KindDefaults.buttons(of: kind).map { ($0.id, $0.text) }
        case .sections(let kind): KindDefaults.sections(of: kind).map { ($0.section.rawValue, $0.title) }
        case .filters(let kind, let section):
            [(section.title, KindDefaults.options(of: section, for: kind).map(\.label).joined(separator: ", "))]
        case .page(let name):
            [(localized("Title"), StaticPages.page(name).title), (localized("Text"), StaticPages.page(name).text)]
        case .site: []
        }
    }
}

extension ActionButton {
    /// The button in words: "More Info (info) to website, facebook".
    public var text: String {
        localized("\(title) (\(icon.rawValue)) to \(targets.map(\.description).joined(separator: ", "))")
    }
}
