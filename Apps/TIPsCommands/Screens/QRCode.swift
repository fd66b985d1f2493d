import CQRCode

/// A QR code, row by row.
struct QRCode {
    /// The rows from top to bottom, each from the left; true for a dark module. The four light modules around it belong to it.
    let rows: [[Bool]]

    /// Nil for a text that is too long for a code.
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

    /// A text a row, `#` for a dark module and a space for a light one.
    var texts: [String] { rows.map { row in String(row.map { $0 ? "#" : " " }) } }

    /// Two rows a line, for a terminal with light signs on a dark ground: a full block is light.
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
