import MarkupKit

/// The address in a page's `base` element, to which its references are relative.
struct PageBase {
    private let address: String

    /// Finds the element; nil if the page has none with an address.
    ///
    /// - Parameter page: The page, if it was read already. It is only read where its bytes mention a base.
    init?(of bytes: [UInt8], read page: HTMLDocument?) {
        guard Self.isMentioned(in: bytes), let page = page ?? (try? HTMLDocument(page: bytes)),
            let address = page.elements(named: "base").lazy.compactMap({ $0.attribute("href") }).first, !address.isEmpty
        else { return nil }
        self.address = address
    }

    private static func isMentioned(in bytes: [UInt8]) -> Bool {
        let mark = Array("<base".utf8)
        return bytes.indices.contains { start in
            bytes[start] == mark[0] && bytes.count - start > mark.count
                && zip(bytes[start...], mark).allSatisfy { $0 | 0x20 == $1 }
        }
    }

    /// Returns a reference relative to the page: "img/pie.jpg" for "pie.jpg" beside the base "img/". A whole address stays.
    func resolved(_ reference: String) -> String {
        let scheme = reference.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        let isWhole = !scheme.isEmpty && reference.dropFirst(scheme.count).first == ":"
        if reference.isEmpty || isWhole || reference.hasPrefix("//") { return reference }
        let start = address.firstRange(of: "//").map(\.upperBound) ?? address.startIndex
        let isAbsolute = start != address.startIndex
        let root = isAbsolute ? address[start...].firstIndex(where: { "/?#".contains($0) }) ?? address.endIndex : start
        if reference.hasPrefix("/") { return isAbsolute ? "\(address[..<root])\(reference)" : reference }
        let path = address[root...].prefix { !"?#".contains($0) }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return "\(address[..<root])\(isAbsolute && folder.isEmpty ? "/" : folder)\(reference)"
    }
}
