/// How large a write by somebody whom rules bind may be: the one who writes holds up all others for as long as it takes.
public struct WriteSize: Hashable, Sendable {
    /// Most places of an update.
    public var places: Int
    /// Most values in a body, nulls among them, and most values that a write takes away.
    public var values: Int

    /// A size.
    public init(places: Int = 1_000, values: Int = 10_000) {
        self.places = places
        self.values = values
    }
}

extension WriteSize {
    /// Throws a refusal for a body of too many values, before it is parsed.
    ///
    /// The commas outside of texts are counted: an object or array of n members has n - 1 of them.
    ///
    /// - Complexity: O(bytes).
    func check(_ body: [UInt8]) throws(RealtimeRefusal) {
        // The shortest member of an array takes two bytes.
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

    /// The refusal of a write of too many values.
    var tooMany: RealtimeRefusal {
        RealtimeRefusal(400, "A write changes at most \(values) values — make it in parts", limit: .values)
    }

    /// Throws a refusal for an update of too many places.
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
