public import ScreenKit
import WordKit

/// The form for the site's settings.
public struct SiteSettingsScreen: Screen {
    public let title: String
    /// The version to pass when saving.
    public let version: Int
    /// A field for each setting, with the setting's name as id.
    public let form: Form
    /// The parts that can't be built because a setting is missing, each with the setting.
    public let missing: [String]
    public let revision: Revision
    public private(set) var back = AdminPage.back
}

extension SiteSettingsScreen {
    init(_ settings: Configured<SiteSettings>, _ typed: [SiteSetting: String], revision: Revision) {
        title = localized("Site")
        version = settings.version
        form = Form(
            id: "site",
            title: "",
            fields: SiteSetting.allCases.map { setting in
                Field(
                    id: setting.rawValue,
                    label: setting.label,
                    value: typed[setting] ?? settings.value[setting] ?? "",
                    limit: SiteSettingRule.limit(of: setting),
                    placeholder: setting.placeholder,
                    error: typed[setting].flatMap { Self.error($0, setting) }
                )
            },
            buttons: [Action(DirectoryAct.saveSite, label: localized("Save"))]
        )
        missing = SiteReport.missing(in: settings.value)
        self.revision = revision
    }

    private static func error(_ text: String, _ setting: SiteSetting) -> String? {
        guard !text.isEmpty else { return nil }
        do {
            _ = try SiteSettingRule.read(text, for: setting)
            return nil
        } catch {
            return error.description
        }
    }
}

extension SiteSetting {
    /// An example; nil if only the owner knows a value.
    fileprivate var placeholder: String? {
        switch self {
        case .base: "https://example.org/healthy/"
        case .name: SiteSettings().name
        case .androidPackage: "org.example.app"
        case .appleApp, .appStoreNumber, .appStore, .androidFingerprints, .playStore: nil
        }
    }
}
