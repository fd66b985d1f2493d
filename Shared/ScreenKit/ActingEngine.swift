import WordKit

/// An engine whose screens can be acted on. The course of an act is the same in each; the engine reads screens and does single acts.
package protocol ActingEngine: Sendable {
    /// A link to a screen.
    associatedtype Place: ScreenPlace
    associatedtype Deed: ScreenAct
    associatedtype Failure: ActError

    /// Returns the screen of a link, with what was typed into its fields.
    func screen(_ link: Place, typed: [String: String]) throws(Failure) -> any Screen

    /// Returns what was done under an operation; nil if nothing was.
    func outcome(of operation: ActOperation) throws(Failure) -> ActOutcome?

    /// Returns the summary of the newest change that was made after a revision and alters what an act means; nil if there is none.
    ///
    /// It alters an act that replaces what the person saw, takes back the last change, or counts places.
    ///
    /// - Parameter deed: The act; nil for one that the screen doesn't offer, which any change of what the screen shows may explain.
    func newestChange(since seen: Revision, by deed: Deed?, at link: Place) throws(Failure) -> String?

    /// Does one act. Its writes are noted under the operation.
    func carryOut(_ deed: Deed, _ act: Act, at link: Place, under operation: ActOperation) async throws(Failure)
        -> ActResult

    /// Returns the screen to show after an act that wrote, and `subject`, the id of what it changed, where it changed something.
    func next(after deed: Deed, at link: Place, about subject: String?) throws(Failure) -> Link

    /// Returns the act that takes an act back, and the link of the screen that offers it; nil where nothing does.
    func inverse(of deed: Deed) -> (deed: Deed, at: Link)?

    /// Returns the act that takes a change back; nil where nothing does. By default, it is the inverse of the act.
    func undo(of deed: Deed, changedAt revision: Revision) -> Acted.Undo?

    /// Returns the act that takes back an act that changed nothing in the change log; nil where nothing does.
    func undo(of deed: Deed, under operation: ActOperation) throws(Failure) -> Acted.Undo?

    /// Returns the words for an act that changed nothing in the change log, such as a favorite; nil for none.
    func said(of deed: Deed) -> String?

    /// Returns the words for an act that was done, with what the engine left out of it. By default, they are the summary of the change.
    ///
    /// - Parameters:
    ///   - said: The summary of the last change that the act made.
    ///   - subject: The id of what it changed.
    func told(_ said: String, of deed: Deed, _ act: Act, at link: Place, about subject: String) throws(Failure)
        -> String

    /// Returns what can't wait after a change, with which the words for the act begin; nil for nothing.
    func alarm(after revision: Revision) throws(Failure) -> String?

    /// Returns whether the effect of an act is there already, so that it is done although the screen doesn't offer it any more.
    func isMet(_ deed: Deed, at link: Place) throws(Failure) -> Bool

    /// Returns an id for an act whose sender made none.
    func newOperation() -> String
}

/// A link to a screen of an engine.
package protocol ScreenPlace: Sendable {
    /// The text of the link.
    var target: String { get }
}

/// The operation under which an act is done once.
package struct ActOperation: Hashable, Sendable {
    package let id: String
    /// All that decides which act it is, in one text: the screen, the action and the typed texts. Files are left out, because a front end may
    /// store them anew for each try.
    package let content: String

    package init(_ id: String, _ act: Act, at place: some ScreenPlace) {
        self.id = id
        let fields = act.fields.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        content = ([place.target, act.action] + fields).map { "\($0.utf8.count):\($0)" }.joined()
    }
}

/// The trace of an act in the change log.
package enum ActOutcome: Hashable, Sendable {
    /// The last change that it made: its revision, its summary, and the id of what it changed.
    case changed(Revision, said: String, subject: String)
    case unchanged
    /// Another act was done under the operation.
    case otherAct
}

/// The result of one act.
package enum ActResult: Sendable {
    /// Something may have been written.
    case written
    /// Something may have been written. The words follow the summary of the change, and stand alone where nothing changed. An act that arrives
    /// again has the summary alone.
    case told(String)
    /// Nothing was written. The screen to show is nil where the action names it.
    case opens(Link?)
    case file(ScreenFile)
    /// Nothing was written, because the person must confirm a question that the screen couldn't know.
    case question(Action.Confirmation)
}

extension ActingEngine {
    package func isMet(_ deed: Deed, at link: Place) throws(Failure) -> Bool { false }

    package func said(of deed: Deed) -> String? { nil }

    package func told(
        _ said: String,
        of deed: Deed,
        _ act: Act,
        at link: Place,
        about subject: String
    ) throws(Failure) -> String { said }

    package func alarm(after revision: Revision) throws(Failure) -> String? { nil }

    package func undo(of deed: Deed, under operation: ActOperation) throws(Failure) -> Acted.Undo? { nil }

    package func undo(of deed: Deed, changedAt revision: Revision) -> Acted.Undo? {
        inverse(of: deed).map { Acted.Undo(Act($0.deed.id, seen: revision), at: $0.at) }
    }

