public import Foundation
import JSONKit
import WordKit

/// A streaming reader of openFDA's drug label files, `{"meta": …, "results": […]}`, as downloaded and unpacked. It also reads a single
/// label and an array of labels. One label at a time is in memory; a file can have a gigabyte.
///
/// Labels without a medicine's name are skipped, because a search can't find them.
///
/// - Complexity: O(bytes).
public struct DrugLabelFile: Sendable {
    private var stream = JSONObjectStream(lists: ["results"])
    private let file: String
    private var waiting: [DrugLabel] = []
    /// The counts so far; `new` counts the labels that were returned.
    public private(set) var counts = ImportCounts()

    /// Creates a reader; `file` is only shown.
    public init(file: String) {
        self.file = file
    }

    /// Reads the next bytes, and returns the labels that they complete.
    public mutating func read(_ piece: some ContiguousBytes) -> [DrugLabel] {
        var stream = stream
        piece.withUnsafeBytes { bytes in
            stream.feed(bytes.bindMemory(to: UInt8.self)) { _, object, line in take(object, line) }
        }
        self.stream = stream
        defer { waiting.removeAll(keepingCapacity: true) }
        return waiting
    }

    /// Ends the file, and returns the label that is the whole file, if it is one.
    ///
    /// - Throws: `importStopped` if the file is truncated, with the counts so far; `notThisFormat` for another kind of file.
    public mutating func finish() throws(KidneyError) -> [DrugLabel] {
        switch stream.ending() {
        case .broken(let line):
            guard counts.read > 0 else {
                throw .notThisFormat(file: file, expected: localized("file of drug labels of openFDA"))
            }
            throw .importStopped(file: file, reason: localized("it breaks off at line \(line)"), counts: counts)
        case .whole(let top):
            if counts.read == 0, let top, top["results"] == nil, let label = DrugLabelReader.label(top) {
                take(label, 1)
            }
            guard counts.read > 0 || top?["results"] != nil else {
                throw .notThisFormat(file: file, expected: localized("file of drug labels of openFDA"))
            }
            defer { waiting.removeAll() }
            return waiting
        }
    }

    private mutating func take(_ object: UnsafeBufferPointer<UInt8>?, _ line: Int) {
        guard let object else {
            return counts.count(.refused(localized("the label is too large")), file: file, line: line)
        }
        do throws(JSONError) {
            take(DrugLabelReader.label(try JSONValue.imported(object)), line)
        } catch {
            counts.count(.refused(localized("this is no JSON")), file: file, line: line)
        }
    }

    private mutating func take(_ label: DrugLabel?, _ line: Int) {
        guard let label, !label.keptID.isEmpty else {
            return counts.count(.refused(localized("it has no id and no section of a label")), file: file, line: line)
        }
        guard !label.keys.isEmpty else { return counts.count(.passedOver, file: file, line: line) }
        counts.count(.new, file: file, line: line)
        waiting.append(label)
    }
}
