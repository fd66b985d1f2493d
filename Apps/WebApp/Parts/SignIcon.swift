import HTMLKit
import PageKit
import ReportKit

extension AppIcon {
    /// Creates an icon: a white sign on the accent color of its app.
    init(_ sign: ReportIcon.Sign, on accent: Accent, name: String) {
        let icon = ReportIcon(sign, ground: UInt32(accent.light.dropFirst(), radix: 16) ?? 0)
        self.init(name: name, svg: icon.svg) { try icon.png(side: $0) }
    }
}
