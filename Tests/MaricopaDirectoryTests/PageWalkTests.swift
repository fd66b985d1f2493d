import AccountKit
import ScreenKit
import StoreSteps
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Every page of the directory as JSON")
struct PageWalkTests {
    @Test("Links lead from home to every page, and each encodes plainly: for nobody, a user and the owner")
    func walk() async throws {
        let box = try AccountsBox()
        let ana = try await box.signUp("ana@example.org")
        _ = try box.directory.nobody.seed()
        try ana.directory.addFavorite(UserBox.id(.park))
        try ana.directory.subscribe(SubscriptionForm(topics: ["events"]))
        try ana.directory.remind(of: UserBox.id(.event), minutesBefore: 60)
        try box.directory.owner.edit(UserBox.id(.market), [.produce: "Winter: Citrus", .payments: "snap"])
        _ = try box.directory.owner.setSite(.name, to: "Healthy")
        for directory in [box.directory.nobody, ana.directory, box.directory.owner] {
            let starts = ["maricopa://home", "maricopa://onboarding", "maricopa://loading"]
            let isOwner = directory.credential == .owner
            // The arrows of a record lead to all others of its kind, so the number of pages is limited.
            let walk = LinkWalk(from: starts + (isOwner ? ["maricopa://admin"] : []), scheme: "maricopa", limit: 400) {
                text in
                guard let link = DirectoryLink(text) else {
                    throw DirectoryError.notAPlace(text, reason: "it leads nowhere")
                }
                if case .step = link { return nil }
                let look = try TransactionCount.count(in: directory.store) { try directory.screen(link) }
                // The first reading of a list writes the order of its results and reads the page with it.
                let again = try TransactionCount.count(in: directory.store) { try directory.screen(link) }
                let most =
                    switch link {
                    // Times of events are brought up to date before; results that are no longer kept are looked for before.
                    case .list, .map, .asked, .askedMap, .found: 2
                    default: 1
                    }
                #expect(look.transactions <= 3 && again.transactions <= most, "\(text)")
                return look.value
            }
            #expect(walk.faults == [], "\(directory.credential)")
            #expect(walk.opened.count > 100)
        }
    }

    @Test(
        "A writer beside the reader changes something in the middle of each page, and no page mixes two states",
        arguments: [Credential.signedOut, .owner]
    )
    func writerBeside(credential: Credential) throws {
        let box = try UserBox()
        try box.owner.edit(UserBox.id(.market), [.produce: "Winter: Citrus", .payments: "snap"])
        let clock = box.clock.wallClock
        let beside = try WriterBeside<MaricopaDirectory>(copyOf: box.nobody.store) { store in
            MaricopaDirectory(store: store, pictures: nil, clock: clock, ids: .seeded(2), credential: credential)
        } show: { directory, text in
            try DirectoryLink(text).map { try directory.screen($0) }
        } write: { directory, number in
            try directory.acting(as: .owner).edit(
                UserBox.id(.market),
                [.title: "A sample market \(number % 2)", .subtitle: "Season \(number % 2)"]
            )
        }
        let market = UserBox.id(.market)
        let links: [DirectoryLink] = [
            .home, .search("sample"), .loading, .onboarding, .list(.market), .map(.market), .filters(.market),
            .record(.market, market), .directions(market), .picture(Drawing.cardMarkets.rawValue), .notifications,
            .page(.about), .settings, .favorites, .subscribe,
        ]
        let pages: [AdminPage] = [
            .home, .add(.market), .edit(market), .history(nil), .buttons(.market), .sections(.market),
            .filters(.market), .page(.about), .photos, .users(nil), .subscribers(nil), .mail, .freshness, .site,
            .importing,
        ]
        let isOwner = credential == .owner
        let accounts = AccountPage.allCases.map { DirectoryLink.account($0) }
        let admins = isOwner ? pages.map { DirectoryLink.admin($0) } : []
        let walk = beside.walk(from: (links + accounts + admins).map(\.target), scheme: "maricopa")
        #expect(beside.breaches == [])
        let unopened = try beside.unopened(
            of: "Packages/MaricopaDirectory/MaricopaDirectory/Screens/DirectoryScreens.swift"
        )
        #expect(unopened == [] || !isOwner, "\(unopened)")
        #expect(walk.opened.count > 30 && beside.changeCount > 20, "\(walk.opened.count), \(beside.changeCount)")
    }
}
