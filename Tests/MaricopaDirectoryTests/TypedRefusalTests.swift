import AccountKit
import Foundation
import ScreenKit
import TestKit
import Testing

@testable import MaricopaDirectory

@Suite("Refused acts of the directory, with what was typed")
struct TypedRefusalTests {
    /// An act whose text in one field is wrong.
    struct Case: Sendable {
        let link: String
        let act: String
        let typed: [String: String]
        let field: String
        var role: Role? = .member
        var isOwner = false
        /// Whether a picture is sent along in the field "file".
        var hasFile = false

        init(_ link: String, _ act: String, _ typed: [String: String], wrong field: String) {
            (self.link, self.act, self.typed, self.field) = (link, act, typed, field)
        }

        func of(_ role: Role?) -> Case {
            var one = self
            one.role = role
            return one
        }

        var ofOwner: Case {
            var one = self
            one.isOwner = true
            return one
        }

        var withFile: Case {
            var one = self
            one.hasFile = true
            return one
        }
    }

    private static func long(_ count: Int) -> String { String(repeating: "x", count: count) }

    private static let cases: [Case] = [
        Case("parks/sample-park", "rate", ["stars": "9"], wrong: "stars"),
        Case("parks/sample-park", "rate", ["stars": String(repeating: "5", count: 30)], wrong: "stars"),
        Case("parks/sample-park", "photo", ["caption": long(201)], wrong: "caption").withFile,
        Case("events/sample-event", "reminder", ["before": "-5"], wrong: "before"),
        Case("events/sample-event", "reminder", ["before": ""], wrong: "before"),
        Case("settings", "location/save", ["place": "nowhere"], wrong: "place"),
        Case("subscribe", "subscribe", ["zip": "1"], wrong: "zip"),
        Case("account/profile", "name/save", ["name": long(101)], wrong: "name"),
        Case("account/profile", "password/save", ["password": "x", "newPassword": "short"], wrong: "newPassword"),
        Case("account/profile", "email/send", ["email": "ana", "password": "x"], wrong: "email"),
        Case("account/profile", "email/save", ["code": "12"], wrong: "code"),
        Case("account/sign-up", "sign-up", ["email": "x", "password": "short"], wrong: "email").of(nil),
        Case("account/login", "login", ["email": "ana", "password": "x"], wrong: "email").of(nil),
        Case("account/verify", "verify", ["code": "1"], wrong: "code").of(nil),
        Case("account/forgot", "send", ["email": "@"], wrong: "email").of(nil),
        Case("account/reset", "reset", ["email": "a@b.example", "code": "1"], wrong: "code").of(nil),
        Case("filters/markets", "filters/apply", ["zip": "1"], wrong: "zip").of(nil),
        Case("admin/edit/sample-market", "save", ["verified": "1999-12-31"], wrong: "verified").ofOwner,
        Case("admin/add/parks", "save", ["title": "Meadow", "added": "2999-01-01"], wrong: "added").ofOwner,
        Case("admin/buttons/parks", "button/directions/save", place("99"), wrong: "directions.position").ofOwner,
        Case("admin/buttons/parks", "button/directions/save", place("0"), wrong: "directions.position").ofOwner,
        Case("admin/buttons/parks", "button/directions/save", icon, wrong: "directions.icon").ofOwner,
        Case("admin/buttons/parks", "button/directions/save", target, wrong: "directions.destination").ofOwner,
        Case("admin/sections/parks", "sections/save", ["hours": " "], wrong: "hours").ofOwner,
        Case("admin/page/about", "page/save", ["title": " ", "text": "Hello"], wrong: "title").ofOwner,
        Case("admin/site", "site/save", ["base": "nowhere"], wrong: "base").ofOwner,
        Case("admin/import", "import", ["format": "geojson", "kind": "recipe"], wrong: "kind").ofOwner.withFile,
        Case("admin/import", "import", ["format": "geojson", "source": long(41)], wrong: "source").ofOwner.withFile,
        Case("admin/filters/markets", "option/rating", ["value": "6", "label": "Six"], wrong: "value").ofOwner,
        Case("admin/filters/markets", "option/city", ["value": "Globe", "position": "999"], wrong: "position").ofOwner,
        Case("admin/filters/markets", "option/city", ["value": long(61)], wrong: "value").ofOwner,
    ]

