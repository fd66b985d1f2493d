public import MarkupKit

/// What can be wrong with a file or page that recipes shall come from.
public enum ExchangeError: Error, Hashable, Sendable {
    /// The file is sound, but there is no recipe in it; `found` says what is.
    case noRecipe(found: String)
    /// There is recipe data, but it is broken; `found` says where, `error` what is wrong.
    case broken(found: String, error: MarkupError)
    /// A recipe without a name, and no name to give it.
    case nameless(found: String)
    /// The file is longer than `limit` bytes.
    case tooLong(limit: Int)
    /// An archive made by a newer version than this one.
    case newerArchive(version: Int)
    /// A line of an archive that is not a recipe.
    case brokenArchive(line: Int, reason: String)
}

extension ExchangeError: CustomStringConvertible {
    /// What is wrong, with the value, and what to do.
    public var description: String {
        switch self {
        case .noRecipe(let found):
            "found \(found), but no recipe — give a page with schema.org data, a Cooklang file or an archive"
        case .broken(let found, let error): "found \(found), but it is broken: \(error)"
        case .nameless(let found): "found \(found) without a name — add a title to it, or give the file a name"
        case .tooLong(let limit): "the file is longer than \(limit) bytes — a recipe is smaller; check which file it is"
        case .newerArchive(let version):
            "the archive is of version \(version), which is newer than this program — update it first"
        case .brokenArchive(let line, let reason):
            "line \(line) of the archive is no recipe: \(reason) — export it again, or remove the line"
        }
    }
}
