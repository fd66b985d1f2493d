import ScreenKit

/// The text that a person types to take the next step after an error.
public struct NextStep: Hashable, Sendable {
    /// A command such as `tips setup`, or an option of the refused command such as `--sure`.
    public let typed: String
    /// The words before it, such as "if it is meant"; nil for none.
    public let lead: String?

    public init(_ typed: String, after lead: String? = nil) {
        self.typed = typed
        self.lead = lead
    }

    /// Returns a sentence with the step behind it.
    func told(behind message: String) -> String { message + (lead.map { "; \($0)" } ?? "") + ": “\(typed)”" }
}

extension AppDefinition {
    /// Returns an error's sentence with the text that a person types to take the next step.
    ///
    /// - Parameter message: The sentence; nil for the error's description.
    public func told(_ error: any Error, as message: String? = nil) -> String {
        let message = message ?? String(describing: error)
        guard let step = nextStep(error) ?? (error as? any ScreenError)?.remedy.map({ NextStep(opening($0)) }) else {
            return message
        }
        return step.told(behind: message)
    }

    /// Returns the command that opens the screen of a link.
    func opening(_ link: Link) -> String { "\(name) open \(link.target.quotedForShell)" }
}
