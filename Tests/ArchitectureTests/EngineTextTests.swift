import Foundation
import Testing

@Suite("Texts of engines and of the kits below them")
struct EngineTextTests {
    /// The commands of all programs, as the manuals list them, such as "tips cycle new".
    private static func commands() throws -> Set<String> {
        let folder = SourceTree.root.appending(path: "docs/cli")
        let manuals = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return Set(
            try manuals.flatMap { manual in
                try String(contentsOf: manual, encoding: .utf8).matches(of: #/(?m)^### `([a-z -]+)`$/#).map {
                    String($0.1)
                }
            } + ["command line"]
        )
    }

    /// The texts of a catalog and their translations, without references to sources.
    private static func texts(of catalog: SourceTree.File) -> [String] {
        catalog.lines.joined(separator: "\n").components(separatedBy: "\n\n").map { entry in
            entry.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("//") }
                .map { $0.drop { $0 != "\"" }.dropFirst().dropLast() }.joined()
        }
    }

    /// Returns the part of a text by which one front end shows through; nil if there is none.
    private static func frontEnd(in text: String, commands: Set<String>) -> String? {
        let words = text.replacing("://", with: "_").split { !$0.isLetter && !$0.isNumber && !"_-".contains($0) }
        for start in words.indices {
            if words[start].hasPrefix("--") { return String(words[start]) }
            for count in 2...4 where start + count <= words.count {
                let phrase = words[start..<start + count].joined(separator: " ")
                if commands.contains(phrase) { return phrase }
            }
        }
        return nil
    }

    @Test("no text names a command or an option of a program")
    func names() throws {
        let commands = try Self.commands()
        #expect(commands.count > 400)
        // The summary of a change begins with the noun, and a command of the same words exists.
        let nouns = ["habit set: "]
        var count = 0
        let kits = ["AccountKit", "PageKit", "ReportKit", "ScreenKit", "StorageKit"].map {
            "Shared/\($0)/Words/Spanish.swift"
        }
        for catalog in try SourceTree.files(in: "Packages", "Shared")
        where catalog.name == "Spanish.swift" && (catalog.path.hasPrefix("Packages/") || kits.contains(catalog.path)) {
            for text in Self.texts(of: catalog) where !nouns.contains(where: text.hasPrefix) {
                count += 1
                let found = Self.frontEnd(in: text, commands: commands)
                #expect(found == nil, "\(catalog.path): “\(found ?? "")” in “\(text)”")
            }
        }
        #expect(count > 5_000)
    }

    @Test("no text names a button, a gesture, a place on a page or the way a program was started")
    func gestures() throws {
        let named = #/\b(?:[Tt]ap|[Ss]wipe|[Cc]lick|[Pp]ress)(?: on)? (?:the|it)\b|\b[Tt]he button\b/#
        let places = #/\b(?:one|type|enter|fields?) below\b|\bprogram was started\b/#
        for catalog in try SourceTree.files(in: "Packages") where catalog.name == "Spanish.swift" {
            for text in Self.texts(of: catalog) {
                #expect(!text.contains(named) && !text.contains(places), "\(catalog.path): “\(text)”")
            }
        }
    }

    @Test("no source tells the own words of the system, Foundation or a C library, which are in English alone")
    func systemWords() throws {
        let files = try SourceTree.files(in: "Apps", "Packages", "Shared").filter {
            // The decoder's process tells its words in English; PixbufError shows them to nobody who reads another language.
            !$0.path.hasPrefix("Shared/TestKit/") && $0.name != "PixbufDecoder.swift"
        }
        for file in files {
            let own = file.lines(with: [
                " strerror(", "(strerror(", "curl_easy_strerror", ".pointee.message", "error.message ??",
                "xmlGetLastError", "sqlite3_errmsg", "sqlite3_errstr", ".localizedDescription",
            ])
            #expect(own.isEmpty, "\(file.path): \(own)")
        }
    }

    @Test("every command and option that an app tells after an error is in a manual")
    func nextSteps() throws {
        let commands = try Self.commands()
        let manuals = try SourceTree.text("docs/cli/tips.md") + SourceTree.text("docs/cli/kidney.md")
        var count = 0
        for file in try SourceTree.files(in: "Apps") where file.name.hasSuffix("NextSteps.swift") {
            let text = file.lines.joined(separator: "\n")
            for match in text.matches(of: #/"((?:tips|habit|kidney|recipebox|maricopa) [^"]+|--[a-z-]+)"/#) {
                count += 1
                let words = match.1.split(separator: " ").prefix { $0.allSatisfy { $0.isLowercase || $0 == "-" } }
                // The last word may be a value, such as the name of a setting.
                let isKnown = [words, words.dropLast()].contains { commands.contains($0.joined(separator: " ")) }
                #expect(isKnown || manuals.contains("`\(match.1)`"), "\(file.path): \(match.1)")
            }
        }
        #expect(count > 45)
    }

    @Test("the look for front ends sees a command and an option")
    func bites() {
        let commands: Set = ["tips setup", "kidney alerts acknowledge", "command line"]
        #expect(Self.frontEnd(in: "there is no room — “tips setup” makes one", commands: commands) == "tips setup")
        #expect(Self.frontEnd(in: "acknowledge it: kidney alerts acknowledge", commands: commands) != nil)
        #expect(Self.frontEnd(in: "check the number; if it is right: --sure", commands: commands) == "--sure")
        #expect(Self.frontEnd(in: "use one that can, such as the command line", commands: commands) == "command line")
        #expect(Self.frontEnd(in: "tips setups are dashed--like this, see tips://setup", commands: commands) == nil)
    }
}
