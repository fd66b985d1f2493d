extension Amount {
    /// Reads the whole of `text` as an amount.
    ///
    /// Integers, decimals, fractions and mixed numbers in digits of any one script, vulgar fractions, English number
    /// words, dozens and ranges; "11/2" is read as 1 1/2 by the lost-space rule unless `.arithmetic` is given, and the
    /// reading says so. Any text gives an amount or an error. O(n); texts over `maximumLength` bytes are refused.
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
    /// Puts the piece of text at fault into the error, cut to some thirty characters.
    init(_ fault: AmountFault, in bytes: UnsafeBufferPointer<UInt8>) {
        var end = min(fault.end, fault.start + 32)
        while end < fault.end, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let found = String(decoding: bytes[min(fault.start, end)..<end], as: UTF8.self)
        self.init(fault.code, offset: fault.start, found: found)
    }
}
