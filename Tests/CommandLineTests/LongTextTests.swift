import Foundation
import TestKit
import Testing

@Suite("Texts that are longer than the English ones fit on terminals, in charts and on paper", .serialized)
struct LongTextTests {
    private static let apps = ["tips", "habit", "kidney", "recipebox", "maricopa"]
    private static let options = ["--data-dir", "data", "--now", "2026-11-20T18:00:00Z"]

    /// The files of `nourish demo`, made once.
    private static let samples = Result {
        let home = try ProgramHome()
        let result = try home.run("nourish", ["demo", "--json", "data", "--now", "2026-11-20T18:00:00Z"])
        try #require(result.status == 0, "\(result.errorText)")
        return try home.files()
    }

    private let home: ProgramHome

    init() throws {
        var home = try ProgramHome(filledWith: Self.samples.get())
        home.environment["NO_COLOR"] = "1"
        self.home = home
    }

    // MARK: Terminals

    @Test(
        "every screen fits into 80 columns with texts that are 40 % longer, and into 40 columns in Spanish",
        arguments: apps
    )
    func terminals(_ app: String) throws {
        let links = try links(app)
        #expect(links.count > 12, "\(links)")
        for link in links {
            for (language, columns) in [("en-XA", 80), ("es", 40)] {
                for line in try lines(app, link, language, columns) {
                    // An address or a link isn't broken, and has a line of its own.
                    let isAddress = line.contains(":") && line.split(separator: " ").count == 1
                    // Marks of a direction take no room.
                    let width = line.count { !["\u{200E}", "\u{200F}"].contains($0) }
                    #expect(width <= columns || isAddress, "\(language), \(columns): \(link): \(line)")
                }
            }
        }
    }

    /// Returns the links of an app's screens, one of each kind: links that differ in an id, a day or a number alone are of one kind.
    private func links(_ app: String) throws -> [String] {
        var waiting = ["\(app)://\(app == "kidney" ? "today" : "home")"]
        var kinds: Set<String> = []
        var found: [String] = []
        while let link = waiting.first, found.count < 120 {
            waiting.removeFirst()
            let result = try home.run(app, ["open", link, "--json"] + Self.options)
            // Some screens are for members or admins.
            guard result.status == 0 else { continue }
            found.append(link)
            for target in Self.targets(try JSONDecoder().decode(AnyJSON.self, from: result.output))
            where target.hasPrefix(app + "://") && kinds.insert(Self.kind(of: target)).inserted {
                waiting.append(target)
            }
        }
        return found
    }

    private static func kind(of link: String) -> String {
        link.split(separator: "/").enumerated().map { place, part in
            part.contains(where: \.isNumber) || place > 1 && part.contains("-") ? "#" : String(part)
        }.joined(separator: "/")
    }

    private static func targets(_ json: AnyJSON) -> [String] {
        switch json {
        case .object(let members) where members["enabled"] == .bool(false): []
        case .object(let members):
            members.sorted { $0.key < $1.key }.flatMap { name, value in
                if ["target", "address"].contains(name), case .string(let target) = value {
                    [target]
                } else {
                    targets(value)
                }
            }
        case .array(let values): values.flatMap(targets)
        default: []
        }
    }

    /// Returns the lines that an app prints for a link on a terminal.
    private func lines(_ app: String, _ link: String, _ language: String, _ columns: Int) throws -> [String] {
        let program = try Executable.named(app).path
        let result = try ChildProcess.run(
            URL(fileURLWithPath: "/bin/sh"),
            ["-c", "stty cols \(columns) && exec \"$0\" \"$@\"", program, "open", link, "--language", language]
                + Self.options,
            input: "\u{4}",
            environment: home.environment,
            folder: home.folder.url,
            streams: .terminal
        )
        #expect(result.status == 0, "\(link): \(result.text)")
        return result.text.split(whereSeparator: \.isNewline).map(String.init)
    }

    // MARK: Paper and charts

    /// A word on a page, with its edges in points.
    private struct Word {
        let text: String
        let page: Int
        let left: Double
        let top: Double
        let right: Double
        let bottom: Double

