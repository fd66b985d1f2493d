import Foundation
public import ScreenKit
import TimeKit

/// What a search in a database on the network came to.
public struct OnlineFoodsScreen: Screen {
    /// What stands at the top: the database's name.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// What was typed.
    public let typed: String
    /// What was found, best first.
    public let foods: [FoodSearchScreen.Found]
    /// "12 foods, 3 of them new here", or what to do where none was found.
    public let text: String
    /// What fits and was left out, each with the reason.
    public let leftOut: [String]
    /// Where it comes from: the database, an earlier answer of it, or this device.
    public let origin: String
    /// Whether the database itself wasn't heard, so that there may be more.
    public let isStandIn: Bool
    /// Looking among the foods of this device.
    public let local: Link

    /// What a search found.
    public init(_ context: KidneyContext, _ found: OnlineFoods) {
        title = found.source
        revision = context.revision
        typed = found.typed
        foods = found.foods.map(FoodSearchScreen.Found.init)
        let new = found.new > 0 ? ", \(found.new) of them new here" : ""
        text =
            found.foods.isEmpty
            ? "No food fits “\(found.typed.prefix(40))” — try another word, or make it as a dish of your own."
            : Words.count(found.foods.count, "food") + new
        leftOut = found.leftOut.map { Words.sentence("one more fits and can't be counted: \($0).") }
        origin = found.origin.text(found.source, context, instead: "These are the foods of this device.")
        isStandIn = found.origin.fault != nil
        local = KidneyLink.foods.labelled("Foods of this device")
    }
}

extension AnswerOrigin {
    /// Where an answer comes from, as sentences; `instead` says what stands in where there is no answer at all.
    func text(_ source: String, _ context: KidneyContext, instead: String) -> String {
        func day(_ instant: Instant) -> String { "\(context.zone.local(at: instant).date)" }
        return switch self {
        case .asked: "From \(source)."
        case .kept(let at): "From \(source), as it answered on \(day(at))."
        case .old(let at, let fault):
            Words.sentence(fault.message(of: source))
                + ". This is what it answered on \(day(at)); it may have changed since."
        case .local(let fault): Words.sentence(fault.message(of: source)) + ". " + instead
        }
    }
}
