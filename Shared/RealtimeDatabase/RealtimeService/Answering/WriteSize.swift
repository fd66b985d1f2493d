/// The maximum size of a write to which rules apply. A write blocks all others for as long as it takes.
public struct WriteSize: Hashable, Sendable {
    /// The maximum number of paths in an update.
    public var places: Int
    /// The maximum number of values in a body, including nulls, and of values that a write removes.
    public var values: Int

    public init(places: Int = 1_000, values: Int = 10_000) {
        self.places = places
        self.values = values
    }
}

extension WriteSize {
    /// Counts the values of a body before it is parsed, by the commas outside of strings: an object or array of n members has n - 1 of them.
    ///
    /// - Throws: A refusal if there are too many.
    /// - Complexity: O(bytes).
    func check(_ body: [UInt8]) throws(RealtimeRefusal) {
        // The shortest member of an array, with its comma, takes two bytes.
        guard body.count / 2 > values else { return }
        var commas = 0
        var isText = false
        var isEscaped = false
        for byte in body {
            if isText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isText = false
                }
            } else if byte == UInt8(ascii: "\"") {
                isText = true
            } else if byte == UInt8(ascii: ",") {
                commas += 1
            }
        }
        guard commas < values else { throw tooMany }
    }

    /// The refusal of a write with too many values.
    var tooMany: RealtimeRefusal {
        RealtimeRefusal(400, "A write changes at most \(values) values — make it in parts", limit: .values)
    }

    /// - Throws: A refusal if an update has too many paths.
    func check(places count: Int) throws(RealtimeRefusal) {
        guard count <= places else {
            throw RealtimeRefusal(
                400,
                "An update of \(count) places is too large: \(places) at most — make it in parts",
                limit: .places
            )
        }
    }
}
