/// A sheet of cells; what is drawn later covers what is there.
struct TextCanvas {
    let columns: Int
    /// A character of two cells stands in the first; the second is empty.
    private var cells: [[String]]

    init(columns: Int, rows: Int) {
        self.columns = columns
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    var lines: [String] { cells.map { $0.joined() } }

    /// Puts a sign of one cell at a place on the sheet; elsewhere nothing.
    mutating func put(_ sign: String, column: Int, row: Int) {
        guard cells.indices.contains(row), (0..<columns).contains(column) else { return }
        cells[row][column] = sign
    }

    /// Puts a text from a place on, as far as the sheet goes.
    mutating func put(text: String, column: Int, row: Int) {
        var place = column
        for character in text {
            let width = character.cellWidth
            guard width > 0 else { continue }
            guard place >= 0, place + width <= columns, cells.indices.contains(row) else { return }
            cells[row][place] = String(character)
            if width == 2 { cells[row][place + 1] = "" }
            place += width
        }
    }
}

/// Dots finer than a sheet's cells: two across and four down with braille, one with ASCII.
struct TextDots {
    let across: Int
    let down: Int
    private let columns: Int
    private let isBraille: Bool
    private var bits: [UInt32]

    init(columns: Int, rows: Int, characters: TextCharacters) {
        isBraille = characters == .unicode
        across = columns * (isBraille ? 2 : 1)
        down = rows * (isBraille ? 4 : 1)
        self.columns = columns
        bits = Array(repeating: 0, count: columns * rows)
    }

    /// The cell of a dot.
    func cell(x: Int, y: Int) -> (column: Int, row: Int) {
        isBraille ? (x / 2, y / 4) : (x, y)
    }

    mutating func put(x: Int, y: Int) {
        guard (0..<across).contains(x), (0..<down).contains(y) else { return }
        let place = cell(x: x, y: y)
        // The numbers of braille's dots: six as they were first, the lowest row added later.
        let dot: UInt32 = isBraille ? [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80][y % 4 * 2 + x % 2] : 1
        bits[place.row * columns + place.column] |= dot
    }

    /// Puts the dots between two places, after Bresenham.
    mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
        let (width, height) = (abs(end.x - start.x), -abs(end.y - start.y))
        let (right, below) = (start.x < end.x ? 1 : -1, start.y < end.y ? 1 : -1)
        var (x, y) = start
        var error = width + height
        while true {
            put(x: x, y: y)
            if x == end.x, y == end.y { return }
            let doubled = 2 * error
            if doubled >= height {
                error += height
                x += right
            }
            if doubled <= width {
                error += width
                y += below
            }
        }
    }

    /// Puts the cells that have dots on a sheet, from a column on.
    func draw(on canvas: inout TextCanvas, left: Int, sign: String) {
        for (index, bits) in bits.enumerated() where bits != 0 {
            let braille = Unicode.Scalar(0x2800 + bits).map { String($0) }
            let text = isBraille ? braille ?? sign : sign
            canvas.put(text, column: left + index % columns, row: index / columns)
        }
    }
}
