import Foundation
import Testing

@Suite("Spanish texts")
struct SpanishTests {
    /// A text of a catalog with its translation.
    private struct Entry: Sendable {
        let path: String
        let english: String
        let spanish: String

        /// The translation without links and, in examples, without a command's name that is an English word, which stay as a program reads them.
        var plain: String {
            let parts = spanish.components(separatedBy: "EJEMPLO:")
            let examples = parts.dropFirst().map { $0.replacing(" delete", with: "") }
            let text = (parts.prefix(1) + examples).joined(separator: " ")
            return text.contains("://")
                ? text.split(separator: " ").filter { !$0.contains("://") }.joined(separator: " ") : text
        }

        /// The words of the plain translation, without those in quotation marks, which may be another's or typed.
        var words: [String] {
            var text = plain
            for (open, close) in [("“", "”"), ("\\\"", "\\\""), ("'", "'")] {
                while let start = text.range(of: open),
                    let end = text.range(of: close, range: start.upperBound..<text.endIndex)
                {
                    text.replaceSubrange(start.lowerBound..<end.upperBound, with: " ")
                }
            }
            return text.lowercased().split { !$0.isLetter }.map(String.init)
        }
    }

    private static let entries = Result { try SpanishTests.read() }

    private static func read() throws -> [Entry] {
        let files = try SourceTree.files(in: "Apps", "Shared", "Packages").filter { $0.path.contains("/Words/Spanish") }
        return files.flatMap { file in
            file.lines.split(whereSeparator: \.isEmpty).compactMap { block in
                let fields = fields(Array(block))
                guard let english = fields["msgid"], let spanish = fields["msgstr"], !english.isEmpty else {
                    return nil
                }
                return Entry(path: file.path, english: english, spanish: spanish)
            }
        }
    }

    /// Returns the texts of a block by the name of their field, with their escapes.
    private static func fields(_ lines: [String]) -> [String: String] {
        var fields: [String: String] = [:]
        var name = ""
        for line in lines {
            guard let open = line.firstIndex(of: "\""), line.hasSuffix("\""), line.dropFirst().contains("\"")
            else { continue }
            let field = line[..<open].trimmingCharacters(in: .whitespaces)
            if !field.isEmpty { name = field }
            fields[name, default: ""] += String(line[line.index(after: open)...].dropLast())
        }
        return fields
    }

    /// Records each text in which a rule finds a fault.
    private func check(_ fault: (Entry) -> String?) throws {
        let entries = try Self.entries.get()
        #expect(entries.count > 10_000)
        for entry in entries {
            if let fault = fault(entry) { Issue.record("\(entry.path): \(fault): “\(entry.spanish)”") }
        }
    }

    /// Records each text that has one of several words.
    private func check(lacks words: Set<String>, because reason: String) throws {
        try check { entry in entry.words.first { words.contains($0) }.map { "“\($0)” \(reason)" } }
    }

    @Test("every question and every exclamation opens with its mark")
    func openingMarks() throws {
        try check { entry in
            var open: [Character: Int] = [:]
            var last: Character = " "
            for character in entry.plain {
                // The mark of a legend stands alone.
                let isEnd = last != " "
                switch character {
                case "¿": open["?", default: 0] += 1
                case "¡": open["!", default: 0] += 1
                case "?" where isEnd, "!" where isEnd: open[character, default: 0] -= 1
                default: break
                }
                last = character
            }
            return open.first { $0.value != 0 }.map { "the marks of “\($0.key)” don't match" }
        }
    }

    @Test("the reader is addressed as usted")
    func usted() throws {
        let words: Set = [
            "tú", "tu", "tus", "ti", "contigo", "te", "puedes", "tienes", "quieres", "debes", "eres", "estás", "sabes",
            "necesitas", "vas",
        ]
        try check(lacks: words, because: "is tú")
    }

    @Test("nobody whose gender isn't known has one")
    func persons() throws {
        let words: Set = [
            "administrador", "administradores", "administradora", "anotador", "anotadores", "anotadora", "bienvenido",
            "conectado", "enfermo",
        ]
        try check(lacks: words, because: "has a gender")
        let phrases = ["(a)", "o/a", "el usuario", "un usuario", "del usuario", "los usuarios", "seguro de que"]
        try check { entry in
            let plain = entry.plain
            return phrases.first { plain.contains($0) }.map { "“\($0)” has a gender" }
        }
    }

