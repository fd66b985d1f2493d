import WordKit

/// A setting of the public site that only its operator knows. Unset settings have no invented default.
public enum SiteSetting: String, CaseIterable, Codable, Sendable {
    /// The site's address with its folder: "https://example.org/healthy/".
    case base
    /// The site's name.
    case name
    /// The iOS app's identifier in Apple's association file: the ten-character team id, a dot and the bundle id.
    case appleApp = "apple-app"
    /// The iOS app's numeric App Store id, used by Safari's banner.
    case appStoreNumber = "app-store-number"
    /// The iOS app's page in the App Store.
    case appStore = "app-store"
    /// The Android app's package: "org.example.app".
    case androidPackage = "android-package"
    /// The SHA-256 fingerprints of the Android app's signing certificates: 32 pairs of hexadecimal digits with colons, separated by commas.
    case androidFingerprints = "android-fingerprints"
    /// The Android app's page in the Play Store.
    case playStore = "play-store"

    public var label: String {
        switch self {
        case .base: localized("Address of the site")
        case .name: localized("Name of the site")
        case .appleApp: localized("iOS app (team and bundle)")
        case .appStoreNumber: localized("Number in the App Store")
        case .appStore: localized("Page in the App Store")
        case .androidPackage: localized("Android app (package)")
        case .androidFingerprints: localized("Android certificates (SHA-256)")
        case .playStore: localized("Page in the Play Store")
        }
    }
}

public struct SiteSettings: Hashable, Sendable {
    /// The validated values of the settings that are set.
    public private(set) var values: [SiteSetting: String]

    /// Creates settings from values that ``SiteSettingRule`` has checked.
    init(checked values: [SiteSetting: String] = [:]) { self.values = values }

    /// Nil if unset.
    public subscript(setting: SiteSetting) -> String? {
        get { values[setting] }
        set { values[setting] = newValue }
    }

    /// The site's name; "Maricopa Healthy" if unset.
    public var name: String { values[.name] ?? "Maricopa Healthy" }

    /// The site's address, ending in a slash; nil if unset.
    public var base: String? { values[.base] }

    /// The certificate fingerprints, split.
    var fingerprints: [String] { (values[.androidFingerprints] ?? "").split(separator: ",").map(String.init) }
}

extension SiteSettings: Codable {
    /// Decodes an object of values by setting name. Values were checked when they were set; unknown names are ignored.
    public init(from decoder: any Decoder) throws {
        let texts = try [String: String](from: decoder)
        self.init()
        for (name, text) in texts {
            if let setting = SiteSetting(rawValue: name) { values[setting] = text }
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) }).encode(to: encoder)
    }
}
