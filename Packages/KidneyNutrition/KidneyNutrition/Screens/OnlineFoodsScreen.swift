import Foundation
public import JSONKit
public import ScreenKit
import TimeKit
import WordKit

/// A search in a network database and its result. The database is asked only when the form is sent.
public struct OnlineFoodsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The search text as typed.
    public let typed: String
    /// Sentences that name the recipient of the typed text and say that it is sent only when the person asks; the reason if no database can be asked.
    public let privacy: String
    /// The form with the fields `text` and `branded`. Its button asks the database.
    public let form: Form
    /// The foods, the best match first.
    public let foods: [Row]
    /// The number of foods, "12 foods, 3 of them new here". A hint if there are none. Empty before the database was asked.
    public let text: String
    /// A sentence for each match that was left out, with the reason.
    public let leftOut: [String]
    /// The origin of the foods in words: the database, an earlier answer of it, or this device.
    public let origin: String
    /// Whether the database failed to answer, so that there may be more foods.
    public let isStandIn: Bool
    /// The search among the foods of this device.
    public let back: Link

    /// A food of the database.
    public struct Row: Hashable, Codable, Sendable {
        public let food: FoodSearchScreen.Found
        /// Fetches the food with its portions and opens its page. Nil for a food without a number of the database, or if none can be asked.
        @NullEncoded public private(set) var take: Action?

        init(_ found: FoundFood, canAsk: Bool) {
            food = FoodSearchScreen.Found(found)
            take =
                if canAsk, case .foodDataCentral = found.food.source {
                    Action(KidneyAct.takeFood(found.food.id), label: localized("Take this food"))
                } else { nil }
        }
    }

    /// - Parameters:
    ///   - source: The database; nil if none can be asked.
    ///   - entered: The form's fields as typed.
    init(
        _ context: KidneyContext,
        _ found: OnlineFoods,
        isBranded: Bool = false,
        from source: (any FoodDatabase)? = nil,
        typed entered: [String: String] = [:]
    ) {
        title = localized("Foods online")
        revision = found.origin.revision(context)
        typed = found.typed
        privacy =
            source.map { source in
                Words.joined(
                    [
                        OnlineForm.privacy(source.name, source.host),
                        localized("“Take this food” sends the number that it has there."),
                    ] + Self.hint(source.name)
                )
            } ?? Words.sentence(KidneyError.noSources.description)
        form = Self.form(found.typed, isBranded: isBranded, entered, canAsk: source != nil)
        foods = found.foods.map { Row($0, canAsk: source != nil) }
        text =
            if found.origin == .unasked {
                ""
            } else if found.foods.isEmpty {
                localized(
                    "No food fits “\(found.typed.prefix(40))” — try another word, or make it as a dish of your own."
                )
            } else if found.new > 0 {
                localized("\(found.foods.count, "food"), \(found.new) of them new here")
            } else {
                localized("\(found.foods.count, "food")")
            }
        leftOut = found.leftOut.map { Words.sentence(localized("one more fits and can't be counted: \($0).")) }
        origin =
            found.origin == .unasked
            ? localized("No answer to this is kept here.")
            : found.origin.text(found.source, context, instead: localized("These are the foods of this device."))
        isStandIn = found.origin.fault != nil
        let search = found.typed.isEmpty ? KidneyLink.foods : .foundFoods(found.typed)
        back = search.labeled(localized("Foods of this device"))
    }

    /// A hint for those who read another language: the database has English names.
    private static func hint(_ source: String) -> [String] {
        Language.current == .english ? [] : [localized("\(source) has English names alone: ask for “apple”.")]
    }

    private static func form(
        _ words: String,
        isBranded: Bool,
        _ typed: [String: String],
        canAsk: Bool
    ) -> Form {
        var text = Field(
            id: "text",
            label: localized("Food or drink"),
            value: typed["text"] ?? words,
            isRequired: true,
            limit: KidneyNutrition.searchLimit,
            placeholder: localized("banana")
        )
        do throws(KidneyError) {
            guard text.value.contains(where: { $0.isLetter || $0.isNumber }) else {
                throw .textBlank(localized("name of the food"))
            }
            _ = try KidneyNutrition.text(
                text.value,
                localized("name of the food"),
                limit: KidneyNutrition.searchLimit
            )
        } catch {
            text.error = error.description
        }
        let branded = Field(
            id: "branded",
            label: localized("Makers’ foods, too"),
            kind: .toggle,
            value: typed["branded"] ?? "\(isBranded)"
        )
        return OnlineForm.form(
            "online",
            title: localized("Search online"),
            [text, branded],
            .searchOnline,
            typed,
            canAsk: canAsk
        )
    }
}

/// The form that asks a source on the network.
enum OnlineForm {
    /// Returns sentences that name the recipient of the typed text and say that it is sent only when the person asks.
    static func privacy(_ name: String, _ host: String) -> String {
        localized(
            "What you type is sent to \(name) (\(host)), and nothing else that you have entered. Nothing is sent before you ask online."
        )
    }

    static func form(
        _ id: String,
        title: String,
        _ fields: [Field],
        _ act: KidneyAct,
        _ typed: [String: String],
        canAsk: Bool
    ) -> Form {
        let whyNot = canAsk ? nil : KidneyError.noSources.description
        let reasons = ([whyNot] + fields.map(\.error)).compactMap(\.self)
        let ask = Action(act, label: localized("Ask online"), availability: .without(reasons))
        return Form(id: id, title: title, fields: fields, buttons: [ask], whyNot: whyNot).unjudged(typed)
    }
}

extension AnswerOrigin {
    /// Returns the revision of a page with the answer. It includes the time of a stored answer, because the change log doesn't record answers.
    func revision(_ context: KidneyContext) -> Revision {
        switch self {
        case .kept(let at), .old(let at, _):
            Revision(rawValue: "\(context.revision.rawValue)/\(at.milliseconds)")
        case .asked, .unasked, .local: context.revision
        }
    }

    /// Returns the origin as sentences.
    ///
    /// - Parameter instead: The sentence about the local data, if there is no answer of the source.
    func text(_ source: String, _ context: KidneyContext, instead: String) -> String {
        func day(_ instant: Instant) -> String { "\(context.zone.local(at: instant).date)" }
        return switch self {
        case .asked: localized("From \(source).")
        case .unasked: instead
        case .kept(let at): localized("From \(source), as it answered on \(day(at)).")
        case .old(let at, let fault):
            Words.sentence(fault.message(of: source)) + ". "
                + localized("This is what it answered on \(day(at)); it may have changed since.")
        case .local(let fault): Words.sentence(fault.message(of: source)) + ". " + instead
        }
    }
}
