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

    /// Returns the words for an error of libxml2, whose own are in English alone.
    static func reason(_ code: Int32) -> String {
        words[code].map { localized($0) } ?? localized("error \(Int(code))")
    }

    /// The number of an error at the end of a document.
    static let documentEnd: Int32 = 5

    /// The words for the errors that a document meets, by their numbers in `xmlerror.h`.
    private static let words: [Int32: Phrase] = [
        2: Phrase("there is no memory left"), 4: Phrase("it doesn't begin as XML does"),
        documentEnd: Phrase("something stands behind the end of the document"),
        6: Phrase("a character’s number is invalid"), 7: Phrase("a character’s number is invalid"),
        8: Phrase("a character’s number is invalid"),
        9: Phrase("a character is not allowed"), 22: Phrase("an & begins no entity"),
        23: Phrase("an entity doesn't end with ;"), 26: Phrase("an entity isn't declared"),
        31: Phrase("the encoding is unknown"), 32: Phrase("the encoding is unknown"),
        38: Phrase("a < stands in the value of an attribute"), 39: Phrase("a value has no quotation mark at its start"),
        40: Phrase("a value has no quotation mark at its end"), 41: Phrase("an attribute has no value"),
        42: Phrase("an attribute comes twice"), 45: Phrase("a comment doesn't end"),
        47: Phrase("an instruction doesn't end"), 62: Phrase("a ]]> stands in a text"),
        63: Phrase("a CDATA section doesn't end"), 65: Phrase("a space is missing"), 68: Phrase("a name is missing"),
        72: Phrase("a < is missing"), 73: Phrase("a tag doesn't end with >"), 75: Phrase("a = is missing"),
        76: Phrase("an end tag has another name than its start tag"), 77: Phrase("it ends too early"),
        81: Phrase("bytes don't belong to the encoding"), 110: Phrase("a name is too long"),
        201: Phrase("a prefix isn't declared"),
    ]
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
            let reason = batch.pointee.reason(error.pointee.code)
            batch.pointee.report(
                reason: reason,
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

    /// Returns the words for an error. libxml2 has one number for text behind the document and for a document that ends too early.
    func reason(_ code: Int32) -> String {
        guard code == LibXML.documentEnd, !hasRoot || depth > 0 else { return LibXML.reason(code) }
        return hasRoot ? localized("it ends too early") : localized("it has no whole element")
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
