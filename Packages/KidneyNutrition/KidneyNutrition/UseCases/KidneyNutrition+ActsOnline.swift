import ScreenKit
import TimeKit
import WordKit

/// Acts that ask a source on the network. An answer can be fetched again, so it is noted under no operation. Where the source fails, the
/// act is refused, and the pages keep what is on this device.
extension KidneyNutrition {
    /// Asks a source, and returns the page with the answer.
    ///
    /// - Throws: `noSources`; `source` or `notChecked` where the source fails; and the errors of the query.
    func ask(_ deed: KidneyAct, _ act: Act, at link: KidneyLink) async throws(KidneyError) -> Link {
        guard let online else { throw .noSources }
        let page = try screen(link, typed: act.fields)
        switch (deed, page) {
        case (.searchOnline, let screen as OnlineFoodsScreen):
            let values = screen.form.values
            let isBranded = values["branded"] == "true"
            let found = try await searchFoods(values["text"] ?? "", branded: isBranded, in: online.foods)
            if let fault = found.origin.fault { throw .source(found.source, fault) }
            return KidneyLink.onlineFoods(found.typed, isBranded: isBranded).labeled(localized("Foods online"))
        case (.takeFood(let id), _):
            guard case .foodDataCentral(let number) = try food(id).source else { throw .noSuchFood(id.rawValue) }
            let fetched = try await fetchFood(number, from: online.foods)
            if let fault = fetched.origin.fault { throw .source(fetched.source, fault) }
            return KidneyLink.food(fetched.food.id).labeled(fetched.food.shownName)
        case (.lookUpLabel, let screen as DrugLabelScreen):
            let answer = try await drugLabels(of: screen.form.values["name"] ?? "", from: online.labels)
            if let fault = answer.origin.fault { throw .notChecked(answer.typed, answer.source, fault) }
            return KidneyLink.drugLabel(answer.typed).labeled(localized("Drug label"))
        default: throw .fault(localized("\(deed.id) was asked at \(link.target)"))
        }
    }
}
