import MarkupKit

extension JSONObjectStream {
    /// What a stream ended as, with its rest read.
    enum Ending {
        /// Whole, with what is left of the top object; nil where the top is an array.
        case whole(JSONBytes?)
        /// It broke off, or isn't JSON, at about this line.
        case broken(line: Int)
    }

    /// Says how it ended; a rest that is no JSON is broken where it ends.
    func ending() -> Ending {
        switch finish() {
        case .broken(let line): return .broken(line: line)
        case .whole(nil): return .whole(nil)
        case .whole(let rest?):
            let value = rest.withUnsafeBufferPointer { try? JSONScanner.value($0) }
            return value.map { .whole($0) } ?? .broken(line: line)
        }
    }
}
