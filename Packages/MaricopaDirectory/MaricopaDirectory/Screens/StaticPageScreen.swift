public import JSONKit
public import ScreenKit
import WordKit

public struct StaticPageScreen: Screen {
    public let title: String
    /// The tag of the title's language if it isn't the reader's: "en".
    @NullEncoded public private(set) var titleLanguage: String?
    public let name: StaticPageName
    public let sections: [Section]
    /// The tag of the sections' language if it isn't the reader's: "en".
    @NullEncoded public private(set) var textLanguage: String?
    /// The form to edit the page; nil without permission.
    @NullEncoded public private(set) var edit: Link?
    public let revision: Revision
    public private(set) var back = DirectoryLink.settings.labeled(localized("Settings"))

    public struct Section: Hashable, Codable, Sendable {
        /// The heading; empty for text before the first heading.
        public let title: String
        /// Plain text.
        public let paragraphs: [String]
    }
}

extension StaticPageScreen {
    init(_ name: StaticPageName, _ page: Configured<StaticPage>, canEdit: Bool) {
        let shown = StaticPages.shown(page.value, name)
        title = shown.title.text
        titleLanguage = shown.title.language
        self.name = name
        sections = StaticPage(shown.title.text, shown.text.text).sections
        textLanguage = shown.text.language
        revision = Revision(rawValue: "\(page.version)")
        edit = canEdit ? DirectoryLink.admin(.page(name)).labeled(localized("Edit")) : nil
    }
}

extension StaticPage {
    /// The text as sections. Blank lines separate paragraphs, and a line that begins with "# " is a heading.
    var sections: [StaticPageScreen.Section] {
        var sections: [(title: String, paragraphs: [String])] = []
        for paragraph in paragraphs {
            if paragraph.hasPrefix("# ") {
                sections.append((String(paragraph.dropFirst(2)), []))
            } else {
                if sections.isEmpty { sections.append(("", [])) }
                sections[sections.count - 1].paragraphs.append(paragraph)
            }
        }
        return sections.map { StaticPageScreen.Section(title: $0.title, paragraphs: $0.paragraphs) }
    }

    private var paragraphs: [String] {
        var found: [[Substring]] = [[]]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.allSatisfy(\.isWhitespace) {
                found.append([])
            } else if line.hasPrefix("# ") {
                found += [[line], []]
            } else {
                found[found.count - 1].append(line)
            }
        }
        return found.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    }
}

/// The form for the text of a static page.
public struct PageFormScreen: Screen {
    public let title: String
    /// The version to pass when saving.
    public let version: Int
    /// The language to write in.
    public private(set) var note = LayoutText.languageNote
    /// The title and text, with a button that saves.
    public private(set) var form: Form
    /// The page as visitors see it.
    public let page: Link
    public let revision: Revision
    public private(set) var back = AdminPage.back
}

extension PageFormScreen {
    /// Returns the page with what was typed into its form.
    func filled(_ typed: [String: String]) -> PageFormScreen {
        var screen = self
        screen.form.fields = form.fields.filled(typed) { id, text in
            if id == "title" {
                _ = try LayoutText.title(text, of: localized("the page"))
            } else {
                _ = try LayoutText.lines(text, of: localized("the page"))
            }
        }
        return screen
    }

    init(_ name: StaticPageName, _ page: Configured<StaticPage>, revision: Revision) {
        let shown = StaticPages.shown(page.value, name).title.text
        title = localized("Edit \(shown)")
        version = page.version
        form = Form(
            id: "page",
            title: "",
            fields: [
                Field(
                    id: "title",
                    label: localized("Title"),
                    value: page.value.title,
                    isRequired: true,
                    limit: LayoutText.longestTitle,
                    language: LayoutText.language(of: page.value.title)
                ),
                Field(
                    id: "text",
                    label: localized("Text"),
                    kind: .lines,
                    value: page.value.text,
                    limit: LayoutText.longestPage,
                    language: LayoutText.language(of: page.value.text)
                ),
            ],
            buttons: [
                Action(
                    DirectoryAct.savePage,
                    label: localized("Save"),
                    opens: DirectoryLink.page(name).labeled(shown)
                )
            ]
        )
        self.page = DirectoryLink.page(name).labeled(shown)
        self.revision = revision
    }
}