    @Test("the values to type in a command are named in Spanish")
    func placeholders() throws {
        let words = #/\b(NAME|NUMBER|FILE|EMAIL|CODE|TEXT|FIELD|FOLDER|INVITATION|LINK|COLUMN)\b/#
        try check { entry in entry.plain.firstMatch(of: words).map { "“\($0.1)” is English" } }
    }

    @Test("a word that harmed or misled a reader isn't used again")
    func glossary() throws {
        let phrases = [
            // Habas are fava beans, a torta is a sandwich, and a detención is an arrest.
            "Habas (frijol lima)", "tortas", "detención", "Detenidos", "Unidad internacional",
            "Unidades internacionales", "durante una enfermedad", "Durante la enfermedad", "tiene una enfermedad",
            "médula ósea se detiene", "detener la médula ósea", "detiene la médula ósea", "detener los riñones",
            "no se juzga", "no se valora", "sin evaluar", "archivo de respaldo", "Panqueques", "Alimentos enteros",
            "próxima visita",
        ]
        try check { entry in phrases.first { entry.plain.contains($0) }.map { "“\($0)” isn't the word" } }
    }

    @Test("glucagon that is given where it was prescribed is so in Spanish, too")
    func glucagon() throws {
        try check { entry in
            guard entry.english.contains("glucagon if it was prescribed") else { return nil }
            return entry.spanish.contains("glucagón si se lo recetaron") ? nil : "the prescription is missing"
        }
    }

    @Test("epinephrine has the name that labels and emergency operators in the United States use")
    func epinephrine() throws {
        try check { entry in
            guard entry.path.contains("TIPs") else { return nil }
            let english = entry.english.replacing(#/--(no-)?adrenaline/#, with: "").replacing("(adrenaline)", with: "")
            return english.lowercased().contains("adrenaline") ? "“adrenaline” stands alone: “\(entry.english)”" : nil
        }
    }

    @Test("advice about a medicine names it and takes no gender for it")
    func medicines() throws {
        let words: Set = ["tómela", "tómelo", "sepárela", "sepárelo", "mastíquela", "mastíquelo"]
        try check { entry in
            guard entry.path.contains("Kidney") else { return nil }
            return entry.words.first { words.contains($0) }.map { "“\($0)” has a gender" }
        }
    }

    @Test("a number that the English text counts with agrees with its noun, or stands behind a colon")
    func plurals() throws {
        try check { entry in
            guard entry.english.contains(", plural,") else { return nil }
            for number in 0...9 where entry.english.contains("{\(number), plural,") {
                if entry.spanish.contains("{\(number), plural,") { continue }
                let all = entry.spanish.components(separatedBy: "{\(number)}").count
                if entry.spanish.components(separatedBy: ": {\(number)}").count != all {
                    return "{\(number)} is counted"
                }
            }
            return nil
        }
    }

    @Test("no English word is left")
    func english() throws {
        let words: Set = [
            "and", "your", "you", "are", "not", "this", "that", "when", "please", "delete", "save", "with",
        ]
        try check(lacks: words, because: "is English")
    }

    @Test("the values in an example are in Spanish, but for names and amounts")
    func examples() throws {
        let typed = #/\\"(.*?)\\"|--(?:caption|meal|name|note|reason|title) ([A-Za-z]\w*)/#
        let same: Set = [
            "Ana", "Ana María", "Casa Grande", "Kadai Paneer", "Paneer=150 g", "lisinopril / hydrochlorothiazide",
            "150 min",
        ]
        var count = 0
        try check { entry in
            guard let example = entry.spanish.components(separatedBy: "EJEMPLO:").dropFirst().first else { return nil }
            let values = [entry.english, example].map { text in
                Set(text.matches(of: typed).compactMap { ($0.1 ?? $0.2).map(String.init) })
            }
            count += values[1].count
            let left = values[1].intersection(values[0]).first { value in
                value.contains(#/[A-Za-z]{3}/#) && !value.hasPrefix("ndb-") && !value.hasPrefix("$(")
                    && !same.contains(value)
            }
            return left.map { "“\($0)” is as in English" }
        }
        #expect(count > 50)
    }

    @Test("no page names a kitchen unit in English alone")
    func units() throws {
        let words: Set = ["cup", "cups", "tbsp", "teaspoon", "tablespoon"]
        try check { entry in
            guard !entry.path.contains("Help") else { return nil }
            return entry.words.first { words.contains($0) }.map { "“\($0)” is English" }
        }
    }

    @Test("a past day up to which something can be changed is no deadline")
    func backTo() throws {
        try check { entry in
            entry.english.contains("back to {") && entry.spanish.contains("hasta el {") ? "it reads as a deadline" : nil
        }
    }
}
