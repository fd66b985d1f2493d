public import Foundation
import MarkupKit

/// Reads openFDA's files of drug labels, `{"meta": …, "results": […]}`, in pieces, so that one label at a time is in memory; a
/// gigabyte each, as they are downloaded and unpacked. A file that is one label, or a list of labels, is read, too.
///
/// Labels that don't say which medicine they are of are passed over: nobody would find them. O(bytes).
public struct DrugLabelFile: Sendable {
    private var stream = JSONObjectStream(lists: ["results"])
    private let file: String
    private var waiting: [DrugLabel] = []
    /// What came of the labels so far: new ones are those that can be kept.
    public private(set) var counts = ImportCounts()

    /// A reader of a file, whose name is only shown.
    public init(file: String) {
        self.file = file
    }

    /// Reads the next piece; answers the labels that it made whole.
    public mutating func read(_ piece: some ContiguousBytes) -> [DrugLabel] {
        var stream = stream
        piece.withUnsafeBytes { bytes in
            stream.feed(bytes.bindMemory(to: UInt8.self)) { _, object, line in take(object, line) }
        }
        self.stream = stream
        defer { waiting.removeAll(keepingCapacity: true) }
        return waiting
    }

    /// Says that the file is over; answers the label that the file itself is, where it is one.
    ///
    /// - Throws: `importStopped` where it broke off, with what was read before; `notThisFormat` for another kind of file.
    public mutating func finish() throws(KidneyError) -> [DrugLabel] {
        switch stream.ending() {
        case .broken(let line):
            guard counts.read > 0 else { throw .notThisFormat(file: file, expected: "file of drug labels of openFDA") }
            throw .importStopped(file: file, reason: "it breaks off at line \(line)", counts: counts)
        case .whole(let top):
            if counts.read == 0, let top, top["results"] == nil, let label = DrugLabelReader.label(top) {
                take(label, 1)
            }
            guard counts.read > 0 || top?["results"] != nil else {
                throw .notThisFormat(file: file, expected: "file of drug labels of openFDA")
            }
            defer { waiting.removeAll() }
            return waiting
        }
    }

    private mutating func take(_ object: UnsafeBufferPointer<UInt8>?, _ line: Int) {
        guard let object else { return counts.count(.refused("the label is too large"), file: file, line: line) }
        do throws(JSONScanner.Fault) {
            take(DrugLabelReader.label(try JSONScanner.value(object)), line)
        } catch {
            counts.count(.refused("this is no JSON"), file: file, line: line)
        }
    }

    private mutating func take(_ label: DrugLabel?, _ line: Int) {
        guard let label, !label.keptID.isEmpty else {
            return counts.count(.refused("it has no id and no section of a label"), file: file, line: line)
        }
        guard !label.keys.isEmpty else { return counts.count(.passedOver, file: file, line: line) }
        counts.count(.new, file: file, line: line)
        waiting.append(label)
    }
}
