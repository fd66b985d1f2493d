import Foundation
import MaricopaDirectory
import ScreenKit
import TestKit
import Testing
import TimeKit

@Suite("Loading, onboarding and home")
struct HomeScreenTests {
    private static func directory(_ credential: Credential = .signedOut) throws -> MaricopaDirectory {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        return try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1), credential: credential)
    }

    // MARK: Loading

    @Test("While the app loads, its logo and tagline stand on one solid color")
    func loadingLayout() {
        let screen = LoadingScreen()
        #expect(screen.title == "Maricopa Healthy")
        #expect(!screen.logo.isEmpty && !screen.tagline.isEmpty)
        #expect(screen.background.count == 7 && screen.background.hasPrefix("#"))
    }

    @Test("While the app loads something turns, and says so; when it is ready it doesn't")
    func loadingTurns() {
        #expect(LoadingScreen().isTurning && LoadingScreen().status == "Loading")
        #expect(!LoadingScreen(isReady: true).isTurning)
    }

    // MARK: Onboarding

    @Test(
        "Each onboarding page has the logo, the favorites icon, a tagline, and buttons to sign up and to log in",
        arguments: [(0, "favorites"), (1, "filters"), (2, "notifications")]
    )
    func pages(_ number: Int, _ id: String) throws {
        let page = OnboardingScreen().pages[number]
        #expect(page.id == id)
        #expect(page.logo == LoadingScreen().logo)
        #expect(page.icons.contains(.heart))
        #expect(!page.tagline.isEmpty)
        #expect(DirectoryLink(page.signUp.target) == .account(.signUp))
        #expect(page.signUp.label == "Sign up")
        #expect(DirectoryLink(page.login.target) == .account(.login))
        #expect(page.login.label == "Log in")
    }

    @Test("The carousel's dots show which page is shown, and a tap on one shows its page", arguments: 0..<3)
    func dots(_ number: Int) {
        let screen = OnboardingScreen(page: number)
        #expect(screen.dots.map(\.isCurrent) == (0..<3).map { $0 == number })
        for dot in screen.dots { #expect(OnboardingScreen(page: dot.id).current == dot.id) }
        #expect(screen.dots[number].label == "Page \(number + 1) of 3")
    }

    @Test("The onboarding turns by itself on a fixed timer, and after the last page comes the first")
    func timer() {
        var screen = OnboardingScreen()
        #expect(screen.secondsPerPage == 6)
        var shown: [Int] = []
        for _ in 0..<7 {
            shown.append(screen.current)
            screen = OnboardingScreen(page: screen.current + 1)
        }
        #expect(shown == [0, 1, 2, 0, 1, 2, 0])
    }

    @Test("A swipe to the left shows the next page of the onboarding, one to the right the page before")
    func swipes() {
        let screen = OnboardingScreen(page: 0)
        #expect(screen.next.gesture == .swipeLeft && screen.previous.gesture == .swipeRight)
        #expect(OnboardingScreen(page: screen.current + 1).current == 1)
        #expect(OnboardingScreen(page: screen.current - 1).current == 2)
    }

    @Test("The app begins with the onboarding for somebody without credentials, and with the home for somebody with")
    func launch() throws {
        #expect(try Self.directory().launchLink == .onboarding)
        for credential in [Credential.member(TimeKit.ID("u1")), .admin(TimeKit.ID("u2")), .owner] {
            #expect(try Self.directory(credential).launchLink == .home)
        }
        #expect(try Self.directory().screen(.onboarding) as? OnboardingScreen == OnboardingScreen())
        #expect(DirectoryLink(OnboardingScreen().skip.target) == .home)
    }

    // MARK: Home

    @Test(
        "The home's bar has the app's title and icons for settings, search, notifications and favorites, which lead there"
    )
    func bar() throws {
        let home = try Self.directory().homeScreen()
        #expect(home.title == "Maricopa Healthy")
        #expect(home.bar.map(\.id) == ["settings", "search", "notifications", "favorites"])
        #expect(home.bar.map(\.icon) == [.gear, .magnifier, .bell, .heart])
        #expect(
            home.bar.map { DirectoryLink($0.link.target) } == [.settings, .search(nil), .notifications, .favorites]
        )
    }

    @Test(
        "The home lists markets, recipes, parks, active, events, resources and subscribe, each a card with a picture of its own"
    )
    func cards() throws {
        let home = try Self.directory().homeScreen()
        #expect(
            home.cards.map(\.title)
                == ["Markets", "Recipes", "Parks", "Active", "Events", "Resources", "Subscribe"]
        )
        #expect(
            home.cards.map { DirectoryLink($0.link.target) }
                == [
                    .list(.market), .list(.recipe), .list(.park), .list(.activity), .list(.event), .list(.resource),
                    .subscribe,
                ]
        )
        #expect(Set(home.cards.map(\.image)).count == 7)
        #expect(home.cards.allSatisfy { !$0.imageText.isEmpty })
    }

    @Test("The home counts what there is")
    func counts() throws {
        let directory = try Self.directory()
        #expect(try directory.homeScreen().cards.map(\.note).first == "0 markets")
        try directory.seed()
        #expect(
            try directory.homeScreen().cards.map(\.note)
                == ["36 markets", "21 recipes", "31 parks", "12 activities", "20 events", "15 resources", ""]
        )
    }

    @Test("Without credentials notifications, favorites and subscribe ask to sign in first; everything else is open")
    func signedOut() throws {
        let home = try Self.directory().homeScreen()
        #expect(home.bar.filter(\.needsSignIn).map(\.id) == ["notifications", "favorites"])
        #expect(home.cards.filter(\.needsSignIn).map(\.id) == ["subscribe"])
        let signIn = try #require(home.signIn)
        #expect(DirectoryLink(signIn.signUp.target) == .account(.signUp))
        #expect(DirectoryLink(signIn.login.target) == .account(.login))
        let member = try Self.directory(.member(TimeKit.ID("u1"))).homeScreen()
        #expect(!member.bar.contains(where: \.needsSignIn) && !member.cards.contains(where: \.needsSignIn))
        #expect(member.signIn == nil)
    }

    @Test("Home leads an admin, the owner and whoever runs it on their own folder to the admin pages, and nobody else")
    func admins() throws {
        for credential in [Credential.owner, .admin(TimeKit.ID("u1"))] {
            let link = try #require(try Self.directory(credential).homeScreen().admin)
            #expect(DirectoryLink(link.target) == .admin(.home) && link.label == "Administration")
        }
        for credential in [Credential.signedOut, .member(TimeKit.ID("u1"))] {
            #expect(try Self.directory(credential).homeScreen().admin == nil)
        }
        var owned = try Self.directory()
        owned.isOwned = true
        #expect(try owned.homeScreen().admin?.target == "maricopa://admin")
        #expect(try owned.settingsScreen().entries.last?.target == "maricopa://admin")
    }

    @Test("The encoded home and onboarding read back the same")
    func coding() throws {
        let home = try Self.directory().homeScreen()
        #expect(try JSONDecoder().decode(HomeScreen.self, from: JSONEncoder().encode(home)) == home)
        let screen = OnboardingScreen(page: 2)
        #expect(try JSONDecoder().decode(OnboardingScreen.self, from: JSONEncoder().encode(screen)) == screen)
    }
}
