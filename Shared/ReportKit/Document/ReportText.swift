public import HTMLKit

/// Text with bold, slanted and linked runs. A plain literal will do: `"Mix."`, or `["Mix ", .bold("well"), "."]`.
public struct ReportText: Hashable, Sendable {
    /// The runs in order.
    public var runs: [ReportRun]

    /// Text of runs.
    public init(_ runs: [ReportRun]) {
        self.runs = runs
    }

    /// Text of one plain run.
    public init(_ text: String) {
        runs = [ReportRun(text)]
    }

    /// The text alone.
    public var plain: String {
        runs.map(\.text).joined()
    }
}

extension ReportText: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
    /// Text of one plain run.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Text of runs.
    public init(arrayLiteral elements: ReportRun...) {
        self.init(elements)
    }
}

/// A stretch of text set in one way.
public struct ReportRun: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text.
    public var text: String
    /// Set in bold.
    public var isBold: Bool
    /// Set slanted.
    public var isItalic: Bool
    /// Where it leads.
    public var link: LinkTarget?

    /// A run.
    public init(_ text: String, isBold: Bool = false, isItalic: Bool = false, link: LinkTarget? = nil) {
        self.text = text
        self.isBold = isBold
        self.isItalic = isItalic
        self.link = link
    }

    /// A plain run.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A bold run.
    public static func bold(_ text: String) -> ReportRun { ReportRun(text, isBold: true) }

    /// A slanted run.
    public static func italic(_ text: String) -> ReportRun { ReportRun(text, isItalic: true) }

    /// A run that leads somewhere.
    public static func link(_ text: String, _ target: LinkTarget) -> ReportRun { ReportRun(text, link: target) }
}
