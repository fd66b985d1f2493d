import JSONKit

extension JSONObjectStream {
    /// The end of a stream with its parsed rest.
    enum Ending {
        /// Complete, with the rest of the top object; nil if the top is an array.
        case whole(JSONValue?)
        /// Truncated or invalid near this line.
        case broken(line: Int)
    }

    /// Ends the stream; an invalid rest counts as broken at its end.
    func ending() -> Ending {
        switch finish() {
        case .broken(let line): return .broken(line: line)
        case .whole(nil): return .whole(nil)
        case .whole(let rest?):
            let value = rest.withUnsafeBufferPointer { try? JSONValue.imported($0) }
            return value.map { .whole($0) } ?? .broken(line: line)
        }
    }
}
