import HTMLKit
import PageKit
import ScreenKit
import TIPsTracker
import TimeKit

/// The form of a reaction, below its picture.
struct TIPsReactionPage: HTMLView {
    let screen: ReactionPage
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        if let picture = screen.picture {
            img(src: .link(context.picture(screen.reaction.rawValue)), alt: picture.text, .class("photo"))
        }
        if let note = screen.pictureNote { p(.class("muted")) { note } }
        FormView(screen.form, showsTitle: false, in: context)
        div(.class("buttons")) { ActionView(screen.delete, in: context) }
    }
}