    private static func place(_ text: String) -> [String: String] { ["directions.position": text] }
    private static let icon = ["directions.icon": "unicorn", "directions.title": "The way"]
    private static let target = ["directions.destination": "nowhere"]

    @Test("A refused act comes back with what was typed, the error at its field and the field's id", arguments: cases)
    func refused(_ one: Case) async throws {
        let box = try await ActBox(one.role, isOwner: one.isOwner)
        let before = try box.newest()
        var act = Act(one.act, fields: one.typed)
        if one.hasFile { act.files["file"] = try box.picture() }
        guard case .refused(let screen, _, _, let field) = try await box.perform(act, "maricopa://\(one.link)") else {
            Issue.record("\(one.act) of \(one.typed) wasn't refused")
            return
        }
        #expect(field == one.field)
        let fields = ScreenParts(screen).fields(of: one.act)
        #expect(fields.first { $0.id == one.field }?.error?.isEmpty == false)
        for (id, text) in one.typed {
            let shown = try #require(fields.first { $0.id == id })
            #expect(shown.value == (shown.kind == .secret ? "" : text))
        }
        #expect(try box.newest() == before)
    }

    @Test("A file that is no picture is refused at the field of the file")
    func files() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("a.txt")
        try Data("no picture".utf8).write(to: file)
        let cases = [("parks/sample-park", "photo", "file"), ("admin/edit/sample-park", "picture/save", "thumbnail")]
        for (link, act, name) in cases {
            let box = try await ActBox(.member, isOwner: act != "photo")
            let acted = try await box.perform(Act(act, files: [name: file]), "maricopa://\(link)")
            guard case .refused(_, let why, _, let field) = acted else {
                Issue.record("\(act) took a text for a picture")
                continue
            }
            #expect(field == name && !why.isEmpty)
        }
    }

    @Test("A text that was typed into one row isn't in another one's inputs")
    func rows() async throws {
        let box = try await ActBox(.member, isOwner: true)
        try await box.stock()
        let row = try #require(try box.engine.photosScreen().rows.first)
        let act = Act("photo/\(row.id)/refuse", fields: ["reason": Self.long(501)])
        guard case .refused(let page, let why, _, let field) = try await box.perform(act, "maricopa://admin/photos"),
            case .refused(let other, _, _, _) = try await box.perform(
                Act("option/city", fields: ["value": Self.long(61)]),
                "maricopa://admin/filters/markets"
            )
        else {
            Issue.record("a text that is too long wasn't refused")
            return
        }
        let reason = try #require(ScreenParts(page).fields(of: act.action).first)
        #expect(field == "reason" && reason.error == why && reason.value == Self.long(501))
        let values = ScreenParts(other).actions.flatMap(\.inputs).filter { $0.id == "value" }.map(\.value)
        #expect(values.filter { !$0.isEmpty } == [Self.long(61)])
    }

    @Test("A refusal that only the accounts know of is at the field of the password or of the code")
    func secrets() async throws {
        let box = try await ActBox(.member)
        let cases: [(String, String, [String: String], String)] = [
            ("account/profile", "account/delete", ["password": "no"], "password"),
            ("account/profile", "email/send", ["email": "ana@example.com", "password": "no"], "password"),
            ("account/profile", "email/save", ["code": "123456"], "code"),
            ("account/login", "login", ["email": "ana@example.org", "password": "no"], "password"),
        ]
        for (link, act, typed, wrong) in cases {
            let acted = try await box.perform(Act(act, fields: typed, isConfirmed: true), "maricopa://\(link)")
            guard case .refused(_, _, _, let field) = acted else {
                Issue.record("\(act) wasn't refused")
                continue
            }
            #expect(field == wrong, "\(act)")
        }
    }
}
