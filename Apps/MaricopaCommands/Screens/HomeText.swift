import CommandKit
import MaricopaDirectory
import ScreenKit
import WordKit

extension Terminal {
    func show(_ screen: LoadingScreen) throws {
        try print(StyledText(screen.title, .heading))
        try printWrapped("\(screen.tagline)")
        try print(StyledText(screen.status, .faint))
    }

    func show(_ screen: HomeScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        let bar = screen.bar.map { $0.link.label + ($0.needsSignIn ? "*" : "") }
        try printWrapped(StyledText(bar.joined(separator: " · "), .faint))
        try print()
        for card in screen.cards {
            let note = card.note.isEmpty ? "" : "  " + card.note
            let mark = card.needsSignIn ? "*" : ""
            try printWrapped(StyledText(card.title + mark) + StyledText(note, .faint), indent: 2)
            try printWrapped(StyledText("  maricopa open \(card.link.target.quotedForShell)", .faint), indent: 4)
        }
        if let admin = screen.admin {
            try printWrapped(StyledText(admin.label), indent: 2)
            try printWrapped(StyledText("  maricopa open \(admin.target.quotedForShell)", .faint), indent: 4)
        }
        guard let signIn = screen.signIn else { return }
        try print()
        try printWrapped(StyledText("* " + signIn.text, .faint), indent: 2)
        try printWrapped(StyledText("  maricopa account sign-up · maricopa account login", .faint), indent: 4)
    }

    /// Prints the current page of the introduction.
    func show(_ screen: OnboardingScreen) throws {
        let page = screen.pages[screen.current]
        try printWrapped(StyledText(screen.title, .heading))
        try print()
        try printWrapped(StyledText(page.tagline))
        try print()
        try printWrapped(StyledText("[\(page.signUp.label)] maricopa account sign-up"), indent: 2)
        try printWrapped(StyledText("[\(page.login.label)] maricopa account login"), indent: 2)
        try printWrapped(StyledText("[\(screen.skip.label)] maricopa home", .faint), indent: 2)
        try print()
        let dots = screen.dots.map { $0.isCurrent ? "●" : "○" }.joined(separator: " ")
        try printWrapped(StyledText("\(dots)  \(screen.dots[screen.current].label)", .faint))
    }

    func show(_ screen: DirectionsScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        if !screen.address.isEmpty { try printWrapped(StyledText(screen.address)) }
        if let meters = screen.distanceMeters {
            let tenths = (meters * 10 + 804) / 1609
            try printWrapped(
                StyledText(localized("\(tenths / 10).\(tenths % 10) miles from where you are, as the crow flies"))
            )
        }
        if let why = screen.whyNot { try printWrapped(StyledText(why, .warning)) }
        for guide in screen.guides {
            try printWrapped(StyledText("\(guide.label): ") + StyledText(guide.address), indent: 2)
        }
    }
}
