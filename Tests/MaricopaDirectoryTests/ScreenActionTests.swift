import Foundation
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import MaricopaDirectory

@Suite("The actions of a page")
struct ScreenActionTests {
    @Test(
        "A record's page rates it and sends a photo, an event's sets a reminder with a choice of time; signed out each asks to sign in"
    )
    func forms() throws {
        let box = try UserBox()
        for kind in RecordKind.allCases {
            let screen = try box.ana.recordScreen(UserBox.id(kind))
            #expect(screen.forms.map(\.id) == (kind == .event ? ["rate", "photo", "reminder"] : ["rate", "photo"]))
            #expect(screen.forms.allSatisfy { $0.buttons.allSatisfy(\.isEnabled) })
            let signedOut = try box.owner.acting(as: .signedOut).recordScreen(UserBox.id(kind))
            #expect(signedOut.forms.allSatisfy { $0.buttons.allSatisfy { $0.whyNot == "Sign in first." } })
            #expect(signedOut.forms.allSatisfy { $0.whyNot == "Sign in first." })
            #expect(screen.forms.allSatisfy { $0.whyNot == nil })
        }
        try box.ana.rate(UserBox.id(.park), stars: 4)
        let rated = try box.ana.recordScreen(UserBox.id(.park))
        #expect(rated.forms.first?.fields.first?.value == "4")
        let leads = try #require(try box.ana.recordScreen(UserBox.id(.event)).forms.last?.fields.first?.choices)
        #expect(leads.map(\.label).contains("1 day before") && leads.map(\.value).contains("1440"))
        for lead in leads { #expect(try (0...EventReminder.longest).contains(#require(Int(lead.value)))) }
    }

    @Test("The loading page opens by its link")
    func loading() throws {
        let box = try UserBox()
        let link = try #require(DirectoryLink("maricopa://loading"))
        #expect((try box.ana.screen(link) as? LoadingScreen)?.isTurning == true)
    }

    @Test("An admin's form of a record has its picture, and the page of filters adds and removes buttons")
    func admin() throws {
        let box = try UserBox()
        let form = try box.owner.recordForm(of: UserBox.id(.market))
        #expect(form.picture?[field: "thumbnail"]?.kind == .file)
        #expect(form.picture?[button: "picture/remove"]?.isEnabled == false)
        let filters = try box.owner.filterOptionsScreen(of: .market)
        for section in filters.sections {
            #expect(section.remove.count == section.options.count && section.putBack.count == section.removed.count)
        }
        let page = try #require(try box.owner.screen(.admin(.importing)) as? ImportFormScreen)
        #expect(page.form[field: "area"]?.value == "county")
        #expect(DirectoryLink("maricopa://admin/import") == .admin(.importing))
    }

    @Test("The admin's pages of buttons and sections name sections, icons and destinations in words of both languages")
    func words() throws {
        let box = try UserBox()
        for language in [Language.english, .spanish] {
            try Language.$current.withValue(language) {
                for kind in RecordKind.allCases {
                    for field in try box.owner.sectionsScreen(of: kind).form.fields {
                        #expect(field.label != field.id && field.label.first?.isUppercase == true, "\(field.label)")
                    }
                    for field in try box.owner.buttonsScreen(of: kind).buttons.flatMap(\.fields) {
                        for choice in field.choices { #expect(choice.label != choice.value, "\(choice.label)") }
                    }
                }
            }
        }
        let spanish = try Language.$current.withValue(.spanish) { try box.owner.sectionsScreen(of: .recipe).form }
        #expect(spanish[field: "directions"]?.label == "Preparación")
        #expect(try box.owner.sectionsScreen(of: .park).form[field: "hours"]?.label == "Hours")
    }

    @Test("Every form that edits comes filled: sent back as it came, it changes nothing")
    func prefilled() throws {
        let directory = try MaricopaDirectory.inMemory(
            clock: try ManualClock("2026-05-02T15:00:00Z").wallClock,
            ids: .seeded(1),
            credential: .owner
        )
        try directory.seed()
        for kind in RecordKind.allCases {
            for record in try directory.records(of: kind) {
                let form = try directory.recordForm(of: record.id).form
                let texts = try form.fields.map { (try #require(RecordField(rawValue: $0.id)), $0.value) }
                let sent = RecordDraft(kind, Dictionary(uniqueKeysWithValues: texts))
                #expect(sent.texts.keys == RecordDraft(record).texts.keys, "\(record.id)")
                #expect(try directory.edit(record.id, sent.texts).record == record, "\(record.id)")
            }
            for button in try directory.buttonsScreen(of: kind).buttons {
                #expect(button.fields.allSatisfy { !$0.value.isEmpty }, "\(kind) \(button.id)")
            }
            let sections = try directory.sectionsScreen(of: kind)
            #expect(sections.form.fields.map(\.value) == (try directory.sections(of: kind).value.map(\.title)))
        }
        for name in StaticPageName.allCases {
            let page = try directory.page(name).value
            #expect(try directory.pageForm(name).form.fields.map(\.value) == [page.title, page.text])
        }
        let ana = directory.acting(as: .member(TimeKit.ID("ana")))
        try ana.subscribe(SubscriptionForm(name: "Ana", zip: "85281", topics: ["parks"]))
        let form = try ana.subscribeScreen().form
        #expect(form[field: "name"]?.value == "Ana" && form[field: "zip"]?.value == "85281")
        #expect(form[field: "topic.parks"]?.value == "true" && form[field: "topic.events"]?.value == "false")
        try ana.setUserLocation(try UserLocationText.read("85281"))
        #expect(try ana.settingsScreen().location[field: "place"]?.value == "85281")
    }

    @Test("The settings say where the user is, and can turn it off")
    func location() throws {
        let box = try UserBox()
        let off = try box.ana.settingsScreen()
        #expect(off.location[button: "location/off"]?.isEnabled == false)
        try box.ana.setUserLocation(try UserLocationText.read("85281"))
        let known = try box.ana.settingsScreen()
        #expect(known.location[button: "location/off"]?.isEnabled == true)
        #expect(known.revision != off.revision)
    }

    @Test(
        "Whatever a page shows has a part in its revision: ratings, favorites, subscriptions, reminders and the location"
    )
    func revisions() throws {
        let box = try UserBox()
        let pages: [DirectoryLink] = [
            .record(.park, UserBox.id(.park)), .list(.park), .map(.park), .search("sample"), .favorites, .subscribe,
            .notifications, .directions(UserBox.id(.park)), .settings,
        ]
        func revisions() throws -> [Revision] { try pages.map { try box.ana.screen($0).revision } }
        let changes: [() throws -> Void] = [
            { try box.ben.rate(UserBox.id(.park), stars: 5) }, { try box.ben.rate(UserBox.id(.park), stars: 4) },
            { try box.ben.unrate(UserBox.id(.park)) }, { try box.ana.addFavorite(UserBox.id(.park)) },
            { try box.ana.removeFavorite(UserBox.id(.park)) },
            { try box.ana.subscribe(SubscriptionForm(topics: ["parks"])) },
            { try box.ana.remind(of: UserBox.id(.event), minutesBefore: 60) },
            { try box.ana.setUserLocation(try UserLocationText.read("85281")) },
        ]
        for (number, change) in changes.enumerated() {
            let before = try revisions()
            #expect(try revisions() == before)
            try change()
            for (page, pair) in zip(pages, zip(before, try revisions())) {
                #expect(pair.0 != pair.1, "change \(number), \(page)")
            }
        }
    }

    @Test(
        "A filtered list and its map have addresses that ask the same again, and a record reached from one leads back to it"
    )
    func address() throws {
        let directory = try ResultTests.directory(try ResultStepTests.records(.park, 3))
        let query = DirectoryQuery(
            .park,
            Filter(place: .cities(["Tempe", "Mesa"]), minimumRating: 3),
            sort: .mostPopular
        )
        let list = try directory.list(query)
        let link = try #require(DirectoryLink(list.link.target))
        #expect(link == .asked(query))
        let again = try #require(try directory.screen(link) as? ListScreen)
        #expect(again.bar == list.bar && again.sort == list.sort && again.session == list.session)
        let map = try directory.mapScreen(query)
        #expect(DirectoryLink(map.link.target) == .askedMap(query))
        #expect(DirectoryLink("maricopa://asked/e30") == nil && DirectoryLink("maricopa://asked/%22") == nil)
        let all = try directory.list(.list(of: .park))
        let record = try directory.recordScreen(TimeKit.ID(all.rows[1].id), in: all.session)
        #expect(DirectoryLink(record.back.target) == .results(all.session))
    }

    @Test("A tap in a filtered list leads to a record whose arrows are links through that list, and back to it")
    func arrows() throws {
        var records = try ResultStepTests.records(.park, 4)
        for index in records.indices { records[index].coordinate = Coordinate(latitude: 33.45, longitude: -112.07) }
        let directory = try ResultTests.directory(records)
        let list = try directory.list(DirectoryQuery(.park, sort: .reverseAlphabetical))
        func open(_ link: Link?) throws -> RecordScreen {
            let link = try #require(link.flatMap { DirectoryLink($0.target) })
            return try #require(try directory.screen(link) as? RecordScreen)
        }
        var page = try open(list.rows[0].link)
        var walked = [page.id.rawValue]
        #expect(!page.previous.isEnabled && page.previous.opens == nil)
        while let next = page.next.opens {
            page = try open(next)
            walked.append(page.id.rawValue)
            #expect(page.session == list.session && DirectoryLink(page.back.target) == .results(list.session))
        }
        #expect(walked == list.rows.map(\.id) && page.place == "4 of 4")
        #expect(try open(page.previous.opens).id.rawValue == walked[2])
        let pin = try #require(try directory.mapScreen(.list(of: .park)).pins.first)
        #expect(try open(pin.link).place.hasPrefix("\(pin.number) of "))
        for _ in 0..<51 { _ = try directory.open(.list(of: .park)) }
        for link in [list.rows[1].link, page.previous.opens] {
            let late = try open(link)
            #expect(late.session == nil && late.notes.contains { $0.hasPrefix("Those results are no longer kept") })
        }
    }

    @Test("By its own link a record's arrows walk the list of its kind")
    func arrowsOfALink() throws {
        let directory = try ResultTests.directory(try ResultStepTests.records(.park, 3))
        let all = try directory.list(.list(of: .park)).rows.map(\.id)
        let page = try directory.recordScreen(TimeKit.ID(all[1]))
        for (arrow, id) in [(page.previous, all[0]), (page.next, all[2])] {
            let link = try #require(arrow.opens.flatMap { DirectoryLink($0.target) })
            #expect(try (directory.screen(link) as? RecordScreen)?.id.rawValue == id)
        }
    }

    @Test("A query's JSON names its place plainly, and the form of earlier stores is read")
    func encoding() throws {
        let places: [(PlaceFilter, String)] = [
            (.none, "{}"), (.cities(["Tempe", "Mesa"]), #"{"cities":["Mesa","Tempe"]}"#),
            (.zip(try #require(ZIPCode("85003"))), #"{"zip":"85003"}"#),
        ]
        for (place, json) in places {
            #expect(String(decoding: try JSONEncoder().encode(place), as: UTF8.self) == json)
            #expect(try JSONDecoder().decode(PlaceFilter.self, from: Data(json.utf8)) == place)
        }
        let earlier = [#"{"none":{}}"#, #"{"cities":{"_0":["Tempe","Mesa"]}}"#, #"{"zip":{"_0":"85003"}}"#]
        for (text, place) in zip(earlier, places.map(\.0)) {
            #expect(try JSONDecoder().decode(PlaceFilter.self, from: Data(text.utf8)) == place)
        }
    }

    @Test("Every picture that a page names is there: cards, the logo, and the drawing of each sample")
    func pictures() throws {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        let directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1))
        try directory.seed()
        func size(_ address: String) throws -> String {
            let screen = try directory.screen(try #require(DirectoryLink(address)))
            let picture = try #require(screen as? PictureScreen)
            let header = try ImageHeader(picture.data, mediaType: .png)
            #expect(picture.mediaType == "image/png" && !picture.title.isEmpty)
            return "\(header.width) × \(header.height)"
        }
        let names = try directory.homeScreen().cards.map(\.image) + [AppBrand.logo]
        #expect(Set(names).count == 8)
        for name in names { #expect(try size("maricopa://pictures/" + name) == "192 × 128") }
        for kind in RecordKind.allCases {
            for row in try directory.list(.list(of: kind), limit: 100).rows {
                #expect(try size(row.tile.picture.address) == "192 × 128")
                let isDrawn = row.tile.picture.address.contains("sample-") || row.tile.kind == .event
                #expect(isDrawn == [.recipe, .event].contains(kind) && !row.tile.picture.isOwn, "\(row.id)")
                #expect(try directory.recordScreen(TimeKit.ID(row.id)).header.picture == row.tile.picture)
            }
        }
        #expect(throws: DirectoryError.noSuchPicture("none")) { try directory.pictureScreen("none") }
    }

    @Test("A chosen button that the three rows would hide comes first", arguments: ["Youngtown", "Tempe", "Avondale"])
    func chosen(_ city: String) throws {
        let directory = try ResultTests.directory(try ResultStepTests.records(.market, 1))
        let screen = try directory.filterScreen(
            DirectoryQuery(.park, Filter(place: .cities([city])), sort: .alphabetical)
        )
        let section = try #require(screen.sections.first { $0.id == .city })
        #expect(section.more != nil)
        let shown = section.rows.prefix(section.shown).flatMap { $0 }
        #expect(shown.contains { $0.isChosen && $0.value == city })
        #expect(Set(section.rows.flatMap { $0 }.map(\.value)).count == KindDefaults.cities.count)
    }
}
