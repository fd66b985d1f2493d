import ArgumentParser
import CommandKit
import JSONKit
import MaricopaDirectory
import TimeKit
import WordKit

/// `maricopa home`
struct HomeCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "home",
        abstract: "Show the home: what there is, and the way to it.",
        discussion: """
            With --launch it is what the app shows when it is opened: the home of somebody who is signed in, for nobody the onboarding.

            EXAMPLE: maricopa home
            """
    )

    @Flag(help: "Show what the app begins with.") var launch = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let directory = session.directory
        try session.show(directory.page(launch ? directory.launchLink : .home, for: TerminalPages()))
    }
}

/// `maricopa onboarding`
struct OnboardingCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "onboarding",
        abstract: "Show what is shown before somebody signs in, page by page.",
        discussion: """
            EXAMPLE: maricopa onboarding
                     maricopa onboarding --page 2
            """
    )

    @Option(help: ArgumentHelp("Which page, from 1; the app turns them by itself.", valueName: "number"))
    var page = 1
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        guard (1...OnboardingScreen.count).contains(page) else {
            throw ValidationError(
                localized("There are \(OnboardingScreen.count) pages: --page 1 to \(OnboardingScreen.count).")
            )
        }
    }

    func run(in session: AppSession) throws { try session.show(OnboardingScreen(page: page - 1)) }
}

/// `maricopa directions`
struct DirectionsCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "directions",
        abstract: "Show who shows the way to a record: addresses to open.",
        discussion: "EXAMPLE: maricopa directions park-tempe-beach"
    )

    @Argument(help: "Which: its id, as lists show it.") var id: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        try session.show(try session.directory.directionsScreen(TimeKit.ID(id)))
    }
}

/// `maricopa settings location`
struct LocationCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "location",
        abstract: "Show or say where you are: maps and distances begin there, and your city is chosen in lists.",
        discussion: """
            It is a setting of this device, and stays on it. Without a place it shows what is set.

            EXAMPLE: maricopa settings location 85281
                     maricopa settings location 33.4255,-111.94
                     maricopa settings location off
            """
    )

    @Argument(
        help: ArgumentHelp("A ZIP code, degrees as in 33.4255,-111.94, \"off\", or \"deny\".", valueName: "place"),
        completion: .list(["off", "deny"])
    )
    var place: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let directory = session.directory
        if let place { try directory.setUserLocation(try UserLocationText.read(place)) }
        let userLocation = try directory.userLocation()
        let (state, cities) = Self.words(userLocation)
        try session.context.answer([
            "location": .string(UserLocationText.text(userLocation)),
            "cities": .array(cities.map { .string($0) }),
        ]) { try $0.printWrapped(StyledText(state)) }
    }

    private static func words(_ userLocation: UserLocation) -> (state: String, cities: [String]) {
        switch userLocation {
        case .off: return (localized("Location is off: lists begin with all, and maps at 85003."), [])
        case .denied: return (localized("Location is denied: lists begin with all, and maps at 85003."), [])
        case .at(let place):
            let text = UserLocationText.shown(userLocation)
            let cities = Gazetteer.cities(at: place)
            if cities.isEmpty {
                return (localized("You are at \(text), outside the county: no city is chosen for you."), [])
            }
            let isZIP = ZIPCode(text) != nil
            return (
                isZIP
                    ? localized(
                        "You are in ZIP code \(text), \(listed(cities)): lists begin there, and maps where you are."
                    )
                    : localized("You are at \(text), in \(listed(cities)): lists begin there, and maps where you are."),
                cities
            )
        }
    }
}
