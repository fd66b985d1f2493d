/// The actions, forms and links of a screen, wherever it holds them, in the order of its properties.
///
/// They are found by reflection, so a screen can't forget one.
public struct ScreenParts: Sendable {
    /// Every action: of rows, of forms and of the page.
    public private(set) var actions: [Action] = []
    public private(set) var forms: [Form] = []
    /// Every link, also those that actions open.
    public private(set) var links: [Link] = []

    /// - Complexity: O(*n*) in the values that the screen holds.
    public init(_ screen: any Screen) { visit(screen) }

    private mutating func visit(_ value: Any) {
        switch value {
        case is String, is Int, is Bool: return
        case let action as Action:
            actions.append(action)
            if let link = action.opens { links.append(link) }
        case let form as Form:
            forms.append(form)
            form.buttons.forEach { visit($0) }
        case let link as Link: links.append(link)
        default: for child in Mirror(reflecting: value).children { visit(child.value) }
        }
    }
}

extension Screen {
    /// How the screen answers an act before any rule is asked.
    ///
    /// The screen has to be made with the typed fields of the act, so that an action that they make impossible is disabled.
    public func verdict(on act: Act) -> ActVerdict {
        guard let action = ScreenParts(self).actions.first(where: { $0.id == act.action }) else {
            return .refused(why: "this page doesn't offer “\(act.action)” any more — look at it again")
        }
        if let why = action.whyNot { return .refused(why: why) }
        if let question = action.confirmation, !act.isConfirmed { return .question(question) }
        return .allowed(action)
    }
}

/// What a screen says to an act.
public enum ActVerdict: Hashable, Sendable {
    /// It isn't on the screen, or can't be done now.
    case refused(why: String)
    /// It has to be confirmed first.
    case question(Action.Confirmation)
    case allowed(Action)
}
