import Foundation
import HTMLKit
import TimeKit

extension RecipeBox {
    /// Recipes in their sizes, written down in a form. Archives and schema.org data hold any number of them, the other forms one.
    ///
    /// - Throws: `noRecipeChosen` where a form for one gets none, and `noPrinter`.
    public func export(_ recipes: [ScaledRecipe], as format: ExportFormat) throws(RecipeBoxError) -> [UInt8] {
        let drafts = recipes.map(\.draft)
        switch format {
        case .jsonld: return SchemaOrgExport.file(drafts)
        case .archive: return RecipeArchive.file(zip(recipes, drafts).map { ($1, originalPhoto(of: $0.recipe)) })
        default: break
        }
        guard let first = recipes.first, let draft = drafts.first else { throw .noRecipeChosen }
        switch format {
        case .cooklang: return CooklangExport.file(draft)
        case .markdown: return Array(MarkdownExport.text(draft).utf8)
        case .html: return RecipePrintPage(draft).bytes
        case .pdf, .jsonld, .archive:
            guard let printer else { throw .noPrinter }
            do {
                return try printer(draft, originalPhoto(of: first.recipe), clock.now())
            } catch {
                throw .fault("\(error)")
            }
        }
    }

    /// The picture's original, where there is one on the disk.
    private func originalPhoto(of recipe: Recipe) -> Data? {
        guard recipe.photo != nil, let file = try? photoFile(of: recipe.id) else { return nil }
        return try? Data(contentsOf: file)
    }
}
