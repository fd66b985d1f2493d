import WordKit

/// The actions, forms and links of a screen, at any depth, in the order of its properties.
///
/// They are found by reflection, so a screen can't forget one.
public struct ScreenParts: Sendable {
    /// Every action: of rows, of forms and of the page.
    public private(set) var actions: [Action] = []
    public private(set) var forms: [Form] = []
    /// Every link, including those that actions open.
    public private(set) var links: [Link] = []

    /// - Complexity: O(*n*) in the number of values of the screen.
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

extension ScreenParts {
    /// Returns the fields that are sent with an action: those of its forms, and its own.
    package func fields(of action: String) -> [Field] {
        let sent = forms.filter { form in form.buttons.contains { $0.id == action } }
        return sent.flatMap(\.fields) + (actions.first { $0.id == action }?.inputs ?? [])
    }

    /// The ids of all fields of the screen.
    var fieldIDs: Set<String> { Set((forms.flatMap(\.fields) + actions.flatMap(\.inputs)).map(\.id)) }

    /// The fault of an act's fields: one that the page doesn't have, a text for a file, or a file for a text; nil for none.
    fileprivate func fault(in act: Act, for action: Action) -> String? {
        let fields = action.inputs + forms.flatMap(\.fields)
        let named = Set(act.fields.keys).union(act.files.keys)
        if let unknown = named.subtracting(fields.map(\.id)).min() {
            let there =
                fields.isEmpty
                ? localized("it takes none") : localized("it takes \(fields.map(\.id).joined(separator: ", "))")
            return localized("“\(action.id)” takes no field “\(unknown)” — \(there)")
        }
        for field in fields {
            let takesFile = field.kind == .file || field.kind == .page
            if field.kind == .file, act.fields[field.id] != nil {
                return localized("the field “\(field.id)” takes a file, not a text — choose a file")
            }
            if !takesFile, act.files[field.id] != nil {
                return localized("the field “\(field.id)” takes a text, not a file — write the text")
            }
        }
        return nil
    }
}

extension Screen {
    /// Checks an act against the screen's actions, before any rule of the engine.
    ///
    /// The screen must have been created with the act's fields, so that invalid input disables its action.
    public func verdict(on act: Act) -> ActVerdict {
        let parts = ScreenParts(self)
        guard let action = parts.actions.first(where: { $0.id == act.action }) else {
            guard let seen = act.seen else { return .refused(why: localized("this page has no such action")) }
            // A page may have changed by time alone, under the revision that was seen.
            return .refused(
                why: seen == revision
                    ? localized("this page has no such action now — look again")
                    : localized("this page has changed since — look again")
            )
        }
        if let why = parts.fault(in: act, for: action) { return .refused(why: why) }
        if let why = action.whyNot { return .refused(why: why) }
        if let question = action.confirmation, !question.isConfirmed(by: act) { return .question(question) }
        return .allowed(action)
    }
}

/// The result of checking an act against a screen.
public enum ActVerdict: Hashable, Sendable {
    /// The screen doesn't have the action, or it is disabled.
    case refused(why: String)
    /// The person must confirm the act first. It wasn't confirmed, or another question was.
    case question(Action.Confirmation)
    case allowed(Action)
}
