import Foundation
import HTMLKit
import HabitCourse
import KidneyNutrition
import MaricopaDirectory
import MarkupKit
import RecipeBox
import ScreenKit
import ServedPages
import TIPsTracker
import TestKit
import Testing
import TimeKit
import WebApp
import WordKit

@testable import PageKit

@Suite("The general page shows any screen")
struct GeneralPageTests {
    @Test(
        "the range of a number is in words, also one with a single end",
        arguments: [(1, 9, "1 to 9"), (1, nil, "1 or more"), (nil, 9, "9 or less"), (nil, nil, nil)]
            as [(Int?, Int?, String?)]
    )
    func rangeInWords(lowest: Int?, highest: Int?, words: String?) {
        let range = Field.Bounds(lowest: lowest, highest: highest)
        let field = Field(id: "times", label: "Times", kind: .number, range: range)
        let markup = FieldView(field: field, scope: "bell", showsError: false).string
        #expect(markup.contains("bell-times-hint") == (words != nil), "\(markup)")
        if let words { #expect(markup.contains(">\(words)<"), "\(markup)") }
    }

    @Test(
        "the limit of a text is in words for several lines, and for a line that comes close to it",
        arguments: [(Field.Kind.lines, 0, true), (.line, 0, false), (.line, 800, false), (.line, 801, true)]
    )
    func limitInWords(kind: Field.Kind, length: Int, isTold: Bool) {
        let text = String(repeating: "a", count: length)
        let field = Field(id: "note", label: "Note", kind: kind, value: text, limit: 1000)
        let markup = FieldView(field: field, scope: "bell", showsError: false).string
        #expect(markup.contains(">at most 1,000 characters<") == isTold, "\(markup)")
        #expect(markup.contains("aria-describedby=\"bell-note-hint\"") == isTold)
    }

    @Test("a date has its range for the browser, which refuses one that is typed in part without a script, too")
    func rangeOfDate() {
        let range = Field.Bounds(lowest: "2026-03-01", highest: "2026-03-08")
        let markup = FieldView(
            field: Field(id: "day", label: "Day", kind: .date, range: range),
            scope: "bell",
            showsError: false
        )
        .string
        #expect(markup.contains("min=\"2026-03-01\"") && markup.contains("max=\"2026-03-08\""), "\(markup)")
        #expect(!markup.contains("novalidate"))
    }

    @Test("a date and a time have no example, which HTML has for lines of text alone", arguments: Field.Kind.allCases)
    func example(kind: Field.Kind) {
        let field = Field(id: "at", label: "At", kind: kind, placeholder: "20:00")
        let markup = FieldView(field: field, scope: "bell", showsError: false).string
        let types = ["text", "url", "password"].map { "<input type=\"\($0)\"" }
        let hasText = markup.contains("<textarea") || types.contains { markup.contains($0) }
        #expect(markup.contains("placeholder=\"20:00\"") == hasText, "\(markup)")
    }

    /// The screens of an app on its sample data.
    struct Opened {
        let app: PageApp
        var screens: [(link: String, screen: any Screen)] = []

        init(_ app: PageApp, from home: [String], limit: Int, without missing: Set<String> = []) {
            self.app = app
            var screens: [(String, any Screen)] = []
            _ = LinkWalk(from: home, scheme: app.scheme, limit: limit) { link in
                guard !missing.contains(link) else { return nil }
                let screen = try app.screen(link, [:])
                screens.append((link, screen))
                return screen
            }
            self.screens = screens
        }
    }

    static let samples = Result { try Samples() }

    /// The five engines over the sample data of `nourish demo`.
    struct Samples: @unchecked Sendable {
        private let home: ProgramHome
        let apps: [Opened]

        init() throws {
            let now = "2026-11-20T18:00:00Z"
            let home = try ProgramHome()
            self.home = home
            let made = try home.run("nourish", ["demo", "samples", "--json", "--now", now])
            guard made.status == 0 else { throw SamplesFailed(reason: made.errorText) }
            let clock = try ManualClock(now).wallClock
            func file(_ name: String) -> URL { home.folder.file("samples/\(name).sqlite") }
            let recipes = try RecipeBox.open(at: file("recipebox"), clock: clock)
            let course = try HabitCourse.open(at: file("habit"), clock: clock)
            let tips = try TIPsTracker.open(at: file("tips"), clock: clock)
            let kidney = try KidneyNutrition.open(at: file("kidney"), clock: clock)
            let directory = try MaricopaDirectory.open(at: file("maricopa"), clock: clock)
            apps = [
                Opened(RecipePages.app(recipes), from: ["recipebox://home"], limit: 60),
                Opened(HabitPages.app(course), from: ["habit://home"], limit: 60),
                Opened(
                    Self.app("tips", .blue, onlyOpens: { TIPsAct($0)?.onlyOpens == true }) { link, _ in
                        try tips.screen(TIPsLink(link))
                    },
                    from: ["tips://home"],
                    limit: 60,
                    // The inbox belongs to the front end.
                    without: ["tips://inbox"]
                ),
                Opened(
                    // The code of a unit is for other programs; the text of a value has its sign.
                    Self.app("kidney", .rust, words: PageWords(leftOut: ["LabRow.unit"])) { link, _ in
                        guard let page = KidneyLink(link) else { throw SamplesFailed(reason: link) }
                        return try kidney.screen(page)
                    },
                    from: ["kidney://today", "kidney://terms"],
                    limit: 120
                ),
                Opened(
                    Self.app("maricopa", .olive, onlyOpens: { DirectoryAct($0)?.onlyOpens == true }) { link, _ in
                        guard let page = DirectoryLink(link) else { throw SamplesFailed(reason: link) }
                        return try directory.screen(page)
                    },
                    from: ["maricopa://home"],
                    limit: 120
                ),
            ]
        }

        /// Whether the sample data has a text, which then is content.
        func holds(_ text: String) -> Bool {
            let beginning = Data(text.prefix(60).utf8)
            let files = (try? home.files()) ?? [:]
            return files.values.contains { $0.range(of: beginning) != nil }
        }

        private static func app(
            _ name: String,
            _ accent: Accent,
            words: PageWords = PageWords(),
            onlyOpens: @escaping @Sendable (String) -> Bool = { _ in false },
            screen: @escaping @Sendable (String, [String: String]) throws -> any Screen
        ) -> PageApp {
            PageApp(
                scheme: name,
                segment: name,
                title: name,
                about: "",
                accent: accent,
                words: words,
                screen: screen,
                perform: { _, link in throw SamplesFailed(reason: link) },
                onlyOpens: onlyOpens,
                problem: { PageProblem(status: 500, why: "\($0)") }
            )
        }
    }

    struct SamplesFailed: Error { let reason: String }

    private static func context(of screen: any Screen, at link: String, _ app: PageApp) throws -> PageContext {
        PageContext(
            app: app,
            link: link,
            revision: screen.revision,
            refused: nil,
            zone: try .named("UTC"),
            operation: { "operation" }
        )
    }

    private static func page(_ screen: any Screen, at link: String, of app: PageApp) throws -> MarkupKit.HTMLElement {
        let context = try context(of: screen, at: link, app)
        let content = HTMLFragment { GeneralPage(screen, in: context) }
        let page = ShellPage(title: screen.title, app: app, content: content)
        let document = try HTMLDocument(page: page.bytes)
        return try #require(document.root)
    }

    @Test("all texts, links, forms and actions of every screen of every engine are on its page", arguments: 0..<5)
    func complete(engine: Int) throws {
        let opened = try Self.samples.get().apps[engine]
        #expect(opened.screens.count > 10, "\(opened.app.scheme): \(opened.screens.map(\.link))")
        var faults: Set<String> = []
        for (link, screen) in opened.screens {
            let page = try Self.page(screen, at: link, of: opened.app)
            let kind = String(describing: type(of: screen))
            let context = try Self.context(of: screen, at: link, opened.app)
            faults.formUnion(try missing(screen, on: page, context).map { "\(kind): \($0)" })
        }
        #expect(faults.isEmpty, "\(faults.count): \(faults.sorted().prefix(60).joined(separator: "\n"))")
    }

    @Test(
        "In the pseudo-language the labels, the buttons and the headings of tables on every page are from a catalog",
        arguments: 0..<5
    )
    func pseudo(engine: Int) throws {
        let samples = try Self.samples.get()
        let opened = samples.apps[engine]
        let words: Set = [
            "the", "of", "and", "is", "are", "to", "for", "with", "your", "you", "not", "from", "this", "that", "by",
            "or", "was", "has", "have", "before", "after", "no", "yet",
        ]
        var faults: Set<String> = []
        var kinds: Set<String> = []
        var translated = 0
        for (link, _) in opened.screens {
            let (screen, page) = try Language.$current.withValue(.pseudo) {
                let screen = try opened.app.screen(link, [:])
                return (screen, try Self.page(screen, at: link, of: opened.app))
            }
            kinds.insert(String(describing: type(of: screen)))
            let elements = page.elements { element in
                ["label", "legend", "dt", "summary", "button"].contains(element.name)
                    || element.name == "th" && element.attribute("scope") != "row"
            }
            for text in elements.map({ PlainBrowser.text(of: $0) }) {
                guard !text.contains("⟦") else {
                    translated += 1
                    continue
                }
                guard !words.isDisjoint(with: text.split { !$0.isLetter }.map { $0.lowercased() }),
                    !samples.holds(text), !BundledFoods.all.contains(where: { text.contains($0.name) })
                else { continue }
                faults.insert("\(type(of: screen)): \(text)")
            }
        }
        #expect(translated > 20 && kinds == Set(opened.screens.map { String(describing: type(of: $0.screen)) }))
        #expect(faults.isEmpty, "\(faults.sorted().prefix(40).joined(separator: "\n"))")
    }

    @Test(
        "a refusal links to the screen of its remedy, except on that screen",
        arguments: ["tips://home", "tips://setup"]
    )
    func remedies(link: String) throws {
        let opened = try Self.samples.get().apps[2]
        let screen = try #require(opened.screens.first?.screen)
        let context = try Self.context(of: screen, at: link, opened.app)
        let remedy = Link("tips://setup", label: "Setup")
        let notice = HTMLFragment {
            RefusalNotice(why: "there is no room", remedy: remedy, context: context)
        }
        let page = ShellPage(title: "Home", app: opened.app, notice: notice, content: HTMLFragment {})
        let document = try HTMLDocument(page: page.bytes)
        let links = document.elements(named: "a").filter { $0.textContent == "Setup" }
        #expect(links.compactMap { $0.attribute("href") } == (link == remedy.target ? [] : ["/tips/setup"]))
    }

    @Test("no page shows an id, a name of code or a value as code writes it", arguments: 0..<5)
    func plain(engine: Int) throws {
        let opened = try Self.samples.get().apps[engine]
        var faults: Set<String> = []
        for (link, screen) in opened.screens {
            let page = try Self.page(screen, at: link, of: opened.app)
            let kind = String(describing: type(of: screen))
            let text = PlainBrowser.text(of: page)
            for id in Self.ids(in: screen) where id.count >= 16 && id.contains(where: \.isNumber) && text.contains(id) {
                faults.insert("\(kind): \(id)")
            }
            let composed = ScreenParts(screen).forms.flatMap(\.fields).map(\.id).filter { $0.contains(".") }
            for id in composed where text.contains(id) { faults.insert("\(kind): the field \(id)") }
            for mark in ["Optional(", " nil ", "://home", "[\"", "\"]", "{", "}", "__"] where text.contains(mark) {
                let place = text.range(of: mark)?.lowerBound ?? text.startIndex
                faults.insert("\(kind): \(mark) in …\(text[place...].prefix(60))")
            }
            let words = Set(text.split { !$0.isLetter }.map(String.init))
            // People write this one so.
            for name in Self.names(in: screen).subtracting(["eGFR"]) where words.contains(name) {
                faults.insert("\(kind): \(name)")
            }
            let ids = page.elements { $0.attribute("id") != nil }.compactMap { $0.attribute("id") }
            for (id, same) in Dictionary(grouping: ids, by: { $0 }) where same.count > 1 {
                faults.insert("\(kind): id \(id) twice")
            }
            for label in page.elements(named: "label") where !ids.contains(label.attribute("for") ?? "") {
                faults.insert("\(kind): a label without its field")
            }
        }
        #expect(faults.isEmpty, "\(faults.count): \(faults.sorted().prefix(60).joined(separator: "\n"))")
    }

    private struct Refused: Screen {
        var title = "Items"
        var revision = Revision(change: 1)
        var rows = ["Egg", "Oat", "Milk"].map { food in
            Action(id: "delete/\(food)", label: "Delete \(food)", availability: .disabled(why: "only an admin deletes"))
        }
    }

    @Test("a reason that disables several buttons stands once, at the top of the page, and each button refers to it")
    func sharedReason() throws {
        let app = try Self.samples.get().apps[2].app
        let page = try Self.page(Refused(), at: "tips://items", of: app)
        #expect(PlainBrowser.text(of: page).components(separatedBy: "only an admin deletes").count == 2)
        let buttons = page.elements(named: "button").filter { $0.textContent.hasPrefix("Delete") }
        #expect(buttons.count == 3)
        let ids = Set(buttons.compactMap { $0.attribute("aria-describedby") })
        #expect(ids.count == 1)
        #expect(page.elements { $0.attribute("id") == ids.first }.map(\.textContent) == ["only an admin deletes"])
    }

    private struct Grouped: Screen {
        struct Week: Hashable, Codable, Sendable {
            let week: Int
            let title: String
            let dose: String
        }

        var title = "Peanut"
        var revision = Revision(change: 1)
        let form: Form
        var weeks = [6, 7].map { Week(week: $0, title: "Week \($0)", dose: "week.\($0).dose") }
    }

    @Test("a list that only groups the fields of a form isn't shown beside it, and the form has the labels")
    func grouped() throws {
        let app = try Self.samples.get().apps[2].app
        let form = Form(
            id: "item",
            title: "Item",
            fields: [6, 7].map { Field(id: "week.\($0).dose", label: "Week \($0): Dose") },
            buttons: [Action(id: "save", label: "Save")]
        )
        let page = try Self.page(Grouped(form: form), at: "tips://items", of: app)
        let text = PlainBrowser.text(of: page)
        #expect(text.contains("Week 6: Dose") && !text.contains("week.6.dose") && !text.contains("Weeks"), "\(text)")
        #expect(page.elements(named: "table").isEmpty)
    }

    private struct Typing: Screen {
        var title = "Words"
        var revision = Revision(change: 1)
        let form: Form
    }

    @Test("a form without a title has no heading above its fields")
    func untitledForm() throws {
        let app = try Self.samples.get().apps[2].app
        for title in ["", "Word"] {
            let form = Form(
                id: "words",
                title: title,
                fields: [Field(id: "word", label: "Word")],
                buttons: [Action(id: "save", label: "Save")]
            )
            let page = try Self.page(Typing(form: form), at: "tips://clinic", of: app)
            #expect(page.elements(named: "h2").map(\.textContent) == [title].filter { !$0.isEmpty })
        }
    }

    @Test("no heading of any screen of any engine is empty", arguments: 0..<5)
    func headings(engine: Int) throws {
        let opened = try Self.samples.get().apps[engine]
        for (link, screen) in opened.screens {
            let page = try Self.page(screen, at: link, of: opened.app)
            let headings = page.elements { ["h1", "h2", "h3", "h4"].contains($0.name) }
            #expect(headings.allSatisfy { !PlainBrowser.text(of: $0).isEmpty }, "\(link)")
        }
    }

    @Test(
        "a blank form's button can be pressed while its fields decide, and is disabled with the reason where no input opens it",
        arguments: [nil, "only an admin writes"] as [String?]
    )
    func closedForm(why: String?) throws {
        let app = try Self.samples.get().apps[2].app
        let save = Action(id: "save", label: "Save", availability: .disabled(why: why ?? "a word is needed"))
        let form = Form(
            id: "words",
            title: "Words",
            fields: [Field(id: "word", label: "Word")],
            buttons: [save],
            whyNot: why
        )
        let page = try Self.page(Typing(form: form), at: "tips://clinic", of: app)
        let button = try #require(page.elements(named: "button").first { $0.textContent == "Save" })
        #expect((button.attribute("disabled") != nil) == (why != nil))
        if let why { #expect(PlainBrowser.text(of: page).contains(why)) }
    }

    // MARK: Judging

    private func missing(_ screen: any Screen, on page: MarkupKit.HTMLElement, _ context: PageContext) throws
        -> [String]
    {
        let app = context.app
        var missing: [String] = []
        let text = PlainBrowser.text(of: page)
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(screen))
        let type = String(describing: Swift.type(of: screen))
        let leftOut = Set(
            app.words.leftOut.map { $0.hasPrefix(type + ".") ? String($0.dropFirst(type.count + 1)) : $0 }
        )
        // The text for an empty list isn't said of a list with rows. An amount is "1 1/2" as it was typed, and "1-1/2" on a page.
        for (key, prose) in Self.prose(json, key: "title", leftOut: leftOut)
        where key != "emptyText" && !text.contains(prose)
            && !(key == "amount" && text.contains(prose.replacing(" ", with: "-")))
        {
            missing.append("\(key) “\(prose)”")
        }
        let parts = ScreenParts(screen)
        let shown = Set(page.elements(named: "a").compactMap { $0.attribute("href") })
        let buttons = Set(page.elements(named: "button").compactMap { $0.attribute("value") })
        let opening = Set(parts.actions.compactMap(\.opens))
        for link in parts.links
        where !opening.contains(link) && !shown.contains(app.address(of: link.target).description) {
            missing.append("link “\(link.label)”")
        }
        for action in parts.actions {
            if let why = action.whyNot {
                let isInForm = parts.forms.contains { $0.buttons.contains(action) }
                if !isInForm, !text.contains(PlainBrowser.line(why)) {
                    missing.append("reason “\(why)” of \(action.id)")
                }
            } else if let way = context.way(action) {
                if !shown.contains(app.address(of: way.target).description) { missing.append("way \(action.id)") }
            } else if !buttons.contains(action.id) {
                missing.append("action \(action.id)")
            }
        }
        for field in parts.forms.flatMap(\.fields) + parts.actions.flatMap({ $0.isEnabled ? $0.inputs : [] }) {
            let names = Set(page.elements { $0.attribute("name") != nil }.compactMap { $0.attribute("name") })
            if !names.contains("f-" + field.id), field.choices.isEmpty || field.kind != .choices {
                missing.append("field \(field.id)")
            }
        }
        return missing
    }

    /// The texts of a screen's JSON that have several words, with their keys. Fields and actions are judged apart.
    private static func prose(_ json: Any, key: String, leftOut: Set<String>) -> [(String, String)] {
        switch json {
        case let members as [String: Any]:
            // Fields, actions and links are judged by their own values.
            if members["gesture"] != nil || members["isRequired"] != nil { return [] }
            return members.flatMap { name, value in
                leftOut.contains(name) || ["target"].contains(name) ? [] : prose(value, key: name, leftOut: leftOut)
            }
        case let list as [Any]: return list.flatMap { prose($0, key: key, leftOut: leftOut) }
        case let text as String:
            return text.split(whereSeparator: \.isNewline).map { PlainBrowser.line(String($0)) }
                .filter { $0.contains(" ") }.map { (key, $0) }
        default: return []
        }
    }

    /// The names of properties and of cases that no word looks like, such as "nextUnlock".
    private static func names(in value: Any) -> Set<String> {
        if value is Action || value is Form || value is Link { return [] }
        let mirror = Mirror(reflecting: value)
        // A property wrapper's storage has an underscore before its name.
        let labels = mirror.children.compactMap(\.label).map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
        var names = Set(labels.filter { $0.contains(/[a-z][A-Z]/) })
        if mirror.displayStyle == .enum, mirror.children.isEmpty, !(value is any CustomStringConvertible) {
            names.formUnion(["\(value)"].filter { $0.contains(/[a-z][A-Z]/) })
        }
        for child in mirror.children { names.formUnion(Self.names(in: child.value)) }
        return names
    }

    private static func ids(in value: Any) -> [String] {
        if value is Action || value is Form || value is Link { return [] }
        if String(describing: type(of: value)).hasPrefix("ID<") { return ["\(value)"] }
        return Mirror(reflecting: value).children.flatMap { ids(in: $0.value) }
    }
}
