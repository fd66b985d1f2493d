import WordKit

/// The facts about a tagged PDF that Cairo can't write: its language, the texts of its figures, and the scope of its header cells.
///
/// They are appended as an incremental update, so that Cairo's bytes stay as they are.
struct PDFSupplement {
    /// The language as a BCP 47 tag.
    let language: String
    /// The alternative text of each figure, in the order of the document.
    let alternatives: [String]

    /// Returns the file with the facts.
    ///
    /// - Throws: `ReportError.drawing` if the file isn't one of Cairo's with a plain table of its objects.
    func added(to file: [UInt8]) throws(ReportError) -> [UInt8] {
        guard let objects = PDFObjects(file) else { throw .drawing(localized("the PDF has no table of its objects")) }
        var updates: [(number: Int, text: String)] = []
        var figures = alternatives.makeIterator()
        for object in objects.all {
            guard let addition = addition(to: object.text, &figures) else { continue }
            updates.append((object.number, object.text.replacingFirst("<<", with: "<< " + addition)))
        }
        var bytes = file
        var places: [(number: Int, offset: Int)] = []
        for update in updates {
            places.append((update.number, bytes.count))
            bytes += update.text.utf8
            bytes += "endobj\n".utf8
        }
        let start = bytes.count
        bytes += "xref\n".utf8
        for place in places {
            let digits = "\(place.offset)"
            bytes += "\(place.number) 1\n\(String(repeating: "0", count: 10 - digits.count))\(digits) 00000 n \n".utf8
        }
        let trailer = objects.trailer.replacingFirst("<<", with: "<< /Prev \(objects.start)")
        bytes += "\(trailer)startxref\n\(start)\n%%EOF\n".utf8
        return bytes
    }

    private func addition(to object: String, _ figures: inout IndexingIterator<[String]>) -> String? {
        if object.contains("/Type /Catalog") {
            let tag = language.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
            return (tag.isEmpty ? "" : "/Lang (\(tag)) ") + "/ViewerPreferences << /DisplayDocTitle true >> "
        }
        guard object.contains("/Type /StructElem") else { return nil }
        if object.contains("/S /\(StructureTag.headerCellName)\n") { return "/A << /O /Table /Scope /Column >> " }
        guard object.contains("/S /\(StructureTag.figureName)\n"), let text = figures.next(), !text.isEmpty else {
            return nil
        }
        return "/Alt <\(Self.hexadecimal(text))> "
    }

    /// UTF-16 with its byte order mark.
    private static func hexadecimal(_ text: String) -> String {
        ([0xFEFF] + text.utf16).map { unit in
            let digits = String(unit, radix: 16, uppercase: true)
            return String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}

/// The objects of a PDF that Cairo wrote, by the table at its end.
private struct PDFObjects {
    /// The place of the table.
    let start: Int
    /// "trailer" and its dictionary.
    let trailer: String
    /// The catalog and the nodes of the structure tree, by number.
    private(set) var all: [(number: Int, text: String)] = []

    init?(_ file: [UInt8]) {
        let tail = String(decoding: file.suffix(64), as: UTF8.self).split(separator: "\n")
        guard let word = tail.lastIndex(of: "startxref"), word + 1 < tail.count, let start = Int(tail[word + 1]),
            file.indices.contains(start)
        else { return nil }
        let table = String(decoding: file[start...], as: UTF8.self)
        let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 2, lines[0] == "xref", let count = lines[1].split(separator: " ").last.flatMap({ Int($0) }),
            lines.count > count + 2, let end = lines.lastIndex(of: "startxref"), lines[count + 2] == "trailer"
        else { return nil }
        self.start = start
        trailer = lines[(count + 2)..<end].joined(separator: "\n") + "\n"
        for number in 1..<max(count, 1) {
            guard let offset = Int(lines[number + 2].prefix(10)), file.indices.contains(offset) else { continue }
            // The objects that matter are short dictionaries, so a long one is never read.
            let head = String(decoding: file[offset...].prefix(64), as: UTF8.self)
            guard head.contains("/Type /StructElem") || head.contains("/Type /Catalog") else { continue }
            guard let text = Self.object(at: offset, of: file) else { return nil }
            all.append((number, text))
        }
    }

    /// Returns an object without its last word, `endobj`.
    private static func object(at offset: Int, of file: [UInt8]) -> String? {
        let word = Array("endobj".utf8)
        var end = offset
        while end + word.count <= file.count {
            if file[end] == word[0], file[end..<(end + word.count)].elementsEqual(word) {
                return String(decoding: file[offset..<end], as: UTF8.self)
            }
            end += 1
        }
        return nil
    }
}

extension String {
    fileprivate func replacingFirst(_ words: String, with others: String) -> String {
        guard let range = firstRange(of: words) else { return self }
        return self[..<range.lowerBound] + others + self[range.upperBound...]
    }
}
