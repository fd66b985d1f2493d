import Foundation
import NotificationKit
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("The site's settings")
struct SiteSettingsTests {
    private let box: UserBox

    init() throws { box = try UserBox() }

    /// A valid value for each setting.
    private static let values: [SiteSetting: String] = [
        .base: "https://example.org/healthy/", .name: "Healthy", .appleApp: "ABCDE12345.org.example.app",
        .appStoreNumber: "123456789", .appStore: "https://apps.example.org/app/id123456789",
        .androidPackage: "org.example.app",
        .androidFingerprints: Array(repeating: "0A", count: 32).joined(separator: ":"),
        .playStore: "https://play.example.org/app",
    ]

    @Test("Settings are checked, only admins set them, and what is unset is unset")
    func checked() throws {
        let bad: [(SiteSetting, String)] = [
            (.base, "javascript:alert(1)"), (.base, "https://example.org/?a"), (.base, "https://example.org/../x"),
            (.name, " "), (.name, ""),
            (.appleApp, "org.example.app"), (.appStoreNumber, "12a456"), (.androidPackage, "app"),
            (.androidFingerprints, "AA:BB"),
            (.appStore, "ftp://example.org"), (.playStore, "javascript:alert(1)"),
        ]
        for (setting, text) in bad {
            #expect(box.refusal { try box.owner.setSite(setting, to: text) } != nil, "\(setting) \(text)")
        }
        #expect(try box.owner.siteSettings() == SiteSettings())
        for visitor in [box.nobody, box.ana] {
            #expect(box.refusal { try visitor.setSite(.name, to: "Mine") } == .adminsOnly)
            #expect(box.refusal { _ = try visitor.siteSettingsScreen() } == .adminsOnly)
        }
        try box.owner.setSite(.name, to: "Healthy")
        #expect(try box.owner.siteSettings().name == "Healthy")
        try box.owner.setSite(.name, to: nil)
        #expect(try box.owner.siteSettings().name == "Maricopa Healthy")
    }

    @Test(
        "Undo takes a setting back, set, changed or unset, and the history says what it was and is",
        arguments: SiteSetting.allCases
    )
    func undo(_ setting: SiteSetting) throws {
        let value = try #require(Self.values[setting])
        let other = value.replacingOccurrences(of: setting == .appStoreNumber ? "9" : "a", with: "8")
        try box.owner.setSite(setting, to: value)
        let entry = try #require(try box.owner.history().first)
        #expect(entry.summary == "changed: the settings of the site")
        #expect(entry.changes == [HistoryEntry.FieldChange(setting.label, before: "", after: value)])
        if (try? SiteSettingRule.read(other, for: setting)) == other, other != value {
            try box.owner.setSite(setting, to: other)
            #expect(try box.owner.siteSettings()[setting] == other)
            try box.owner.undo()
            #expect(try box.owner.siteSettings()[setting] == value)
        }
        try box.owner.setSite(setting, to: nil)
        #expect(try box.owner.siteSettings()[setting] == nil)
        try box.owner.undo()
        #expect(try box.owner.siteSettings()[setting] == value)
        try box.owner.undo()
        #expect(try box.owner.siteSettings() == SiteSettings())
    }

    @Test(
        "The second of two admins on the settings is told, and nothing of theirs is set",
        arguments: SiteSetting.allCases
    )
    func twoAdmins(_ setting: SiteSetting) throws {
        let seen = try box.owner.siteSettingsScreen().version
        #expect(seen == 0)
        try box.owner.setSite(.name, to: "One", expecting: seen)
        let value = try #require(Self.values[setting])
        let refusal = box.refusal { try box.owner.setSite([setting: value], expecting: seen) }
        #expect(refusal == .layoutChangedMeanwhile("the settings of the site", seen: 0, is: 1))
        #expect(try box.owner.siteSettings().values == [.name: "One"])
        let now = try box.owner.siteSettingsScreen().version
        try box.owner.setSite([setting: value], expecting: now)
        #expect(try box.owner.siteSettings()[setting] == value)
        // Setting the same value is no change.
        let version = try box.owner.siteSettingsScreen().version
        try box.owner.setSite([setting: value])
        #expect(try box.owner.siteSettingsScreen().version == version)
    }

    @Test("Settings are saved together or not at all: one that is wrong keeps the others from being set")
    func together() throws {
        var typed = Self.values
        typed[.appStoreNumber] = "soon"
        #expect(box.refusal { try box.owner.setSite(typed) } != nil)
        #expect(try box.owner.siteSettings() == SiteSettings())
        try box.owner.setSite(Self.values)
        #expect(try box.owner.siteSettings().values == Self.values)
        #expect(try box.owner.siteSettingsScreen().version == 1)
        try box.owner.setSite([.name: "", .playStore: ""])
        #expect(try box.owner.siteSettings().values.count == Self.values.count - 2)
    }

    @Test("The settings' page has a field for each, what is wrong beside it, and what can't be made without them")
    func screen() throws {
        let link = DirectoryLink.admin(.site)
        #expect(link.target == "maricopa://admin/site" && DirectoryLink(link.target) == link)
        let empty = try #require(try box.owner.screen(link) as? SiteSettingsScreen)
        #expect(empty.form.fields.map(\.id) == SiteSetting.allCases.map(\.rawValue))
        #expect(empty.form.fields.allSatisfy { $0.value.isEmpty && $0.error == nil })
        #expect(empty.missing.count == 4 && empty.missing[0].contains("set base"))
        let draft = try box.owner.siteSettingsScreen([.base: "nowhere", .name: "Mine"])
        #expect(draft.form[field: "base"]?.value == "nowhere")
        #expect(draft.form[field: "base"]?.error?.contains("https://example.org/healthy/") == true)
        #expect(draft.form[field: "name"]?.error == nil && draft.version == 0)
        try box.owner.setSite(Self.values)
        let full = try box.owner.siteSettingsScreen()
        for (setting, value) in Self.values { #expect(full.form[field: setting.rawValue]?.value == value) }
        #expect(full.missing.isEmpty && full.version == 1)
        let links = AdminHomeScreen().groups.flatMap(\.links).map(\.target)
        #expect(links.contains(link.target))
        let read = try JSONDecoder().decode(SiteSettingsScreen.self, from: try JSONEncoder().encode(full))
        #expect(read == full)
    }
}
