public import Foundation
import HTMLKit
import NotificationKit
import ScreenKit
public import TimeKit
import WordKit

/// Shared pages, files and the public site.
extension MaricopaDirectory {
    public func siteSettings() throws(DirectoryError) -> SiteSettings { try read { try $0.siteSettings() } }

    /// Sets a setting of the site; nil unsets it.
    ///
    /// - Parameter version: The version that ``siteSettingsScreen(_:)`` shows; nil to skip the check.
    /// - Throws: `adminsOnly`, `badSiteSetting`, `layoutChangedMeanwhile`.
    @discardableResult
    public func setSite(
        _ setting: SiteSetting,
        to typed: String?,
        expecting version: Int? = nil
    ) throws(DirectoryError) -> SiteSettings {
        try requireAdmin()
        if let typed { _ = try SiteSettingRule.read(typed, for: setting) }
        return try setSite([setting: typed ?? ""], expecting: version)
    }

    /// Sets several settings of the site, all or none; an empty text unsets one.
    ///
    /// - Throws: `adminsOnly`, `badSiteSetting`, `layoutChangedMeanwhile`.
    @discardableResult
    public func setSite(
        _ typed: [SiteSetting: String],
        expecting version: Int? = nil
    ) throws(DirectoryError) -> SiteSettings {
        try requireAdmin()
        var checked: [SiteSetting: String?] = [:]
        for setting in SiteSetting.allCases {
            guard let text = typed[setting] else { continue }
            checked.updateValue(text.isEmpty ? nil : try SiteSettingRule.read(text, for: setting), forKey: setting)
        }
        let values = checked
        try setUp(.site, expecting: version, { try $0.configuredSite() }) { settings throws(DirectoryError) in
            for (setting, value) in values { settings[setting] = value }
        }
        return try siteSettings()
    }

    /// The form for the site's settings, with unsaved texts.
    ///
    /// - Throws: `adminsOnly`.
    public func siteSettingsScreen(
        _ typed: [SiteSetting: String] = [:]
    ) throws(DirectoryError) -> SiteSettingsScreen {
        try requireAdmin()
        return try read { SiteSettingsScreen(try $0.configuredSite(), typed, revision: try $0.revision()) }
    }

    /// The links to share a record.
    ///
    /// - Throws: `noSuchRecord`.
    public func shareLinks(_ id: TimeKit.ID<Record>) throws(DirectoryError) -> ShareLinks {
        try read { tables in
            let record = try tables.record(id)
            let frame = SiteFrame(settings: try tables.siteSettings(), depth: nil)
            return ShareLinks(
                title: record.shownTitle.text,
                app: DirectoryLink.record(record.kind, id).target,
                page: frame.absolute(SiteAddress.page(record.kind, id.rawValue))?.description
            )
        }
    }

    /// The page of a record as a self-contained HTML file, with a link into the app.
    ///
    /// - Throws: `noSuchRecord`.
    public func sharePage(_ id: TimeKit.ID<Record>) throws(DirectoryError) -> [UInt8] {
        try withFacts(of: id) { facts, frame in SitePages.record(facts, frame).bytes }
    }

    /// The printable page of a recipe; nil for other kinds.
    ///
    /// - Throws: `noSuchRecord`.
    public func printPage(_ id: TimeKit.ID<Record>) throws(DirectoryError) -> [UInt8]? {
        try withFacts(of: id) { facts, frame in
            RecipePrintSheet(facts, address: frame.absolute(SiteAddress.page(.recipe, id.rawValue)))?.bytes
        }
    }

    /// Makes a file of a record that stands alone.
    private func withFacts<File>(
        of id: TimeKit.ID<Record>,
        _ make: (RecordFacts, SiteFrame) -> File
    ) throws(DirectoryError) -> File {
        let moment = moment(clock.now())
        return try read { tables in
            let frame = SiteFrame(settings: try tables.siteSettings(), depth: nil)
            let facts = try tables.facts(try tables.record(id), at: moment) { try tables.parks(with: $0) }
            return make(facts, frame)
        }
    }

