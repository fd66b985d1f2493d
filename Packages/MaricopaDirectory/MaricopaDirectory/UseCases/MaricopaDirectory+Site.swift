public import Foundation
import HTMLKit
import NotificationKit
public import TimeKit

/// Handing records to others: as pages that anyone can read, and as a whole site.
extension MaricopaDirectory {
    /// What the site is set up with.
    public func siteSettings() throws(DirectoryError) -> SiteSettings { try read { try $0.siteSettings() } }

    /// Sets something about the site, or with nil unsets it. Throws `adminsOnly`, `badSiteSetting`, `layoutChangedMeanwhile`.
    ///
    /// - Parameter version: That of the settings that were looked at, which ``siteSettingsScreen(_:)`` names; nil for whatever there is.
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

    /// Sets several things about the site at once, or none of them; those of an empty text are unset. Throws as `setSite(_:to:)` does.
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

    /// The page on which the site is set up, with what was typed where it wasn't saved. Throws `adminsOnly`.
    public func siteSettingsScreen(
        _ typed: [SiteSetting: String] = [:]
    ) throws(DirectoryError) -> SiteSettingsScreen {
        try requireAdmin()
        return SiteSettingsScreen(try read { try $0.configuredSite() }, typed)
    }

    /// What to hand to somebody to show them a record. Throws `noSuchRecord`.
    public func shareLinks(_ id: TimeKit.ID<Record>) throws(DirectoryError) -> ShareLinks {
        try read { tables in
            let record = try tables.record(id)
            let frame = SiteFrame(settings: try tables.siteSettings(), depth: nil)
            return ShareLinks(
                title: record.title,
                app: DirectoryLink.record(record.kind, id).target,
                page: frame.absolute(SiteAddress.page(record.kind, id.rawValue))?.description
            )
        }
    }

    /// A record as a page that is one file by itself: readable without the app, with a banner that offers it and a link into it. Throws
    /// `noSuchRecord`.
    public func sharePage(_ id: TimeKit.ID<Record>) throws(DirectoryError) -> [UInt8] {
        let moment = moment(clock.now())
        return try read { tables in
            let frame = SiteFrame(settings: try tables.siteSettings(), depth: nil)
            let facts = try tables.facts(try tables.record(id), at: moment) { try tables.parks(with: $0) }
            return SitePages.record(facts, frame).bytes
        }
    }

    /// A recipe as a page to print; nil for other kinds. Throws `noSuchRecord`.
    public func printPage(_ id: TimeKit.ID<Record>) throws(DirectoryError) -> [UInt8]? {
        let moment = moment(clock.now())
        return try read { tables in
            let frame = SiteFrame(settings: try tables.siteSettings(), depth: nil)
            let facts = try tables.facts(try tables.record(id), at: moment) { try tables.parks(with: $0) }
            return RecipePrintSheet(facts, address: frame.absolute(SiteAddress.page(.recipe, id.rawValue)))?.bytes
        }
    }

    /// An event as a calendar file; nil for other kinds, and for one that never takes place. Throws `noSuchRecord`.
    public func shareCalendar(_ id: TimeKit.ID<Record>) throws(DirectoryError) -> [UInt8]? {
        try read { tables in
            let frame = SiteFrame(settings: try tables.siteSettings(), depth: nil)
            return try SitePages.calendar(try tables.record(id), frame)
        }
    }

    /// The screen that a page of the site shows, which is where the app opens a shared address; nil for addresses that aren't the
    /// site's, and where nobody said where it is.
    public func screen(ofPage address: String) throws(DirectoryError) -> DirectoryLink? {
        guard let base = try siteSettings().base else { return nil }
        return SiteAddress.screen(ofPage: address, base: base)
    }

    /// Writes the whole site into a folder: what differs from what is there is put in its place file by file when all of it is ready,
    /// what an earlier build wrote and this one doesn't is removed, and nothing else is touched. The same records on the same day are
    /// the same bytes.
    ///
    /// - Parameters:
    ///   - base: Where the site will be; nil for what is set.
    ///   - tell: Hears now and then how many files are ready.
    /// - Throws: `siteWithoutAddress`, `badSiteSetting`, `siteFileInTheWay`, `siteFolder`.
    public func buildSite(
        in folder: URL,
        base: String? = nil,
        tell: @escaping (Int) -> Void = { _ in }
    ) throws(DirectoryError) -> SiteReport {
        var typed: String?
        if let base { typed = try SiteSettingRule.read(base, for: .base) }
        let told = typed
        // By the day: a build in the evening is that of the morning.
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

/// A record's links.
public struct ShareLinks: Hashable, Codable, Sendable {
    /// What the record is called.
    public let title: String
    /// Into the app: "maricopa://markets/usda-1018261".
    public let app: String
    /// Its page on the site, which opens the app where there is one; nil where nobody said where the site is.
    public let page: String?
}

/// What came of building a site.
public struct SiteReport: Hashable, Codable, Sendable {
    /// How many files the site has.
    public let files: Int
    /// How many of them were written: the others were as they should be.
    public let written: Int
    /// How many of an earlier build were removed.
    public let removed: Int
    /// Files of an earlier build that are the site's no more, and that somebody changed since: they were left.
    public let left: [String]
    /// What couldn't be made because nobody said what it needs, each with what to set.
    public let missing: [String]

    /// Where the phones look for `.well-known`, if that isn't in the site's folder; nil where there is nothing to move.
    public static func wellKnown(base: String?) -> String? {
        guard let base, let scheme = base.firstRange(of: "://") else { return nil }
        let parts = base[scheme.upperBound...].split(separator: "/")
        guard parts.count > 1 else { return nil }
        return
            "the folder .well-known belongs to the host's root, \(base[..<scheme.upperBound])\(parts[0])/: copy it there"
    }

    /// A report.
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
            missing.append("no site: set base, so that pages, search engines and apps know its address")
        }
        if settings[.appleApp] == nil {
            missing.append("no apple-app-site-association: set apple-app, so that shared links open the iOS app")
        }
        if settings[.androidPackage] == nil || settings[.androidFingerprints] == nil {
            missing.append(
                "no assetlinks.json: set android-package and android-fingerprints, so that shared links open the Android app"
            )
        }
        if settings[.appStore] == nil, settings[.playStore] == nil {
            missing.append("no link to install the app: set app-store or play-store")
        }
        return missing
    }
}
