/// A splitter of FoodData Central's JSON files into foods, so that one food at a time is in memory.
///
/// A food is an object in an array at the top ("[{…}]"), an object in an array of the top object ("{"foods": [{…}]}"), or the top object
/// itself if it has no such array.
struct FoodObjects {
    /// The most bytes of a food.
    static let sizeLimit = 8 << 20

    private var isInText = false
    private var isEscaped = false
    /// The open containers: true for an object, false for an array.
    private var open: [Bool] = []
    private var food: [UInt8] = []
    /// The depth at which the current food began; nil between foods.
    private var foodDepth: Int?
    private var foodLine = 1
    private var line = 1
    private var top: [UInt8] = []
    private var found = 0
    /// Whether the current member of the top object contains foods.
    private var isAmongFoods = false
    private var isTooLarge = false

    /// Takes the next bytes. `each` receives a food's bytes, nil if it is too large, and its first line.
    mutating func feed(_ piece: UnsafeBufferPointer<UInt8>, _ each: (UnsafeBufferPointer<UInt8>?, Int) -> Void) {
        for byte in piece {
            if byte == 10 { line += 1 }
            let isStart = !isInText && byte == UInt8(ascii: "{") && foodDepth == nil && isPlaceOfFood
            if isStart {
                foodDepth = open.count
                foodLine = line
            }
            if foodDepth != nil {
                if food.count < Self.sizeLimit { food.append(byte) } else { isTooLarge = true }
            } else if !isAmongFoods, top.count < Self.sizeLimit {
                top.append(byte)
            }
            step(byte)
            if let depth = foodDepth, open.count == depth, !isInText { handOn(each) }
        }
    }

    /// Hands on a truncated food, or the top object if it had no array of foods.
    mutating func finish(_ each: (UnsafeBufferPointer<UInt8>?, Int) -> Void) {
        if foodDepth != nil { handOn(each) }
        guard found == 0, top.contains(UInt8(ascii: "{")) else { return }
        top.withUnsafeBufferPointer { each(top.count < Self.sizeLimit ? $0 : nil, 1) }
    }

    /// Whether a food can begin here: in an array at the top, or in a list of foods in the top object. Foods have arrays of objects
    /// themselves, so the top object is a food only if no list was found.
    private var isPlaceOfFood: Bool { open == [false] || (open == [true, false] && (isAmongFoods || isListOfFoods)) }

    /// Whether the last key is that of a list of foods, and not of a food's nutrients or portions.
    private var isListOfFoods: Bool {
        let names = ["\"foods\"", "\"FoundationFoods\"", "\"SRLegacyFoods\"", "\"SurveyFoods\"", "\"BrandedFoods\""]
        let tail = top.suffix(64)
        guard let bracket = tail.lastIndex(of: UInt8(ascii: "[")) else { return false }
        let before = tail[..<bracket].filter { ![32, 9, 10, 13, UInt8(ascii: ":")].contains($0) }
        return names.contains { before.reversed().starts(with: $0.utf8.reversed()) }
    }

    private mutating func step(_ byte: UInt8) {
        if isInText {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInText = false
            }
            return
        }
        switch byte {
        case UInt8(ascii: "\""): isInText = true
        case UInt8(ascii: "{"): open.append(true)
        case UInt8(ascii: "["): open.append(false)
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            _ = open.popLast()
            if open.count < 2, foodDepth == nil { isAmongFoods = false }
        default: break
        }
    }

    private mutating func handOn(_ each: (UnsafeBufferPointer<UInt8>?, Int) -> Void) {
        found += 1
        isAmongFoods = open.count == 2
        food.withUnsafeBufferPointer { each(isTooLarge ? nil : $0, foodLine) }
        food.removeAll(keepingCapacity: true)
        foodDepth = nil
        isTooLarge = false
    }
}
