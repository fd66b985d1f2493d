/// Reads recipes from whatever file or page they stand in.
///
/// A pure function of the bytes: nothing is fetched, no clock is asked.
public enum RecipeImport {
    /// The longest file that is read, in bytes; of Cooklang, ``CooklangImport/limit``.
    public static let limit = 64 << 20

    /// The recipes of a file, its kind decided by its content: an archive of this program, schema.org data as JSON or
    /// inside a page, or Cooklang.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - name: Its name without extension, which names a Cooklang recipe without a title.
    ///   - address: Where it came from; the source of recipes that don't say so themselves.
    ///   - isCooklang: True for a file that is Cooklang by its name; plain text without a mark of Cooklang is refused
    ///     otherwise.
    public static func recipes(
        in bytes: [UInt8],
        name: String? = nil,
        address: String? = nil,
        isCooklang: Bool = false
    ) throws(RecipeBoxError) -> [ImportedRecipe] {
        guard bytes.count <= limit else { throw .fileTooLong(limit: limit) }
        guard bytes.contains(where: { $0 > 0x20 }) else { throw .noRecipe(found: "an empty file") }
        if RecipeArchive.isArchive(bytes) { return try RecipeArchive.recipes(in: bytes) }
        if isCooklang { return [try CooklangImport.recipe(in: bytes, name: name, address: address)] }
        switch firstCharacter(of: bytes) {
        case "<", "{", "[": return try SchemaOrgImport.recipes(in: bytes, address: address)
        default: break
        }
        if isPage(bytes) { return try SchemaOrgImport.recipes(in: bytes, address: address) }
        if bytes.contains(0) { throw .noRecipe(found: "a file that is not text") }
        if let recipe = try CooklangImport.recipe(ifMarkedIn: bytes, name: name, address: address) { return [recipe] }
        return try SchemaOrgImport.recipes(in: bytes, address: address)
    }

    /// Whether there are tags of a page among the first bytes, whatever stands before them.
    private static func isPage(_ bytes: [UInt8]) -> Bool {
        let start = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
        return ["<!doctype html", "<html", "<head", "<body", "<script", "<div", "itemscope"].contains {
            start.contains($0)
        }
    }

    private static func firstCharacter(of bytes: [UInt8]) -> Unicode.Scalar? {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes[start...].first { $0 > 0x20 }
        // "[-" opens a comment of Cooklang, "[" alone a JSON list.
        if first == UInt8(ascii: "["), let index = bytes.firstIndex(of: UInt8(ascii: "[")), index + 1 < bytes.count,
            bytes[index + 1] == UInt8(ascii: "-")
        {
            return nil
        }
        return first.map { Unicode.Scalar($0) }
    }
}