    /// The iCalendar file of an event; nil for other kinds, and for an event without occurrences.
    ///
    /// - Throws: `noSuchRecord`.
    public func shareCalendar(_ id: TimeKit.ID<Record>) throws(DirectoryError) -> [UInt8]? {
        try read { tables in
            let frame = SiteFrame(settings: try tables.siteSettings(), depth: nil)
            return try SitePages.calendar(try tables.record(id), frame)
        }
    }

    /// The screen that corresponds to a page of the site, for shared addresses opened in the app. Nil for other addresses, and if the site
    /// has no address.
    public func screen(ofPage address: String) throws(DirectoryError) -> DirectoryLink? {
        guard let base = try siteSettings().base else { return nil }
        return SiteAddress.screen(ofPage: address, base: base)
    }

    /// Builds the whole site in a folder. Changed files replace the old ones once all are ready, and files that only an earlier build wrote
    /// are removed; nothing else in the folder is touched. Builds of equal records on the same day have equal bytes.
    ///
    /// - Parameters:
    ///   - base: The site's address; nil for the setting.
    ///   - tell: Receives the number of finished files, from time to time.
    /// - Throws: `siteWithoutAddress`, `badSiteSetting`, `siteFileInTheWay`, `siteFolder`.
    public func buildSite(
        in folder: URL,
        base: String? = nil,
        tell: @escaping (Int) -> Void = { _ in }
    ) throws(DirectoryError) -> SiteReport {
        var typed: String?
        if let base { typed = try SiteSettingRule.read(base, for: .base) }
        let told = typed
        // Only the day counts, so that all builds of a day are equal.
        let moment = LocalDateTime(moment(clock.now()).date, .midnight)
        return try read { tables in
            var settings = try tables.siteSettings()
            if let told { settings[.base] = told }
            guard settings.base != nil else { throw DirectoryError.siteWithoutAddress }
            let folder = try SiteFolder(folder)
            defer { folder.close() }
            var count = 0
            try SiteBuild(tables: tables, settings: settings, moment: moment) { file in
                try folder.put(file.path.joined(separator: "/"), file.bytes)
                count += 1
                if count % 500 == 0 { tell(count) }
            }.run()
            return try folder.finish(missing: SiteReport.missing(in: settings))
        }
    }
}

public struct ShareLinks: Hashable, Codable, Sendable {
    public let title: String
    /// A link into the app: "maricopa://markets/usda-1018261".
    public let app: String
    /// The record's page on the site, which opens the app if it is installed; nil if the site has no address.
    public let page: String?
}

/// The result of a site build.
public struct SiteReport: Hashable, Codable, Sendable {
    /// The number of the site's files.
    public let files: Int
    /// The number of written files; the others were up to date.
    public let written: Int
    /// The number of removed files of earlier builds.
    public let removed: Int
    /// Obsolete files of earlier builds that were kept because somebody edited them.
    public let left: [String]
    /// The parts that weren't built because a setting is missing, each with the setting.
    public let missing: [String]

    /// The instruction to move `.well-known` to the root of the host; nil if the site is at the root.
    public static func wellKnown(base: String?) -> String? {
        guard let base, let scheme = base.firstRange(of: "://") else { return nil }
        let parts = base[scheme.upperBound...].split(separator: "/")
        guard parts.count > 1 else { return nil }
        return
            localized(
                "the folder .well-known belongs to the host's root, \(base[..<scheme.upperBound])\(parts[0])/: copy it there"
            )
    }

    init(files: Int, written: Int, removed: Int, left: [String], missing: [String]) {
        self.files = files
        self.written = written
        self.removed = removed
        self.left = left
        self.missing = missing
    }

    static func missing(in settings: SiteSettings) -> [String] {
        var missing: [String] = []
        if settings[.base] == nil {
            missing.append(localized("no site: set base, so that pages, search engines and apps know its address"))
        }
        if settings[.appleApp] == nil {
            missing.append(
                localized("no apple-app-site-association: set apple-app, so that shared links open the iOS app")
            )
        }
        if settings[.androidPackage] == nil || settings[.androidFingerprints] == nil {
            missing.append(
                localized(
                    "no assetlinks.json: set android-package and android-fingerprints, so that shared links open the Android app"
                )
            )
        }
        if settings[.appStore] == nil, settings[.playStore] == nil {
            missing.append(localized("no link to install the app: set app-store or play-store"))
        }
        return missing
    }
}