        func isOver(_ other: Word) -> Bool {
            let across = min(right, other.right) - max(left, other.left)
            let down = min(bottom, other.bottom) - max(top, other.top)
            // Boxes have room above and below the letters.
            return page == other.page && across > 1 && down > 0.45 * min(bottom - top, other.bottom - other.top)
        }
    }

    @Test(
        "no text of a report leaves the page or covers another, on both papers",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")),
        arguments: [
            ["tips", "report"], ["tips", "emergency", "card"],
            ["kidney", "report", "--question", "May I eat bananas?"],
            ["kidney", "report-card", "2026-10"], ["habit", "progress"],
        ],
        ["es", "en-XA"]
    )
    func reports(_ command: [String], _ language: String) throws {
        // The pages of the look back have one size.
        let hasOneSize = command == ["habit", "progress"]
        let papers: [[String]] = hasOneSize ? [[]] : [["--paper", "a4"], ["--paper", "letter"]]
        for paper in papers { try expectReadable(command + paper + ["--pdf"], language) }
    }

    @Test(
        "no text of an exported recipe leaves the page or covers another, on both papers",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")),
        arguments: ["Tomato soup", "Oat granola"],
        ["es", "en-XA"]
    )
    func recipes(_ name: String, _ language: String) throws {
        for paper in ["a4", "letter"] {
            try expectReadable(
                ["recipebox", "export", name, "--format", "pdf", "--paper", paper, "--output"],
                language
            )
        }
    }

    @Test(
        "no text of a chart leaves the drawing or covers another, at any width",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")),
        arguments: ["graph", "heatmap"],
        ["es", "en-XA"]
    )
    func charts(_ command: String, _ language: String) throws {
        for width in ["120", "200", "280", "360", "640"] {
            try expectReadable(["habit", command, "--width", width, "--pdf"], language)
        }
    }

    /// - Parameter command: The command, which ends with the option for the file.
    private func expectReadable(_ command: [String], _ language: String) throws {
        // A file that is there would be asked about.
        try? FileManager.default.removeItem(at: home.folder.file("out.pdf"))
        let result = try home.run(
            command[0],
            Array(command.dropFirst()) + ["out.pdf", "--language", language] + Self.options
        )
        try #require(result.status == 0, "\(command): \(result.errorText)")
        let words = try words(home.folder.file("out.pdf"), "\(command) in \(language)")
        #expect(words.count > 5, "\(command)")
        for (index, word) in words.enumerated() {
            for other in words[(index + 1)...].prefix(while: { $0.page == word.page }) where word.isOver(other) {
                Issue.record("\(command) in \(language), page \(word.page): “\(word.text)” covers “\(other.text)”")
            }
        }
    }

    /// Returns the words of a PDF, which have to be on their pages.
    private func words(_ file: URL, _ comment: String) throws -> [Word] {
        let tool = URL(fileURLWithPath: "/usr/bin/pdftotext")
        let result = try ChildProcess.run(
            tool,
            ["-bbox", file.path, "-"],
            environment: home.environment,
            folder: home.folder.url
        )
        var words: [Word] = []
        var (page, width, height) = (0, 0.0, 0.0)
        for line in result.text.split(separator: "\n") {
            let numbers = line.matches(of: #/="(-?[0-9.]+)"/#).compactMap { Double($0.output.1) }
            if line.contains("<page "), numbers.count == 2 {
                (page, width, height) = (page + 1, numbers[0], numbers[1])
            } else if line.contains("<word "), numbers.count == 4,
                let text = line.firstMatch(of: #/>(.*)</word>/#)?.output.1
            {
                let word = Word(
                    text: String(text),
                    page: page,
                    left: numbers[0],
                    top: numbers[1],
                    right: numbers[2],
                    bottom: numbers[3]
                )
                let isInside =
                    word.left >= -0.5 && word.top >= -0.5 && word.right <= width + 0.5 && word.bottom <= height + 0.5
                #expect(isInside, "\(comment), page \(page): \(text)")
                words.append(word)
            }
        }
        return words
    }
}
