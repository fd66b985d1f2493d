import Foundation
import MarkupKit
import ScreenKit
import ServedPages
import TestKit
import Testing
import WebClient

@testable import PageKit

@Suite("The design page and the description of the JSON")
struct GuideTests {
    @Test("the design page has each color of the style sheet, and each kind of field once")
    func design() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/design")
            #expect(browser.status == 200)
            let names = browser.page.elements(named: "th").filter { $0.attribute("scope") == "row" }.map(
                PlainBrowser.text
            )
            let sheet = String(decoding: Assets.style.bytes, as: UTF8.self)
            #expect(sheet.split(separator: "light-dark(").count > 15)
            let colors = ["ink", "paper", "brand", "danger", "warn", "today", "on-today", "focus"]
            let measures = ["s4", "s8", "s12", "s16", "s24", "s32", "s48", "radius", "target", "measure"]
            for name in colors + measures + Accent.allCases.map(\.style) {
                #expect(names.contains(name), "\(name)")
            }
            #expect(DesignToken.measures.map(\.name) == measures)
            let fields = browser.page.elements { $0.attribute("name")?.hasPrefix("f-") == true }
            for kind in Field.Kind.allCases {
                #expect(fields.contains { $0.attribute("name") == "f-\(kind.rawValue)" }, "\(kind)")
            }
            let headings = browser.page.elements(named: "h2").map(PlainBrowser.text)
            for part in ["App bar", "Tags", "A choice among a few", "Progress", "An empty list"] {
                #expect(headings.contains(part), "\(headings)")
            }
            let summary = browser.page.elements { $0.attribute("href") == "#sample-line" }
            #expect(summary.map(PlainBrowser.text) == ["Kind: line: The line is empty — write a word"])
            // A sample is no notice of the moment, so nothing is read aloud and nothing takes the focus.
            let notices = browser.page.elements { $0.attribute("class")?.hasPrefix("notice") == true }
            #expect(notices.count > 2 && notices.allSatisfy { $0.attribute("role") == nil })
            #expect(browser.page.elements(named: "button").map(PlainBrowser.text).contains("Undo"))
            let pressed = try #require(browser.page.elements(named: "form").dropLast().last)
            #expect(PlainBrowser.text(of: pressed).contains("Save"))
            try await browser.press("Save")
            #expect(browser.status == 422 && browser.text.contains("The line is empty"), "\(browser.text)")
            try await browser.press("Save", ["Kind: line": "word"])
            #expect(browser.status == 200 && browser.text.contains("which keeps nothing"), "\(browser.text)")
        }
    }

    @Test("the design page has the chart of the apps, which is drawn by their code")
    func chart() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/design")
                let chart = try #require(browser.page.elements { $0.attribute("class") == "chart" }.first)
                #expect(chart.elements(named: "svg").count == 1)
            }
        }
    }

    @Test("every answer in JSON fits the description, and every address has a path in it")
    func api() async throws {
        try await ServedProgram.with(samples: true) { served in
            let homes = ServedProgram.homes
            var paths: [String] = []
            for home in homes { paths += try await served.pages(of: home, limit: 12) }
            try await served.visiting { [paths] browser in
                try await browser.open("/openapi.json")
                let document = try #require(
                    try JSONSerialization.jsonObject(with: Data(browser.body)) as? [String: Any]
                )
                #expect(document["openapi"] as? String == "3.1.0")
                let described = Set((document["paths"] as? [String: Any] ?? [:]).keys)
                let judge = SchemaJudge(document)
                for path in paths where !path.hasSuffix("/device") {
                    let parts = path.split(separator: "/")
                    let pattern = "/\(parts[0])" + parts.indices.dropFirst().map { "/{part\($0)}" }.joined()
                    #expect(described.contains(pattern), "\(path)")
                    try await browser.open(path, [WebField("Accept", "application/json")])
                    #expect(judge.faults(of: browser.body, as: "Screen") == [], "\(path)")
                }
                try await browser.open("/tips", [WebField("Accept", "application/json")])
                let home = try JSONSerialization.jsonObject(with: Data(browser.body)) as? [String: Any]
                let seen = try #require(home?["revision"] as? String)
                for (act, path, status, schema) in [
                    (Act("undo", isConfirmed: true, seen: Revision(rawValue: seen)), "/tips", 200, "Answer"),
                    (Act("undo", isConfirmed: true), "/tips", 422, "Refused"),
                    (Act("nothing"), "/tips", 422, "Refused"),
                    (Act("report"), "/tips", 200, "Answer"),
                ] {
                    try await browser.send(
                        [UInt8](try JSONEncoder().encode(act)),
                        "application/json",
                        to: path,
                        from: nil
                    )
                    #expect(browser.status == status, "\(act.action): \(String(decoding: browser.body, as: UTF8.self))")
                    #expect(judge.faults(of: browser.body, as: schema) == [], "\(act.action)")
                }
                try await browser.open("/tips/none", [WebField("Accept", "application/json")])
                #expect(judge.faults(of: browser.body, as: "Failure") == [])
                #expect(judge.faults(of: Array("{\"title\": 1}".utf8), as: "Screen").count == 2)
            }
        }
    }
}

