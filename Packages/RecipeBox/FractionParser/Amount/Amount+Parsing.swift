extension Amount {
    /// Parses the whole of `text` as an amount.
    ///
    /// Accepts integers, decimals, fractions and mixed numbers in digits of any one script, vulgar fractions, English
    /// number words (Spanish ones with `.spanish`), dozens and ranges. Unless `options` contains `.arithmetic`, "11/2" is read as 1 1/2 by the
    /// lost-space rule, and `reading` says so.
    ///
    /// - Throws: `AmountError` if `text` is not an amount; `tooLong` if it has more than `maximumLength` bytes.
    /// - Complexity: O(*n*), where *n* is the length of `text` in bytes.
    public static func parse(_ text: String, options: AmountOptions = []) throws(AmountError) -> Amount {
        var bytes = text
        return try bytes.withUTF8 { parse(bytes: $0, options: options) }.get()
    }

    @inline(__always)
    static func parse(
        bytes: UnsafeBufferPointer<UInt8>,
        options: AmountOptions
    ) -> Result<Amount, AmountError> {
        guard bytes.count <= maximumLength else { return .failure(AmountError(.tooLong, offset: maximumLength)) }
        var parser = AmountParser(bytes: bytes, options: options)
        do {
            return .success(try parser.parse())
        } catch {
            return .failure(AmountError(error, in: bytes))
        }
    }
}

extension AmountError {
    /// Creates an error that quotes the faulty text, cut to about 32 bytes.
    init(_ fault: AmountFault, in bytes: UnsafeBufferPointer<UInt8>) {
        var end = min(fault.end, fault.start + 32)
        while end < fault.end, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let found = String(decoding: bytes[min(fault.start, end)..<end], as: UTF8.self)
        self.init(fault.code, offset: fault.start, found: found)
    }
}
