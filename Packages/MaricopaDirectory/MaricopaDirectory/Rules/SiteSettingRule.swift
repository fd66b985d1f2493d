import Foundation
import WordKit

/// Validation of the site's settings.
public enum SiteSettingRule {
    private static let longestName = 60
    private static let appNumberLengths = 6...12

    /// The most characters of a setting; nil for one whose rule has no limit.
    static func limit(of setting: SiteSetting) -> Int? {
        switch setting {
        case .base, .appStore, .playStore: WebLinkRule.longest
        case .name: longestName
        case .appStoreNumber: appNumberLengths.upperBound
        case .appleApp, .androidPackage, .androidFingerprints: nil
        }
    }

    /// Validates and normalizes a setting.
    ///
    /// - Throws: `badSiteSetting`, with a hint of what to write.
    public static func read(_ typed: String, for setting: SiteSetting) throws(DirectoryError) -> String {
        let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        func refuse(_ hint: String) -> DirectoryError { .badSiteSetting(setting, typed, hint: hint) }
        switch setting {
        case .base:
            guard let address = try? WebLinkRule.read(text).text, !address.contains("?"), !address.contains("#") else {
                throw refuse(localized("write the address the site will have, such as https://example.org/healthy/"))
            }
            let path = address.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }
            guard !path.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) else {
                throw refuse(localized("write the address without . and .."))
            }
            return address.hasSuffix("/") ? address : address + "/"
        case .appStore, .playStore:
            guard let address = try? WebLinkRule.read(text).text else {
                throw refuse(localized("write the address of the app's page in the store"))
            }
            return address
        case .name:
            guard !text.isEmpty, text.count <= longestName, text.unicodeScalars.allSatisfy({ $0.value > 0x1F }) else {
                throw refuse(localized("write a line of 1 to \(longestName) characters"))
            }
            return text
        case .appleApp:
            guard text.wholeMatch(of: #/[A-Z0-9]{10}\.[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+/#) != nil else {
                throw refuse(localized("write the team's ten characters, a dot and the bundle's id"))
            }
            return text
        case .appStoreNumber:
            guard appNumberLengths.contains(text.count), text.wholeMatch(of: #/[0-9]+/#) != nil else {
                throw refuse(localized("write the digits after “id”"))
            }
            return text
        case .androidPackage:
            guard text.wholeMatch(of: #/[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+/#) != nil else {
                throw refuse(localized("write the package's name, such as org.example.app"))
            }
            return text
        case .androidFingerprints:
            let prints = text.uppercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            guard !prints.isEmpty,
                prints.allSatisfy({ $0.wholeMatch(of: #/[0-9A-F]{2}(:[0-9A-F]{2}){31}/#) != nil })
            else { throw refuse(localized("write 32 pairs of hexadecimal digits with colons between")) }
            return prints.joined(separator: ",")
        }
    }
}
