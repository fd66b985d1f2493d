/// Something about the directory's site that only who runs it can know. Nothing is made up for what isn't set.
public enum SiteSetting: String, CaseIterable, Codable, Sendable {
    /// Where the site will be, with its folder: "https://example.org/healthy/".
    case base
    /// What it is called.
    case name
    /// The iOS app as Apple's association file names it: the team's ten characters, a dot, the bundle's id.
    case appleApp = "apple-app"
    /// The iOS app's number in the App Store, which Safari's banner asks for.
    case appStoreNumber = "app-store-number"
    /// The iOS app's page in the App Store.
    case appStore = "app-store"
    /// The Android app's package: "org.example.app".
    case androidPackage = "android-package"
    /// The SHA-256 fingerprint of the certificate the Android app is signed with: 32 pairs of hexadecimal digits with colons; several
    /// with commas between.
    case androidFingerprints = "android-fingerprints"
    /// The Android app's page in its store.
    case playStore = "play-store"

    /// In a few words.
    public var label: String {
        switch self {
        case .base: "Address of the site"
        case .name: "Name of the site"
        case .appleApp: "iOS app (team and bundle)"
        case .appStoreNumber: "Number in the App Store"
        case .appStore: "Page in the App Store"
        case .androidPackage: "Android app (package)"
        case .androidFingerprints: "Android certificates (SHA-256)"
        case .playStore: "Page in the Play Store"
        }
    }
}

/// What the directory's site is set up with.
public struct SiteSettings: Hashable, Sendable {
    /// What is set, each as it was checked.
    public private(set) var values: [SiteSetting: String]

    /// Settings that were checked; see ``SiteSettingRule``.
    init(checked values: [SiteSetting: String] = [:]) { self.values = values }

    /// What is set; nil where it isn't.
    public subscript(setting: SiteSetting) -> String? {
        get { values[setting] }
        set { values[setting] = newValue }
    }

    /// What the site is called; that of the program where nothing else is set.
    public var name: String { values[.name] ?? "Maricopa Healthy" }

    /// Where the site will be, ending in a slash; nil where it isn't set.
    public var base: String? { values[.base] }

    /// The fingerprints, one by one.
    var fingerprints: [String] { (values[.androidFingerprints] ?? "").split(separator: ",").map(String.init) }
}

/// As an object of the settings by their names.
extension SiteSettings: Codable {
    /// Reads settings that were checked when they were set; a name that isn't known is passed over.
    public init(from decoder: any Decoder) throws {
        let texts = try [String: String](from: decoder)
        self.init()
        for (name, text) in texts {
            if let setting = SiteSetting(rawValue: name) { values[setting] = text }
        }
    }

    /// Writes what is set.
    public func encode(to encoder: any Encoder) throws {
        try Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) }).encode(to: encoder)
    }
}
