import Foundation
import MaricopaDirectory
import NotificationKit
import ScreenKit
import TestKit
import Testing
import TimeKit
import WordKit

@Suite("An admin's pages")
struct AdminScreenTests {
    @Test(
        "every kind's form has a field for everything a record of it has, with what it holds",
        arguments: RecordKind.allCases
    )
    func form(kind: RecordKind) throws {
        let box = try UserBox()
        try box.owner.edit(UserBox.id(kind), try #require(AdminRecordTests.edits[kind]))
        let screen = try box.owner.recordForm(of: UserBox.id(kind))
        #expect(screen.form.fields.map(\.id) == RecordField.all(of: kind).map(\.rawValue))
        #expect(screen.version == 2 && screen.form.errors.isEmpty)
        for (field, text) in try #require(AdminRecordTests.edits[kind]) {
            let shown = try #require(screen.form[field: field.rawValue])
            #expect(shown.value == (shown.kind == .toggle ? "true" : text), "\(field)")
        }
        let actions: Set<String> = ["check", "history", "delete"]
        #expect(Set(screen.actions.map(\.id)) == (kind == .recipe ? actions.union(["unfeature"]) : actions))
        #expect(
            screen.actions.first { $0.id == "delete" }?.confirmation?.question.contains("a rollback brings it back")
                == true
        )
    }

    @Test(
        "a draft's form keeps what was typed and says what is wrong beside each field",
        arguments: RecordKind.allCases
    )
    func draft(kind: RecordKind) throws {
        let box = try UserBox()
        let typed: [RecordField: String] = [.zip: "8500", .website: "javascript:x", .title: "Fine"]
        let screen = try box.owner.recordForm(of: UserBox.id(kind), typed)
        #expect(
            screen.form[field: "zip"]?.value == "8500" && screen.form[field: "zip"]?.error?.contains("no ZIP") == true
        )
        #expect(screen.form[field: "website"]?.error?.contains("can't be linked to") == true)
        #expect(screen.form[field: "title"]?.value == "Fine" && screen.form[field: "title"]?.error == nil)
        let new = try box.owner.recordForm(RecordDraft(kind, [.city: "Mesa"]))
        #expect(new.form[field: "title"]?.error?.contains("write what it is called") == true)
        #expect(try box.owner.recordForm(RecordDraft(kind)).form.errors.isEmpty)
    }

    @Test(
        "A draft has its text beside what is stored, with who changed the record last; a form without one has neither"
    )
    func draftBesideStored() throws {
        let box = try UserBox()
        let park = UserBox.id(.park)
        try box.owner.edit(park, [.subtitle: "By the river"])
        let plain = try box.owner.recordForm(of: park)
        #expect(plain.drafted.isEmpty && plain.latest == nil)
        let texts = [RecordField.subtitle: "By the lake", .city: plain.form[field: "city"]?.value ?? ""]
        let screen = try box.owner.recordForm(of: park, texts)
        #expect(screen.drafted == [.init("Subtitle", before: "By the river", after: "By the lake")])
        let latest = try #require(screen.latest)
        #expect(latest.hasPrefix("Last changed on ") && latest.contains(" by the owner of the directory: park changed"))
        #expect(try box.owner.recordForm(RecordDraft(.park, [.city: "Mesa"])).drafted.isEmpty)
    }

    @Test("A picture that is small enough as a thumbnail is given as one, and a drawing as it is")
    func smallPictures() throws {
        let box = try UserBox()
        let drawing = Drawing.cardParks
        #expect(try box.ana.pictureScreen(drawing.rawValue, isSmall: true).data == Data(drawing.png))
        #expect(box.refusal { _ = try box.ana.pictureScreen("none", isSmall: true) } == .noSuchPicture("none"))
    }

    @Test("every admin page opens by its link, encodes, and is for admins only")
    func links() throws {
        let box = try UserBox()
        var pages: [AdminPage] = [
            .home, .history(nil), .freshness, .edit(UserBox.id(.park)), .history(UserBox.id(.park)),
        ]
        for kind in RecordKind.allCases { pages += [.add(kind), .buttons(kind), .sections(kind), .filters(kind)] }
        pages += StaticPageName.allCases.map { .page($0) }
        for page in pages {
            let link = DirectoryLink.admin(page)
            #expect(DirectoryLink(link.target) == link)
            let screen = try box.owner.screen(link)
            #expect(!screen.title.isEmpty)
            #expect(try !JSONEncoder().encode(screen).isEmpty)
            #expect(box.refusal { _ = try box.ana.screen(link) } == .adminsOnly)
        }
    }

    @Test("the history page says for each change whether it can still be taken back")
    func history() throws {
        let box = try UserBox()
        try box.owner.edit(UserBox.id(.park), [.title: "Other"])
        try box.owner.undo()
        let screen = try box.owner.historyScreen(of: UserBox.id(.park))
        #expect(screen.title == "History of A sample park")
        #expect(screen.entries.map(\.rollBack.isEnabled) == [true, false, true])
        #expect(Set(screen.entries.map(\.by)) == ["the owner of the directory"])
        #expect(screen.entries[1].rollBack.whyNot == "taken back by change \(screen.entries[0].id)")
        let page = try box.owner.historyScreen(limit: 2)
        #expect(page.entries.count == 2 && page.next == page.entries[1].id)
        #expect(try box.owner.historyScreen(limit: 2, before: page.next).entries.first?.id == page.entries[1].id - 1)
    }

    @Test(
        "About, Contact, Privacy and Terms have sections of paragraphs; only admins are led to writing them",
        arguments: StaticPageName.allCases
    )
    func pages(name: StaticPageName) throws {
        let box = try UserBox()
        let screen = try box.nobody.pageScreen(name)
        #expect(screen.sections.count >= 3 && screen.edit == nil)
        #expect(screen.sections.allSatisfy { !$0.title.isEmpty && !$0.paragraphs.isEmpty })
        #expect(try box.owner.pageScreen(name).edit?.target == "maricopa://admin/page/\(name.rawValue)")
    }

    @Test("a text that an admin wrote is marked as English for readers of Spanish, and its form says so")
    func languages() throws {
        let box = try UserBox()
        let note = "Write in English: readers of Spanish see your text as it is, marked as English."
        #expect(try box.owner.pageForm(.about).note == note)
        #expect(try box.owner.recordForm(of: UserBox.id(.market)).note == note)
        func spanish() throws -> StaticPageScreen {
            try Language.$current.withValue(.spanish) { try box.nobody.pageScreen(.about) }
        }
        #expect(try spanish().titleLanguage == nil && spanish().textLanguage == nil)
        try box.owner.setPage(.about, text: "Call us.")
        #expect(try spanish().titleLanguage == nil && spanish().textLanguage == "en")
        try box.owner.setPage(.about, title: "Who we are")
        #expect(try spanish().titleLanguage == "en")
        let english = try box.nobody.pageScreen(.about)
        #expect(english.titleLanguage == nil && english.textLanguage == nil)
    }

    @Test("The pages of admins have bundled titles in Spanish, and tag what is stored in English")
    func stored() throws {
        let box = try UserBox()
        _ = try box.owner.seed()
        let activity = TimeKit.ID<Record>("activity-hiking")
        try Language.$current.withValue(.spanish) {
            let rows = try box.owner.freshnessScreen(limit: 200).rows
            let hiking = try #require(rows.first { $0.id == activity.rawValue })
            #expect(hiking.title == "Caminatas" && hiking.titleLanguage == nil)
            let own = try #require(rows.first { $0.id == UserBox.id(.activity).rawValue })
            #expect(own.titleLanguage == "en")
            let form = try box.owner.recordForm(of: activity)
            #expect(form.title == "Editar Caminatas" && form.record?.label == "Caminatas")
            #expect(form.form[field: "title"]?.value == "Hiking" && form.form[field: "title"]?.language == "en")
            #expect(form.form[field: "city"]?.language == nil && form.form[field: "place-feature"]?.language == nil)
            let sections = try box.owner.sectionsScreen(of: .market).form.fields
            #expect(sections.allSatisfy { $0.language == "en" })
            #expect(sections.map(SectionsScreen.shown).contains("Formas de pago"))
            #expect(try box.owner.pageForm(.about).form.fields.allSatisfy { $0.language == "en" })
        }
        #expect(try box.owner.recordForm(of: activity).form.fields.allSatisfy { $0.language == nil })
    }

    @Test("the queue of what to check says how old each is and whom to ask")
    func freshness() throws {
        let box = try UserBox()
        try box.owner.edit(UserBox.id(.market), [.verified: "2026-04-01", .phone: "602-555-0100"])
        let rows = try box.owner.freshnessScreen().rows
        #expect(rows.last?.age == "checked 31 days ago" && rows.last?.ask == "602-555-0100")
        #expect(rows.first?.age == "never checked, entered yesterday")
    }
}
