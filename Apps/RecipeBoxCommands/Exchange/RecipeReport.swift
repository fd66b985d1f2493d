import Foundation
import FractionParser
import HTMLKit
import RecipeBox
import ReportCommands
import ReportKit
import TimeKit
import WordKit

struct RecipeReport {
    private let recipe: RecipeDraft
    private let photo: Data?
    private let moment: Instant
    private let paper: Paper

    init(_ recipe: RecipeDraft, photo: Data?, at moment: Instant, on paper: Paper) {
        self.recipe = recipe
        self.photo = photo
        self.moment = moment
        self.paper = paper
    }

    func document() -> ReportDocument {
        var blocks: [ReportBlock] = [.heading(ReportText(recipe.name))]
        if !facts.isEmpty { blocks.append(.facts(facts)) }
        if let picture { blocks.append(.image(picture)) }
        if !recipe.ingredients.isEmpty {
            blocks.append(.heading(ReportText(localized("Ingredients")), level: .section))
            blocks += lists(recipe.ingredients.map { (IngredientWording.exported($0), $0.isHeading) }, .bullet)
        }
        if !recipe.steps.isEmpty {
            blocks.append(.heading(ReportText(localized("Steps")), level: .section))
            blocks += lists(recipe.steps.map { ($0, RecipeHeading.isHeading($0)) }, .numbered)
        }
        if !recipe.notes.isEmpty {
            blocks.append(.heading(ReportText(localized("Notes")), level: .section))
            blocks += recipe.notes.split(separator: "\n").map { .paragraph(ReportText(String($0))) }
        }
        if !recipe.source.isEmpty {
            blocks.append(.paragraph(ReportText(localized("Source: \(recipe.source)")), tone: .note))
        }
        return ReportDocument(
            title: recipe.name,
            language: Language.current.rawValue,
            createdAt: moment.milliseconds,
            page: PageSetup(size: paper.size),
            header: PageLine(start: .text(recipe.name), isOnFirstPage: false),
            blocks: blocks
        )
    }

    /// Returns a list for the lines under each heading, numbered on from one to the next. Bullet lists of more than eight items have two columns.
    private func lists(_ lines: [(text: String, isHeading: Bool)], _ marker: ReportList.Marker) -> [ReportBlock] {
        var blocks: [ReportBlock] = []
        var first = 1
        for part in lines.split(omittingEmptySubsequences: false, whereSeparator: \.isHeading) {
            if part.startIndex > 0 { blocks.append(.paragraph(ReportText(lines[part.startIndex - 1].text))) }
            guard !part.isEmpty else { continue }
            let isInTwoColumns = marker == .bullet && part.count > 8
            let items = part.map { ReportText($0.text) }
            blocks.append(.list(ReportList(marker, items, isInTwoColumns: isInTwoColumns, first: first)))
            first += items.count
        }
        return blocks
    }

    private var facts: [ReportFact] {
        var facts: [ReportFact] = []
        func add(_ name: String, _ value: String?) {
            if let value, !value.isEmpty { facts.append(ReportFact(ReportText(name), ReportText(value))) }
        }
        add(localized("Serves"), recipe.repeatsServings ? nil : recipe.servings?.description)
        add(localized("Makes"), recipe.yield)
        add(localized("Preparation"), recipe.times.prep.map(RecipeTimes.words))
        add(localized("Cooking"), recipe.times.cook.map(RecipeTimes.words))
        add(localized("In all"), recipe.times.total.map(RecipeTimes.words))
        return facts
    }

    /// The photo, if a document supports its format.
    private var picture: ReportImage? {
        photo.flatMap { try? ReportImage(Array($0), description: localized("Photo of \(recipe.name)")) }
    }
}
