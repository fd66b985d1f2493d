import HTMLKit
import PageKit
import ScreenKit
import TIPsTracker
import WordKit

/// The form of a treatment food: a row for each remaining week, with its dose and its unit side by side.
struct TIPsTreatmentFoodPage: HTMLView {
    let screen: AddTreatmentFoodItemPage
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        FormView(
            screen.form,
            showsTitle: false,
            pairs: screen.weeks.map { [$0.dose, $0.unit] } + [["dose", "unit"]],
            folding: units.count > 1 ? FormView.Fold(localized("Add a unit"), actions: units) : nil,
            in: context
        )
        if !screen.past.isEmpty {
            h2 { localized("Past weeks") }
            TableView(
                columns: [localized("Week"), localized("Dose")],
                rows: screen.past.map { part in
                    TableView.Row("\(part.week)", [part.dose?.text ?? localized("no dose")])
                }
            )
        }
        div(.class("buttons")) {
            for action in [screen.confirm, screen.stop].compactMap({ $0 }) { ActionView(action, in: context) }
            if let delete = screen.delete { ActionView(delete, style: "danger", in: context) }
        }
    }

    /// The ids of the buttons for a new unit.
    private var units: Set<String> { Set(screen.weeks.compactMap { screen.addUnit(for: $0.unit)?.id }) }
}
