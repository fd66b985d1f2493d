import HTMLKit
import ScreenKit
import WordKit

/// A page for a screen that has none of its own: all of its texts, values, lists, links, forms and actions, in the order of its properties.
struct GeneralPage: HTMLView {
    private let outline: ScreenOutline
    private let title: String
    private let context: PageContext

    init(_ screen: any Screen, in context: PageContext) {
        outline = ScreenOutline(screen, words: context.app.words, zone: context.zone)
        title = screen.title
        var context = context
        context.sharedReason = Self.sharedReason(of: outline)
        self.context = context
    }

    var body: some HTMLContent {
        if !outline.back.isEmpty { back }
        if let why = context.sharedReason { p(.class("notice"), .id(DisabledAction.sharedID)) { why } }
        parts(outline.parts, level: 2, about: nil)
    }

    /// The most frequent reason that disables two buttons or more; nil for none.
    private static func sharedReason(of outline: ScreenOutline) -> String? {
        let reasons = Dictionary(grouping: reasons(in: outline.back + outline.parts)) { $0 }.mapValues(\.count)
        return reasons.filter { $0.value > 1 }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private static func reasons(in parts: [Part]) -> [String] {
        parts.flatMap { part -> [String] in
            switch part {
            case .action(let action): [action.whyNot].compactMap(\.self)
            case .rows(_, let rows): rows.flatMap { reasons(in: $0.parts) }
            case .section(_, let inner): reasons(in: inner)
            case .text, .fact, .list, .link, .form: []
            }
        }
    }

    private var back: HTMLFragment {
        HTMLFragment {
            for part in outline.back {
                switch part {
                case .link(let link):
                    p(.class("back")) { a(href: context.address(of: link)) { "← " + Self.name(of: link, in: context) } }
                case .action(let action): div(.class("after")) { ActionView(action, in: context) }
                default: parts([part], level: 2, about: nil)
                }
            }
        }
    }

    /// The words of the way back. The pages of the kit lead to different screens, so theirs is the heading of the one that it leads to.
    private static func name(of back: Link, in context: PageContext) -> String {
        guard KitPage(context.link) != nil, let screen = try? context.app.screen(back.target, [:]) else {
            return back.label
        }
        return screen.title
    }

    private typealias Part = ScreenOutline.Part

    /// - Parameters:
    ///   - level: The level of the next heading.
    ///   - about: The title of the row that holds the parts.
    private func parts(_ parts: [Part], level: Int, about: String?) -> HTMLFragment {
        HTMLFragment {
            for group in Self.groups(parts) {
                switch group[0] {
                case .text(let text): for line in text.split(separator: "\n") { p { String(line) } }
                case .fact: facts(group, isRow: about != nil)
                case .link:
                    div(.class("ways")) { for case .link(let link) in group { way(link) } }
                case .action:
                    div(.class("buttons")) {
                        for case .action(let action) in group { self.action(action, about: about) }
                    }
                case .form(let form): FormView(form, showsTitle: form.title != title, in: context)
                case .list(let label, let texts):
                    heading(label, level)
                    ul(.class("points")) { for text in texts { li { text } } }
                case .rows(let label, let rows):
                    heading(label, level)
                    folded(rows, level: label.isEmpty ? level : level + 1)
                case .section(let label, let inner):
                    heading(label, level)
                    self.parts(inner, level: label.isEmpty ? level : level + 1, about: about)
                }
            }
        }
    }

    /// The form of an action with several fields is folded where it is one of a row.
    private func action(_ action: Action, about: String?) -> HTMLFragment {
        HTMLFragment {
            if about != nil, action.isEnabled, action.inputs.count > 1, !context.showsErrors(of: [action]) {
                details {
                    summary { ActionLabel(text: action.label, about: about) }
                    ActionView(action, about: about, in: context)
                }
            } else {
                ActionView(action, about: about, in: context)
            }
        }
    }

    /// Links, actions and facts that follow one another stand in one line or list.
    private static func groups(_ parts: [Part]) -> [[Part]] {
        var groups: [[Part]] = []
        for part in parts {
            switch (groups.last?.last, part) {
            case (.link?, .link), (.action?, .action), (.fact?, .fact): groups[groups.count - 1].append(part)
            default: groups.append([part])
            }
        }
        return groups
    }

    private func heading(_ text: String, _ level: Int, language: String? = nil) -> HTMLFragment {
        let lang = language.map { Attribute.lang($0) }
        return HTMLFragment {
            if !text.isEmpty {
                switch level {
                case 2: h2(lang) { text }
                case 3: h3(lang) { text }
                case 4: h4(lang) { text }
                default: p { strong { text } }
                }
            }
        }
    }

    private func way(_ link: Link) -> HTMLFragment {
        HTMLFragment {
            a(
                href: context.address(of: link),
                .class("button plain"),
                link.isCurrent ? .aria("aria-current", "page") : nil
            ) { link.label }
        }
    }

    private func facts(_ facts: [Part], isRow: Bool) -> HTMLFragment {
        HTMLFragment {
            if isRow {
                p(.class("muted")) { facts.compactMap(Self.words).joined(separator: " · ") }
            } else {
                dl(.class("values")) {
                    for case .fact(let label, let value) in facts {
                        dt { label }
                        dd { value.isEmpty ? localized("yes") : value }
                    }
                }
            }
        }
    }

    private static func words(_ part: Part) -> String? {
        guard case .fact(let label, let value) = part else { return nil }
        return value.isEmpty ? label : "\(label): \(value)"
    }

    // MARK: Rows

    /// The most rows of a list that isn't folded.
    private static let mostRows = 20

    /// The first rows, and the others of a long list in a part that opens.
    private func folded(_ rows: [ScreenOutline.Row], level: Int) -> HTMLFragment {
        HTMLFragment {
            self.rows(Array(rows.prefix(Self.mostRows)), level: level)
            if rows.count > Self.mostRows {
                let others = Array(rows.dropFirst(Self.mostRows))
                details(others.contains { isRefused(in: $0.parts) } ? .open : nil) {
                    summary { localized("\(others.count) more") }
                    self.rows(others, level: level)
                }
            }
        }
    }

    /// Whether some parts have the form of the act that was refused, so that they can't stay folded.
    private func isRefused(in parts: [Part]) -> Bool {
        parts.contains { part in
            switch part {
            case .action(let action): context.showsErrors(of: [action])
            case .form(let form): context.showsErrors(of: form.buttons)
            case .rows(_, let rows): rows.contains { isRefused(in: $0.parts) }
            case .section(_, let inner): isRefused(in: inner)
            case .text, .fact, .list, .link: false
            }
        }
    }

    private func rows(_ rows: [ScreenOutline.Row], level: Int) -> HTMLFragment {
        HTMLFragment {
            if let columns = Self.columns(of: rows) {
                table(rows, columns)
            } else if let links = Self.links(of: rows) {
                ul(.class("points")) { for link in links { li { a(href: context.address(of: link)) { link.label } } } }
            } else if rows.allSatisfy(Self.isPlain) {
                ul(.class("lines")) {
                    for row in rows {
                        li {
                            row.title
                            parts(row.parts, level: level, about: row.title)
                        }
                    }
                }
            } else {
                ul(.class("cards")) {
                    for row in rows {
                        li(.class("card")) { card(row, level: level) }
                    }
                }
            }
        }
    }

    private func card(_ row: ScreenOutline.Row, level: Int) -> HTMLFragment {
        // A link with the words of the title is the title, and so is one in a row that has no text.
        let hasText = row.parts.contains { if case .text = $0 { true } else { false } }
        let own = row.parts.firstIndex { part in
            guard case .link(let link) = part else { return false }
            return link.label == row.title || row.title.isEmpty && !hasText
        }
        var rest = row.parts
        let link: Link? = own.flatMap { if case .link(let link) = rest.remove(at: $0) { link } else { nil } }
        let title = link?.label ?? row.title
        return HTMLFragment {
            if let link {
                let anchor = HTMLFragment { a(href: context.address(of: link)) { title } }
                if level == 2 { h2 { anchor } } else { h3 { anchor } }
            } else {
                heading(title, min(level, 4), language: row.titleLanguage)
            }
            parts(rest, level: title.isEmpty ? level : min(level + 1, 5), about: title)
        }
    }

    /// Returns the links of rows that have nothing else; nil for other rows.
    private static func links(of rows: [ScreenOutline.Row]) -> [Link]? {
        let links = rows.compactMap { row -> Link? in
            guard row.parts.count == 1, case .link(let link) = row.parts[0] else { return nil }
            return row.title.isEmpty || row.title == link.label ? link : nil
        }
        return links.count == rows.count ? links : nil
    }

    /// Whether a row has only its title and values.
    private static func isPlain(_ row: ScreenOutline.Row) -> Bool {
        row.parts.allSatisfy { part in
            switch part {
            case .fact, .text: true
            default: false
            }
        }
    }

    /// Returns the labels of the columns of rows that are a table: several rows without texts, of two values or more.
    private static func columns(of rows: [ScreenOutline.Row]) -> [String]? {
        var columns: [String] = []
        for row in rows {
            for part in row.parts {
                guard case .fact(let label, _) = part else { return nil }
                if !columns.contains(label) { columns.append(label) }
            }
        }
        let hasTitles = rows.contains { !$0.title.isEmpty }
        return rows.count > 1 && columns.count >= (hasTitles ? 1 : 2) && columns.count <= 7 ? columns : nil
    }

    private func table(_ rows: [ScreenOutline.Row], _ columns: [String]) -> TableView {
        let hasTitles = rows.contains { !$0.title.isEmpty }
        return TableView(
            columns: (hasTitles ? [""] : []) + columns,
            rows: rows.map { row in TableView.Row(row.title, columns.map { Self.cell($0, of: row) }) }
        )
    }

    private static func cell(_ column: String, of row: ScreenOutline.Row) -> String {
        for case .fact(column, let value) in row.parts { return value.isEmpty ? localized("yes") : value }
        return "–"
    }
}
