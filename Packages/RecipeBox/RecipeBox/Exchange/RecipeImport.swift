import WordKit

/// Imports recipes from a file or page of any supported kind.
///
/// The functions are pure: they fetch nothing and use no clock.
public enum RecipeImport {
    /// The length of the longest accepted file, in bytes. For Cooklang see ``CooklangImport/limit``.
    public static let limit = 64 << 20
    /// The size of the largest picture that is read or fetched, in bytes.
    public static let pictureLimit = 32 << 20
    /// The largest number of recipes of a file.
    public static let mostRecipes = 20_000

    /// Returns the recipes of a file. The content decides its kind: an archive of this app, schema.org data as JSON or
    /// in a page, or Cooklang.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - name: The file's name without its extension, for a Cooklang recipe without a title.
    ///   - address: The address of the file, the source of recipes that do not state one.
    ///   - isCooklang: Whether the file's name says that it is Cooklang. A page is read as a page all the same.
    ///     Otherwise plain text without a Cooklang mark is refused.
    /// - Throws: `fileTooLong`, `tooManyRecipes`, `noRecipe` or an error of the file's kind.
    public static func recipes(
        in bytes: [UInt8],
        name: String? = nil,
        address: String? = nil,
        isCooklang: Bool = false
    ) throws(RecipeBoxError) -> [ImportedRecipe] {
        let found = try read(bytes, name: name, address: address, isCooklang: isCooklang)
        guard found.count <= mostRecipes else { throw .tooManyRecipes(limit: mostRecipes) }
        return found
    }

    private static func read(
        _ bytes: [UInt8],
        name: String?,
        address: String?,
        isCooklang: Bool
    ) throws(RecipeBoxError) -> [ImportedRecipe] {
        guard bytes.count <= limit else { throw .fileTooLong(limit: limit) }
        guard bytes.contains(where: { $0 > 0x20 }) else { throw .noRecipe(found: localized("an empty file")) }
        if RecipeArchive.isArchive(bytes) { return try RecipeArchive.recipes(in: bytes) }
        if isCooklang, !opensPage(bytes) { return [try CooklangImport.recipe(in: bytes, name: name, address: address)] }
        switch firstCharacter(of: bytes) {
        case "<", "{", "[": return try SchemaOrgImport.recipes(in: bytes, address: address)
        default: break
        }
        if isPage(bytes) { return try SchemaOrgImport.recipes(in: bytes, address: address) }
        if bytes.contains(0) { throw .noRecipe(found: localized("a file that is not text")) }
        if let recipe = try CooklangImport.recipe(ifMarkedIn: bytes, name: name, address: address) { return [recipe] }
        if bytes.starts(with: Array("# ".utf8)) {
            throw .noRecipe(found: localized("Markdown, which can be exported and not imported"))
        }
        guard bytes.contains(UInt8(ascii: "<")) else { throw .noRecipe(found: localized("plain text")) }
        return try SchemaOrgImport.recipes(in: bytes, address: address)
    }

    /// Whether the first 4,096 bytes contain a tag of a page. Bytes are compared, which takes a small part of the time of characters.
    private static func isPage(_ bytes: [UInt8]) -> Bool {
        let start = bytes.prefix(4096).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        return start.indices.contains { place in
            pageTags.contains { $0[0] == start[place] && start[place...].starts(with: $0) }
        }
    }

    private static let pageTags = [
        "<!doctype html", "<html", "<head", "<body", "<script", "<div", "itemscope",
    ].map { Array($0.utf8) }

    /// Whether a page begins at the first character, or behind a quotation mark. A Cooklang file may have tags in its text.
    private static func opensPage(_ bytes: [UInt8]) -> Bool {
        let start = String(decoding: bytes.prefix(64), as: UTF8.self)
        let first = start.first { !$0.isWhitespace && !"\u{FEFF}\"'“”„«»‘’".contains($0) }
        return first == "<" && isPage(bytes)
    }

    private static func firstCharacter(of bytes: [UInt8]) -> Unicode.Scalar? {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes[start...].first { $0 > 0x20 }
        // "[-" opens a Cooklang comment; any other "[" starts a JSON list.
        if first == UInt8(ascii: "["), let index = bytes.firstIndex(of: UInt8(ascii: "[")), index + 1 < bytes.count,
            bytes[index + 1] == UInt8(ascii: "-")
        {
            return nil
        }
        return first.map { Unicode.Scalar($0) }
    }
}