extension GuideTests {
    @Test(
        "Schemathesis finds no answer that the description doesn't have, whatever is sent",
        .enabled(if: Schemathesis.program != nil || PythonJudge.isInsistedOn, "make setup installs the judge")
    )
    func schemathesis() async throws {
        let program = try #require(Schemathesis.program)
        try await ServedProgram.with(samples: true) { served in
            let (status, said) = try PythonJudge.run(program, Schemathesis.arguments(server: served.server))
            #expect(status == 0, "\(said)")
            #expect(said.contains(/[1-9][0-9]{2,} generated/), "\(said)")
        }
    }

    private enum Schemathesis {
        /// The program beside the Python that has it; nil if it isn't installed.
        static let program = PythonJudge.with("schemathesis")
            .map { URL(filePath: $0).deletingLastPathComponent().appending(path: "schemathesis").path }

        /// A fitting act may still be refused by its page, which is 422.
        static func arguments(server: String) -> [String] {
            [
                "run", server + "openapi.json", "--phases", "coverage,fuzzing", "--max-examples", "5", "--seed", "1",
                "--exclude-checks", "positive_data_acceptance", "--request-timeout", "60", "--warnings", "off",
            ]
        }
    }
}

/// Judges JSON by the schemas of an OpenAPI document. Screens are judged to their last link, form and action.
private struct SchemaJudge: @unchecked Sendable {
    private let schemas: [String: Any]

    init(_ document: [String: Any]) {
        schemas = (document["components"] as? [String: Any])?["schemas"] as? [String: Any] ?? [:]
    }

    func faults(of bytes: [UInt8], as name: String) -> [String] {
        guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)) else { return ["no JSON"] }
        return faults(of: value, by: ["$ref": "#/components/schemas/" + name], at: name) + inner(value, at: name)
    }

    /// The faults of the values inside whose keys tell what they are.
    private func inner(_ value: Any, at place: String) -> [String] {
        if let list = value as? [Any] { return list.flatMap { inner($0, at: place) } }
        guard let members = value as? [String: Any] else { return [] }
        let marks = ["gesture": "Action", "isRequired": "Field", "isCurrent": "Link", "buttons": "Form"]
        let names = marks.filter { members[$0.key] != nil && ($0.value != "Form" || members["fields"] != nil) }.map(
            \.value
        )
        return names.flatMap { faults(of: value, by: ["$ref": "#/components/schemas/" + $0], at: place) }
            + members.flatMap { inner($0.value, at: place + "." + $0.key) }
    }

    private func faults(of value: Any, by schema: [String: Any], at place: String) -> [String] {
        if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
            guard let schema = schemas[String(name)] as? [String: Any] else { return ["\(place): no schema \(name)"] }
            return faults(of: value, by: schema, at: place)
        }
        if let kinds = schema["oneOf"] as? [[String: Any]] ?? schema["anyOf"] as? [[String: Any]] {
            let fitting = kinds.filter { faults(of: value, by: $0, at: place).isEmpty }
            return fitting.isEmpty ? ["\(place): fits no choice"] : []
        }
        let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? ""]
        guard types.contains(where: { Self.fits(value, $0) }) else { return ["\(place): no \(types)"] }
        if let words = schema["enum"] as? [String], let text = value as? String, !words.contains(text) {
            return ["\(place): \(text)"]
        }
        if let items = schema["items"] as? [String: Any], let list = value as? [Any] {
            return list.flatMap { faults(of: $0, by: items, at: place) }
        }
        guard let members = value as? [String: Any] else { return [] }
        let missing = (schema["required"] as? [String] ?? []).filter { members[$0] == nil }
        let known = schema["properties"] as? [String: [String: Any]] ?? [:]
        return missing.map { "\(place): no \($0)" }
            + known.flatMap { name, schema in
                members[name].map { faults(of: $0, by: schema, at: place + "." + name) } ?? []
            }
    }

    private static func fits(_ value: Any, _ type: String) -> Bool {
        switch type {
        case "string": value is String
        case "boolean": value is Bool
        case "integer": value is Int
        case "array": value is [Any]
        case "object": value is [String: Any]
        case "null": value is NSNull
        default: false
        }
    }
}
