import MaricopaDirectory
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("The layout by admins")
struct AdminLayoutTests {
    @Test("an admin changes icon, title and destination of every button of every kind", arguments: RecordKind.allCases)
    func buttons(kind: RecordKind) throws {
        let box = try UserBox()
        let target = ButtonTarget.web(try WebLinkRule.read("https://example.org/\(kind.rawValue)"))
        for button in try box.owner.buttons(of: kind).value {
            try box.owner.setButton(button.id, of: kind, icon: .star, title: "New \(button.title)", targets: [target])
        }
        let changed = try box.owner.buttons(of: kind)
        for (button, old) in zip(changed.value, KindDefaults.buttons(of: kind)) {
            #expect(button == ActionButton(id: old.id, icon: .star, title: "New \(old.title)", targets: [target]))
        }
        #expect(changed.version == changed.value.count)
        let newest = try #require(try box.owner.history().first)
        #expect(newest.summary == "changed: the buttons of the \(kind.plural)" && newest.changes.count == 1)
        for _ in changed.value { try box.owner.undo() }
        #expect(try box.owner.buttons(of: kind) == Configured(KindDefaults.buttons(of: kind)))
    }

    @Test("buttons change places, and a place that the row doesn't have is refused")
    func order() throws {
        let box = try UserBox()
        try box.owner.setButton("meetup", of: .market, position: 1)
        #expect(try box.owner.buttons(of: .market).value.map(\.id) == ["meetup", "more-info", "directions"])
        try box.owner.setButton("meetup", of: .market, position: 3)
        #expect(try box.owner.buttons(of: .market).value.map(\.id) == ["more-info", "directions", "meetup"])
        for place in [0, 4, 99] {
            let refusal = box.refusal { try box.owner.setButton("more-info", of: .market, position: place) }
            #expect(refusal == .noSuchPlace(place, most: 3))
        }
        #expect(try box.owner.buttons(of: .market).value.map(\.id) == ["more-info", "directions", "meetup"])
    }

    @Test("an admin changes every section title of every kind", arguments: RecordKind.allCases)
    func sections(kind: RecordKind) throws {
        let box = try UserBox()
        for section in RecordSection.all(of: kind) {
            try box.owner.setSection(section, of: kind, title: "My \(section.rawValue)")
        }
        let titles = try box.owner.sections(of: kind).value
        #expect(titles == RecordSection.all(of: kind).map { SectionTitle($0, "My \($0.rawValue)") })
    }

    @Test(
        "an admin takes filter buttons away and adds them, in every section of every kind",
        arguments: RecordKind.allCases
    )
    func filters(kind: RecordKind) throws {
        let box = try UserBox()
        for section in FilterSection.all(of: kind) {
            let usual = KindDefaults.options(of: section, for: kind)
            let gone = try #require(usual.last)
            try box.owner.removeOption(gone.value, from: section, of: kind)
            let without = try box.owner.options(of: section, for: kind).value
            #expect(without.options == usual.dropLast() && without.removed == [gone])
            try box.owner.addOption(gone.value, to: section, of: kind, position: 1)
            let with = try box.owner.options(of: section, for: kind).value
            #expect(with.options == [gone] + usual.dropLast() && with.removed.isEmpty)
        }
    }

    @Test("a filter button of one's own has a place and a label; what can't be filtered by is refused")
    func ownOptions() throws {
        let box = try UserBox()
        try box.owner.addOption("Casa Grande", to: .city, of: .market, position: 2)
        #expect(try box.owner.options(of: .city, for: .market).value.options[1] == FilterOption("Casa Grande"))
        try box.owner.addOption("casa grande", label: "Casa Grande (Pinal)", to: .city, of: .market)
        let options = try box.owner.options(of: .city, for: .market).value.options
        #expect(options[1].label == "Casa Grande (Pinal)" && options.count == Gazetteer.cities.count + 1)
        let bad: [(FilterSection, String)] = [
            (.timeOfDay, "noonish"), (.day, "caturday"), (.payment, "cash"), (.sort, "random"), (.rating, "6"),
        ]
        for (section, value) in bad {
            #expect(box.refusal { try box.owner.addOption(value, to: section, of: .market) } != nil, "\(section)")
        }
        let count = options.count
        let beyond = box.refusal { try box.owner.addOption("Globe", to: .city, of: .market, position: count + 2) }
        #expect(beyond == .noSuchPlace(count + 2, most: count + 1))
        // An option that is there takes up one of the places, so the place for a new one is the last for it.
        try box.owner.addOption("Mesa", to: .city, of: .market, position: count + 1)
        let last = try box.owner.options(of: .city, for: .market).value.options.last
        #expect(last?.value == "Mesa")
        #expect(box.refusal { try box.owner.addOption("x", to: .meal, of: .market) } != nil)
        #expect(box.refusal { try box.owner.removeOption("Atlantis", from: .city, of: .market) } != nil)
    }

    @Test("the second of two admins on one list of buttons is told", arguments: RecordKind.allCases)
    func twoAdmins(kind: RecordKind) throws {
        let box = try UserBox()
        let button = try #require(try box.owner.buttons(of: kind).value.first)
        try box.owner.setButton(button.id, of: kind, title: "One", expecting: 0)
        let refusal = box.refusal { try box.owner.setButton(button.id, of: kind, title: "Two", expecting: 0) }
        #expect(refusal == .layoutChangedMeanwhile("the buttons of the \(kind.plural)", seen: 0, is: 1))
        #expect(try box.owner.buttons(of: kind).value.first?.title == "One")
    }

    @Test(
        "every visitor reads the four pages; an admin writes them, and undo brings the old text back",
        arguments: StaticPageName.allCases
    )
    func pages(name: StaticPageName) throws {
        let box = try UserBox()
        let old = try box.nobody.page(name)
        #expect(old.version == 0 && old.value.text.contains("# ") && !old.value.title.isEmpty)
        let hostile = "Hello <script>alert(1)</script>\n\n# A section\n\njavascript:alert(1)"
        try box.owner.setPage(name, title: "New <b>title</b>", text: hostile)
        let new = try box.nobody.page(name).value
        #expect(new == StaticPage("New <b>title</b>", hostile))
        let entry = try #require(try box.owner.history().first)
        #expect(entry.changes.map(\.field) == ["Title", "Text"] && entry.changes[0].before == old.value.title)
        try box.owner.undo()
        #expect(try box.nobody.page(name) == old)
        #expect(box.refusal { try box.owner.setPage(name, title: " ") } != nil)
    }

    @Test("the pages name no person and no address that was made up")
    func honest() {
        for name in StaticPageName.allCases {
            let text = StaticPages.page(name).text
            #expect(!text.contains("@") && !text.contains("555-"))
        }
        #expect(StaticPages.page(.contact).text.contains("2-1-1"))
    }
}
