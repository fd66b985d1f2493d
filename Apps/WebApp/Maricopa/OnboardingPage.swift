import HTMLKit
import MaricopaDirectory
import PageKit
import ScreenKit
import WordKit

/// A page of the introduction, with the ways to the others. With a script it turns by itself and by swiping.
struct OnboardingPage: HTMLView {
    let screen: OnboardingScreen
    let context: PageContext

    var body: some HTMLContent {
        let page = screen.pages[screen.current]
        section(
            .class("card carousel"),
            .aria("aria-label", screen.dots[screen.current].label),
            PageScript.carousel.attribute,
            .data("data-seconds", "\(screen.secondsPerPage)"),
            .data("data-next", address(of: screen.next)),
            .data("data-previous", address(of: screen.previous)),
            .data("data-pause", localized("Pause")),
            .data("data-play", localized("Play"))
        ) {
            PictureView(DirectoryLink.picture(page.logo).target, AppBrand.name, for: .small, in: context)
            p(.class("big"), .aria("aria-hidden", "true")) { page.icons.map(\.sign).joined(separator: " ") }
            p(.class("tagline")) { page.tagline }
            div(.class("buttons")) {
                a(href: context.address(of: page.signUp), .class("button main")) { page.signUp.label }
                WayLink(page.login, context)
            }
            nav(.class("ways"), .aria("aria-label", localized("Pages"))) {
                for action in [screen.previous, screen.next] { if let link = action.opens { WayLink(link, context) } }
                for dot in screen.dots { WayLink(dot.link, context) }
            }
        }
        div(.class("ways")) { WayLink(screen.skip, context) }
    }

    private func address(of action: Action) -> String {
        action.opens.map { context.address(of: $0).description } ?? ""
    }
}

extension OnboardingScreen.Icon {
    fileprivate var sign: String {
        switch self {
        case .heart: "♥"
        case .sliders: "☰"
        case .bell: "🔔︎"
        }
    }
}
