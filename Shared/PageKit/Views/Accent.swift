/// The accent color of an app, for its name, its main buttons, its links and its graphs. The style sheet has the colors.
public enum Accent: String, CaseIterable, Sendable {
    case teal, blue, plum, rust, olive

    /// The class of the parts of a page that have the color.
    var style: String { "accent-" + rawValue }
}
