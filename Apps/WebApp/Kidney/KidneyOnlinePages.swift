import HTMLKit
import KidneyNutrition
import PageKit
import ScreenKit
import WordKit

/// The search in the food database on the network: the recipient of the words, the form, and the last answer.
struct KidneyOnlineFoodsPage: HTMLView {
    let screen: OnlineFoodsScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        p { screen.privacy }
        FormView(screen.form, showsTitle: false, in: context)
        if !screen.text.isEmpty { p { screen.text } }
        p(.class("muted")) { screen.origin }
        ul(.class("cards")) {
            for row in screen.foods {
                li(.class("card")) {
                    FoundFoodView(food: row.food, context: context)
                    if let take = row.take { ActionView(take, about: row.food.name, in: context) }
                }
            }
        }
        PointsView(localized("Left out"), screen.leftOut)
    }
}

/// The sentences of a drug label: the recipient of the name, the form, and the label by subject.
struct KidneyLabelPage: HTMLView {
    let screen: DrugLabelScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        p { screen.privacy }
        FormView(screen.form, showsTitle: false, in: context)
        if !screen.known.isEmpty { p { screen.known } }
        if let label = screen.label {
            h2 { label.name }
            p(.class("muted")) { (label.classes + [label.effective, label.from]).joined(separator: " · ") }
            if !screen.takes.isEmpty {
                div(.class("buttons")) { for take in screen.takes { ActionView(take, in: context) } }
            }
            for subject in screen.subjects { LabelSubjectView(subject: subject) }
        }
        if let all = screen.all { div(.class("ways")) { WayLink(all, context) } }
        if !screen.others.isEmpty {
            h2 { localized("Other labels") }
            div(.class("ways")) { for other in screen.others { WayLink(other.opens, context) } }
        }
        p(.class("muted")) { screen.origin }
        p(.class("muted")) { screen.caution }
        p(.class("muted")) { screen.careTeam }
    }
}

/// The sentences of a label about a subject, each with its section.
private struct LabelSubjectView: HTMLView {
    let subject: DrugLabelScreen.Subject

    var body: some HTMLContent {
        h3 { subject.title }
        if let text = subject.text { p { text } }
        if !subject.sentences.isEmpty {
            ul(.class("points")) {
                for sentence in subject.sentences { li { "\(sentence.section): \(sentence.text)" } }
            }
        }
    }
}
