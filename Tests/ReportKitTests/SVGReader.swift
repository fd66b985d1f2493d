import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads an SVG file with Foundation's parser and keeps the parts that the tests need.
final class SVGReader: NSObject, XMLParserDelegate {
    private(set) var elements: [(name: String, attributes: [String: String])] = []
    /// The content of each `<text>`, in order.
    private(set) var texts: [String] = []
    private(set) var title = ""
    private(set) var summary = ""
    private var path: [String] = []

    /// Returns nil for a file that isn't well-formed.
    init?(_ bytes: [UInt8]) {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append((name, attributes))
        path.append(name)
        if name == "text" { texts.append("") }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        switch path.last {
        case "text": texts[texts.count - 1] += string
        case "title": title += string
        case "desc": summary += string
        default: break
        }
    }
}
