import Foundation
public import ScreenKit
import TimeKit
import WordKit

/// The result of a search in a network database.
public struct OnlineFoodsScreen: Screen {
    /// The database's name.
    public let title: String
    public let revision: Revision
    /// The search text as typed.
    public let typed: String
    /// The foods, the best match first.
    public let foods: [FoodSearchScreen.Found]
    /// The number of foods, "12 foods, 3 of them new here", or a hint if there are none.
    public let text: String
    /// The matches that were left out, each with the reason.
    public let leftOut: [String]
    /// The origin: the database, an earlier answer of it, or this device.
    public let origin: String
    /// Whether the database failed to answer, so that there may be more foods.
    public let isStandIn: Bool
    /// The search among the foods of this device.
    public let local: Link

    public init(_ context: KidneyContext, _ found: OnlineFoods) {
        title = found.source
        revision = context.revision
        typed = found.typed
        foods = found.foods.map(FoodSearchScreen.Found.init)
        text =
            found.foods.isEmpty
            ? localized(
                "No food fits “\(found.typed.prefix(40))” — try another word, or make it as a dish of your own."
            )
            : found.new > 0
                ? localized("\(found.foods.count, "food"), \(found.new) of them new here")
                : localized("\(found.foods.count, "food")")
        leftOut = found.leftOut.map { Words.sentence(localized("one more fits and can't be counted: \($0).")) }
        origin = found.origin.text(found.source, context, instead: localized("These are the foods of this device."))
        isStandIn = found.origin.fault != nil
        local = KidneyLink.foods.labeled(localized("Foods of this device"))
    }
}

extension AnswerOrigin {
    /// Returns the origin as sentences.
    ///
    /// - Parameter instead: The sentence about the local data, if there is no answer of the source.
    func text(_ source: String, _ context: KidneyContext, instead: String) -> String {
        func day(_ instant: Instant) -> String { "\(context.zone.local(at: instant).date)" }
        return switch self {
        case .asked: localized("From \(source).")
        case .kept(let at): localized("From \(source), as it answered on \(day(at)).")
        case .old(let at, let fault):
            Words.sentence(fault.message(of: source)) + ". "
                + localized("This is what it answered on \(day(at)); it may have changed since.")
        case .local(let fault): Words.sentence(fault.message(of: source)) + ". " + instead
        }
    }
}
