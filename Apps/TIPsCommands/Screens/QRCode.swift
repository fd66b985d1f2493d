import CQRCode

/// A QR code, row by row.
struct QRCode {
    /// The rows from top to bottom, each from left to right, including a border of four light modules. True means dark.
    let rows: [[Bool]]

    /// Returns nil for a text that is too long for a QR code.
    init?(_ text: String) {
        guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        let (width, border) = (Int(code.pointee.width), 4)
        let range = (-border..<width + border)
        rows = range.map { y in
            range.map { x in
                guard (0..<width).contains(x), (0..<width).contains(y) else { return false }
                return code.pointee.data[y * width + x] & 1 == 1
            }
        }
    }

    /// A text for each row, with `#` for a dark module and a space for a light one.
    var texts: [String] { rows.map { row in String(row.map { $0 ? "#" : " " }) } }

    /// Lines with two rows each, for a terminal with light text on a dark background: a full block is light.
    var lines: [String] {
        stride(from: 0, to: rows.count, by: 2).map { y in
            let below = y + 1 < rows.count ? rows[y + 1] : rows[y].map { _ in true }
            return String(
                zip(rows[y], below).map { above, below in
                    switch (above, below) {
                    case (false, false): "█"
                    case (false, true): "▀"
                    case (true, false): "▄"
                    case (true, true): " " as Character
                    }
                }
            )
        }
    }
}
