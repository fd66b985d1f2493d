#if FUZZING
    import Foundation
    import FuzzReaders

    @_silgen_name("LLVMFuzzerRunDriver")
    private func runDriver(
        _ count: UnsafeMutablePointer<Int32>,
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
        _ target: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
    ) -> Int32

    /// Runs libFuzzer over the chosen reader.
    ///
    /// - Parameter arguments: The arguments of the process. The options of libFuzzer follow the reader's name.
    /// - Returns: The exit status.
    func runLibFuzzer(_ arguments: [String]) -> Int32 {
        let options = arguments.prefix(1) + arguments.dropFirst(ChosenReader.isInherited ? 1 : 2)
        setenv(ChosenReader.variable, ChosenReader.name ?? "", 1)
        // libFuzzer uses these until the process ends.
        var texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: options.count + 1)
        for (index, option) in options.enumerated() { texts[index] = strdup(option) }
        texts[options.count] = nil
        var count = Int32(options.count)
        return runDriver(&count, &texts) { bytes, size in
            if let reader = ChosenReader.reader {
                ChosenReader.read(Array(UnsafeBufferPointer(start: bytes, count: size)), with: reader)
            }
            return 0
        }
    }
#endif
