@preconcurrency import CLibXML2
import WordKit

/// The global state of libxml2, initialized once.
enum LibXML {
    private static let isReady: Bool = {
        xmlInitParser()
        return true
    }()

    /// Prepares libxml2 for this thread, because it keeps state per thread.
    ///
    /// Errors of its decoder belong to no parser. Without the handler they would be printed to standard error, one for
    /// each bad byte.
    static func prepareThread() {
        precondition(isReady)
        xmlSetStructuredErrorFunc(nil) { _, _ in }
    }

    static func text(_ pointer: UnsafePointer<CChar>?) -> String {
        guard let pointer else { return localized("unknown error") }
        var text = String(cString: pointer)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}

extension XMLEventBatch {
    /// Returns the callbacks of the streaming parser. Their user data is a pointer to the batch.
    ///
    /// `getEntity`, `getParameterEntity`, `resolveEntity` and `externalSubset` are deliberately missing, so that the
    /// library neither expands nor loads anything itself.
    static func callbacks() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startDocument = { data in
            guard let batch = XMLEventBatch.pointer(data) else { return }
            let parser = batch.pointee.parser
            batch.pointee.check(encoding: parser.pointee.encoding ?? parser.pointee.input?.pointee.encoding)
        }
        handler.attributeDecl = { data, _, _, _, _, _, values in
            xmlFreeEnumeration(values)
            XMLEventBatch.pointer(data)?.pointee.declareAttribute()
        }
        handler.startElementNs = { data, local, prefix, namespace, declared, pairs, count, defaulted, attributes in
            guard let batch = XMLEventBatch.pointer(data), let local else { return }
            if batch.pointee.depth == 0, let pairs {
                for index in 0..<Int(declared) {
                    let prefix = pairs[index * 2].map { String(cString: $0) } ?? ""
                    batch.pointee.rootNamespaces[prefix] = pairs[index * 2 + 1].map { String(cString: $0) }
                }
            }
            batch.pointee.declareNamespaces(Int(declared))
            // Attribute defaults of the document type come last and are dropped.
            batch.pointee.start(
                XMLNamePointers(local: local, prefix: prefix, namespace: namespace),
                count: Int(count - defaulted),
                attributes
            )
        }
        handler.endElementNs = { data, local, prefix, namespace in
            guard let batch = XMLEventBatch.pointer(data), let local else { return }
            batch.pointee.end(XMLNamePointers(local: local, prefix: prefix, namespace: namespace))
        }
        handler.characters = { data, characters, count in
            guard let batch = XMLEventBatch.pointer(data), let characters else { return }
            batch.pointee.text(characters, count: Int(count))
        }
        handler.cdataBlock = { data, characters, count in
            guard let batch = XMLEventBatch.pointer(data), let characters else { return }
            batch.pointee.text(characters, count: Int(count))
        }
        handler.internalSubset = { data, name, publicID, systemID in
            guard let batch = XMLEventBatch.pointer(data), let name else { return }
            batch.pointee.doctype = XMLDoctype(
                name: String(cString: name),
                publicID: publicID.map { String(cString: $0) },
                systemID: systemID.map { String(cString: $0) }
            )
        }
        handler.entityDecl = { data, name, kind, _, _, content in
            XMLEventBatch.pointer(data)?.pointee.declare(entity: name, kind: kind, content: content)
        }
        handler.reference = { data, name in
            XMLEventBatch.pointer(data)?.pointee.refer(to: name)
        }
        handler.serror = { data, error in
            guard let batch = XMLEventBatch.pointer(data), let error else { return }
            batch.pointee.report(
                reason: LibXML.text(error.pointee.message),
                isFatal: error.pointee.level == XML_ERR_FATAL,
                isNamespace: error.pointee.domain == Int32(XML_FROM_NAMESPACE.rawValue),
                line: Int(error.pointee.line),
                column: Int(error.pointee.int2)
            )
        }
        return handler
    }

    static func pointer(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLEventBatch>? {
        data?.assumingMemoryBound(to: XMLEventBatch.self)
    }

    private mutating func report(reason: String, isFatal: Bool, isNamespace: Bool, line: Int, column: Int) {
        let error = MarkupError.malformed(format: "XML", reason: reason, line: max(1, line), column: max(1, column))
        if isFatal {
            if failure == nil { failure = error }
        } else if isNamespace, notice == nil {
            notice = error
        }
    }
}
