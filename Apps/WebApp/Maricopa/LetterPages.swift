import HTMLKit
import MaricopaDirectory
import PageKit
import ScreenKit
import WordKit

/// The form for the code of a letter, which completes a sign-up.
struct VerifyLetterPage: HTMLView {
    let screen: VerifyPage
    /// The folder of the letters; nil where a mail server sends them.
    let folder: String?
    let context: PageContext

    var body: some HTMLContent {
        p { screen.text }
        LetterPlaceView(folder: folder)
        FormView(screen.form, showsTitle: false, in: context)
        div(.class("ways")) { for link in screen.links { WayLink(link, context) } }
    }
}

/// The form that asks for a code after a forgotten password.
struct ForgotLetterPage: HTMLView {
    let screen: ForgotPage
    /// The folder of the letters; nil where a mail server sends them.
    let folder: String?
    let context: PageContext

    var body: some HTMLContent {
        p { screen.text }
        if let confirmation = screen.confirmation { p(.class("notice")) { confirmation } }
        LetterPlaceView(folder: folder)
        FormView(screen.form, showsTitle: false, in: context)
        div(.class("buttons")) { ActionView(screen.resend, in: context) }
        div(.class("ways")) { for link in screen.links { WayLink(link, context) } }
    }
}

/// A line about the place of the letters; nothing where a mail server sends them.
private struct LetterPlaceView: HTMLView {
    let folder: String?

    var body: some HTMLContent {
        if let folder {
            p {
                localized(
                    "No mail server is named here, so letters are files on this machine, in the folder \(folder)."
                )
            }
        }
    }
}