    /// Performs an action of a screen: once for each operation, and not where the screen doesn't offer it or has changed its meaning.
    ///
    /// - Parameter sent: The operation of the act as it was sent; nil if it was sent as it is here, or without an operation.
    package func performed(_ act: Act, at link: Place, under sent: ActOperation? = nil) async throws(Failure) -> Acted {
        let operation = sent ?? ActOperation(act.operation ?? newOperation(), act, at: link)
        if act.operation != nil, let done = try done(under: operation, act, at: link) { return done }
        let screen = try screen(link, typed: act.fields)
        let act = try fitting(act, screen, at: link)
        switch screen.verdict(on: act) {
        case .refused(let why):
            if let deed = Deed(act.action), try isMet(deed, at: link) {
                return try await carriedOut(deed, nil, act, at: link, on: screen, under: operation)
            }
            let judged = try judged(screen, act, why, at: link)
            return .refused(judged, why: try changeSince(act, altering: nil, at: link) ?? why)
        case .question(let question): return .question(question)
        case .allowed(let action):
            guard let deed = Deed(act.action) else { throw Failure.fault(localized("no act has the id \(act.action)")) }
            if let why = unseen(deed, act) { return .refused(screen, why: why) }
            if let why = try changeSince(act, altering: deed, at: link) { return .refused(screen, why: why) }
            return try await carriedOut(deed, action.opens, act, at: link, on: screen, under: operation)
        }
    }

    /// Returns an act without the fields that the person saw and that went away by what was typed into another one.
    private func fitting(_ act: Act, _ screen: any Screen, at link: Place) throws(Failure) -> Act {
        let gone = Set(act.fields.keys).subtracting(ScreenParts(screen).fieldIDs)
        guard !gone.isEmpty else { return act }
        let seen = ScreenParts(try self.screen(link, typed: [:])).fieldIDs
        var act = act
        act.fields = act.fields.filter { !gone.contains($0.key) || !seen.contains($0.key) }
        return act
    }

    /// Returns a screen on which a form was refused with the reason at its field. A screen shows the error of an empty field only once somebody
    /// typed into it, and an act sends the whole form.
    private func judged(
        _ screen: any Screen,
        _ act: Act,
        _ why: String,
        at link: Place
    ) throws(Failure) -> any Screen {
        let form = ScreenParts(screen).forms.first { form in form.buttons.contains { $0.id == act.action } }
        guard let form, form.whyNot == nil, !form.errors.contains(why) else { return screen }
        var typed = act.fields
        for field in form.fields where field.value.isEmpty && field.kind != .file && act.files[field.id] == nil {
            typed[field.id] = typed[field.id] ?? ""
        }
        return typed == act.fields ? screen : try self.screen(link, typed: typed)
    }

    private func carriedOut(
        _ deed: Deed,
        _ opens: Link?,
        _ act: Act,
        at link: Place,
        on screen: any Screen,
        under operation: ActOperation
    ) async throws(Failure) -> Acted {
        // Under an operation the change is found again whoever else writes meanwhile.
        do throws(Failure) {
            switch try await carryOut(deed, act, at: link, under: operation) {
            case .file(let file): return .file(file)
            case .question(let question): return .question(question)
            case .opens(let named):
                if let next = named ?? opens { return .done(.init(next: next)) }
            case .written:
                if let done = try done(under: operation, act, at: link) { return done }
            case .told(let words):
                var done: Acted.Done?
                if case .done(let found)? = try self.done(under: operation, act, at: link) { done = found }
                let said = [done?.said ?? "", words].filter { !$0.isEmpty }.joined(separator: "; ")
                guard let done else {
                    return .done(.init(said: said, next: try next(after: deed, at: link, about: nil)))
                }
                return .done(.init(said: said, next: done.next, undo: done.undo, alarm: done.alarm))
            }
            return .done(.init(next: try next(after: deed, at: link, about: nil)))
        } catch {
            if let done = try done(under: operation, act, at: link) { return done }
            guard error.isAboutTheAct else { throw error }
            // A page can show a reason only at a field that the act has.
            let fields = ScreenParts(screen).fields(of: act.action).map(\.id) + act.fields.keys + act.files.keys
            let field = fields.first { $0 == error.field }
            let why = error.description
            let shown = field == nil ? try judged(screen, act, why, at: link) : screen
            return .refused(shown, why: why, remedy: error.remedy, field: field)
        }
    }

    /// Returns the answer to an act that was done; nil if nothing was done under its operation.
    private func done(under operation: ActOperation, _ act: Act, at link: Place) throws(Failure) -> Acted? {
        guard let outcome = try outcome(of: operation) else { return nil }
        if outcome == .otherAct {
            let why =
                localized(
                    "another act was done under the operation id “\(operation.id)” — send this one under an id of its own"
                )
            return .refused(try screen(link, typed: act.fields), why: why)
        }
        guard let deed = Deed(act.action) else { throw Failure.fault(localized("no act has the id \(act.action)")) }
        guard case .changed(let revision, let said, let subject) = outcome else {
            let undo = try undo(of: deed, under: operation)
            return .done(
                .init(said: self.said(of: deed), next: try next(after: deed, at: link, about: nil), undo: undo)
            )
        }
        let undo = undo(of: deed, changedAt: revision)
        let told = try told(said, of: deed, act, at: link, about: subject)
        let next = try next(after: deed, at: link, about: subject)
        return .done(.init(said: told, next: next, undo: undo, alarm: try alarm(after: revision)))
    }

    /// Returns a sentence for an act that takes back the newest change, whatever it is, and doesn't say which one the person saw.
    private func unseen(_ deed: Deed, _ act: Act) -> String? {
        guard deed.needsSeen, act.seen?.rawValue.first?.isNumber != true else { return nil }
        return localized(
            "“\(deed.id)” is about the newest change — send the revision of the page that was seen with it"
        )
    }

    /// Returns a sentence with the newest change since the person looked; nil if there is none, or if the sender doesn't know what was seen.
    private func changeSince(_ act: Act, altering deed: Deed?, at link: Place) throws(Failure) -> String? {
        guard let seen = act.seen, let summary = try newestChange(since: seen, by: deed, at: link) else { return nil }
        return localized("since you looked: \(summary) — look again, then decide")
    }
}
