import Foundation

/// Reads PDF files with the programs of poppler-utils: another reading than our own of what was written.
enum Poppler {
    struct Failure: Error {
        let tool: String
        let status: Int32
    }

    static let isInstalled = ["pdftotext", "pdfinfo", "pdfimages", "pdftoppm"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
    }

    /// The text of a page as it is read, or of all pages.
    static func text(of pdf: [UInt8], page: Int? = nil) throws -> String {
        let pages = page.map { ["-f", "\($0)", "-l", "\($0)"] } ?? []
        return try run("pdftotext", pages + ["-nopgbrk", "-", "-"], input: pdf)
    }

    /// The rows of a page as they stand, each a list of words; empty rows left out.
    static func rows(of pdf: [UInt8], page: Int) throws -> [[String]] {
        let pages = ["-f", "\(page)", "-l", "\(page)"]
        return try run("pdftotext", pages + ["-nopgbrk", "-layout", "-", "-"], input: pdf).split(separator: "\n")
            .map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
    }

    /// Where each word begins, in points from the left edge of the paper.
    static func starts(of pdf: [UInt8]) throws -> [String: Double] {
        try words(of: pdf, edge: 0)
    }

    /// Where each word begins, in points from the top edge of its page.
    static func tops(of pdf: [UInt8]) throws -> [String: Double] {
        try words(of: pdf, edge: 1)
    }

    /// - Parameter edge: 0 for the left, 1 for the upper.
    private static func words(of pdf: [UInt8], edge: Int) throws -> [String: Double] {
        var places: [String: Double] = [:]
        for line in try run("pdftotext", ["-bbox", "-", "-"], input: pdf).split(separator: "\n") {
            guard line.contains("<word"), let text = line.split(separator: ">").first(where: { !$0.hasPrefix(" ") }),
                let place = line.split(separator: "\"").dropFirst(1 + 2 * edge).first.flatMap({ Double($0) })
            else { continue }
            places[String(text.prefix { $0 != "<" })] = place
        }
        return places
    }

    /// The properties of a file: `Pages`, `Title`, `CreationDate` …
    static func properties(of pdf: [UInt8]) throws -> [String: String] {
        var properties: [String: String] = [:]
        for line in try run("pdfinfo", ["-isodates", "-"], input: pdf).split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            properties[String(line[..<colon])] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return properties
    }

    /// The structure tree with its texts, as an indented list.
    static func structure(of pdf: [UInt8]) throws -> String { try run("pdfinfo", ["-struct-text", "-"], input: pdf) }

    /// The kinds of the pictures in a file, in order: "jpeg", "image".
    static func pictures(of pdf: [UInt8]) throws -> [String] {
        try run("pdfimages", ["-list", "-"], input: pdf).split(separator: "\n").dropFirst(2).compactMap { line in
            let columns = line.split(separator: " ")
            return columns.count > 8 ? String(columns[8]) : nil
        }
    }

    /// The first page as red, green and blue bytes, row by row, with its width.
    static func pixels(of pdf: [UInt8], pixelsPerInch: Int) throws -> (width: Int, bytes: [UInt8]) {
        pixmap(try runBytes("pdftoppm", ["-r", "\(pixelsPerInch)", "-f", "1", "-l", "1", "-"], input: pdf))
    }

    /// The first picture in a file, as it is stored: red, green and blue bytes, row by row, with its width.
    static func firstPicture(of pdf: [UInt8]) throws -> (width: Int, bytes: [UInt8]) {
        let root = FileManager.default.temporaryDirectory
            .appendingPathComponent("picture-\(ProcessInfo.processInfo.globallyUniqueString)").path
        _ = try runBytes("pdfimages", ["-", root], input: pdf)
        let file = URL(fileURLWithPath: root + "-000.ppm")
        defer { try? FileManager.default.removeItem(at: file) }
        return pixmap([UInt8](try Data(contentsOf: file)))
    }

    /// A portable pixmap: its head of three numbers, and its bytes.
    private static func pixmap(_ data: [UInt8]) -> (width: Int, bytes: [UInt8]) {
        var fields: [Int] = []
        var position = 2
        while fields.count < 3 {
            while data[position] <= 0x20 { position += 1 }
            var number = 0
            while data[position] > 0x20 {
                number = number * 10 + Int(data[position] - 0x30)
                position += 1
            }
            fields.append(number)
        }
        return (fields[0], Array(data[(position + 1)...]))
    }

    private static func run(_ tool: String, _ arguments: [String], input: [UInt8]) throws -> String {
        String(decoding: try runBytes(tool, arguments, input: input), as: UTF8.self)
    }

    private static func runBytes(_ tool: String, _ arguments: [String], input: [UInt8]) throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("report-\(ProcessInfo.processInfo.globallyUniqueString).pdf")
        try Data(input).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/" + tool)
        var arguments = arguments
        if let place = arguments.firstIndex(of: "-") { arguments[place] = file.path }
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(tool: tool, status: process.terminationStatus) }
        return [UInt8](data)
    }
}
