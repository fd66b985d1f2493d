import ScreenKit
import WordKit

// The laws of refusals: they have the words that the screen shows, and those that are about a field say so at the field.

extension ScreenWalk {
    /// Returns the faults of a refusal.
    ///
    /// - Parameters:
    ///   - why: The reason.
    ///   - named: The id of the field that the refusal names; nil for none.
    ///   - shown: The screen that came back.
    ///   - act: The act as it was sent.
    ///   - action: The action as it was offered.
    ///   - form: The form that has the action as a button; nil for an action of its own.
    func faults(
        _ why: String,
        _ named: String?,
        _ shown: any Screen,
        _ act: Act,
        _ action: Action,
        _ form: Form?
    ) -> [String] {
        let parts = ScreenParts(shown)
        let fields = parts.fields(of: action.id)
        var faults: [String] = []
        let words = form == nil ? action.whyNot : parts.actions.first { $0.id == action.id }?.whyNot
        if let words, words != why { faults.append("refused with “\(why)”, and the screen says “\(words)”") }
        if let named, !fields.contains(where: { $0.id == named }) {
            faults.append("refused at the field “\(named)”, which the act doesn't have")
        }
        // A toggle shows one of two values, whatever was sent.
        if let field = fields.first(where: { $0.id == named }), let typed = act.fields[field.id], typed != field.value,
            ![.file, .secret, .toggle].contains(field.kind)
        {
            faults.append("refused at the field “\(field.id)”, which came back with “\(field.value)”")
        }
        let isAtField = named != nil || fields.contains { $0.error != nil }
        // A form may say why it can't be sent whatever its fields say, and any other action why it can't be done.
        let isMain = form?.buttons.first?.id == action.id
        let whole = parts.forms.first { form in form.buttons.contains { $0.id == action.id } }?.whyNot
        let isOfWhole = why == whole || (!isMain && why == action.whyNot)
        if language == .english, !fields.isEmpty, !isAtField, !isOfWhole, !isAboutNoField(why) {
            faults.append("refused with “\(why)”, which is at no field")
        }
        return faults
    }
}
