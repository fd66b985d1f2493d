public import Foundation
import JSONKit
public import ScreenKit
import TimeKit
public import WordKit

/// A random walk through an engine's screens. It follows links, fills forms with fitting, extreme and hostile values, performs the actions that
/// screens offer, and records each breach of a law of screens.
///
/// The laws:
/// - Every link opens (tried in English), and ids are unique on their screen.
/// - A screen's JSON reads back equal. A screen stays the same until something changes.
/// - An enabled action is done, asks, gives a file, or is refused with a reason and changes nothing.
/// - A disabled action is refused in the words that it shows, and a button of a form in those that it shows for what was typed.
/// - A refused act with fields has an error at one of them or names one, or its reason is about none (in English). A text that was typed into
///   the named field comes back in it.
/// - The screen of a refusal's remedy opens.
/// - An act that is sent twice is done once.
/// - An act that says what it did is in the change log. An act that adds nothing to the log leaves the screen's revision.
/// - An undo restores the screen. A screen that lists changes is exempt, and an act that is named as lasting.
/// - In the pseudo-language: each text is in a catalog, and each refusal is.
/// - A number, an amount or a date just outside a field's range is refused at the field, and the ends of the range aren't (`tryRanges`).
/// - A text one character longer than a field's limit is refused at the field, and one of that length isn't (`tryLimits`).
/// - With a clock: a screen stays the same until the instant that it is valid until, and differs then.
public struct ScreenWalk {
    /// Shows the screen of a link.
    public typealias Show = (_ link: String) throws -> any Screen
    public typealias Perform = (Act, _ link: String) async throws -> Acted

    let show: Show
    /// Shows a screen in the language that is current.
    private let shown: Show
    let perform: Perform
    let files: [Field.Kind: [URL]]
    private let histories: Set<String>
    private let lasting: Set<String>
    private let log: (() throws -> Int64)?
    private let unlogged: Set<String>
    private let numbered: Set<String>
    private let clock: ManualClock?
    private let known: Set<String>?
    let kind: (String) -> String
    let language: Language
    private let elsewhere: Set<KitPage>
    private let isContent: (String) -> Bool
    let isAboutNoField: (String) -> Bool
    var source: SeededGenerator
    /// Draws the links to try among the many of a page, so that these don't change the walk.
    private var sampler: SeededGenerator
    private var operations = 0
    /// The texts that the walk has typed, without the spaces around them.
    private var typed: Set<String> = []
    /// The page, met or linked, on which each kind of action was offered last.
    private var offered: [String: String] = [:]
    /// Each kind of action that takes fields with a range, and the page that had them last, by the kind and the fields.
    var ranged: [String: (kind: String, link: String)] = [:]
    /// The same for each field with a limit.
    var limited: [String: (kind: String, link: String)] = [:]
    /// The links that opened since the clock was moved, alone and with the revision of the page that has them.
    private var open: Set<String> = []
    /// The screens whose texts were checked, by revision and link.
    private var read: Set<String> = []

    /// The breaches of a law, each with the link, the action and the typed fields.
    public internal(set) var breaches: [String] = []
    /// The types of the screens met so far.
    public private(set) var screens: Set<String> = []
    /// The kinds of actions done so far: their ids, with `*` for each identifier in them.
    public private(set) var done: Set<String> = []
    /// The ids of the fields whose range was tried.
    public internal(set) var triedRanges: Set<String> = []
    /// The ids of the fields whose limit was tried.
    public internal(set) var triedLimits: Set<String> = []

    /// - Parameters:
    ///   - files: The files for fields that take one.
    ///   - histories: The types of screens that list changes, which an undo adds to.
    ///   - lasting: The kinds of actions that leave something whatever takes them back.
    ///   - log: Returns the newest change of the change log; nil where it isn't checked.
    ///   - unlogged: The kinds of actions whose changes the log leaves out.
    ///   - numbered: The kinds of actions whose file is noted in the log with its number.
    ///   - clock: The engine's clock, which the walk moves; nil for an engine whose screens don't change by themselves.
    ///   - known: The kinds of actions that earlier walks did. Half of the time the walk picks another kind, and types little; nil for a walk
    ///     without preference.
    ///   - language: The language of the person who walks.
    ///   - elsewhere: The pages of the kit that `show` doesn't know. The walk doesn't follow links to them.
    ///   - isContent: Whether a text of a screen is what a person wrote or a source said, and so has one language.
    ///   - isAboutNoField: Whether a reason of a refusal is about no field of the act, such as a network that is down.
    ///   - kind: Returns the kind of an action from its id. By default, each long or numeric part of the id becomes `*`.
    ///   - show: Shows a screen.
    ///   - perform: Performs an act.
    public init(
        seed: UInt64,
        files: [Field.Kind: [URL]] = [:],
        histories: Set<String> = [],
        lasting: Set<String> = [],
        log: (() throws -> Int64)? = nil,
        unlogged: Set<String> = [],
        numbered: Set<String> = [],
        clock: ManualClock? = nil,
        known: Set<String>? = nil,
        language: Language = .english,
        elsewhere: Set<KitPage> = Set(KitPage.allCases),
        isContent: @escaping (String) -> Bool = { _ in false },
        isAboutNoField: @escaping (String) -> Bool = { _ in false },
        kind: @escaping (String) -> String = ScreenWalk.kind,
        show: @escaping Show,
        perform: @escaping Perform
    ) {
        source = SeededGenerator(seed: seed)
        sampler = SeededGenerator(seed: seed)
        self.files = files
        self.histories = histories
        self.lasting = lasting
        self.log = log
        self.unlogged = unlogged
        self.numbered = numbered
        self.clock = clock
        self.known = known
        self.kind = kind
        self.language = language
        self.elsewhere = elsewhere
        self.isContent = isContent
        self.isAboutNoField = isAboutNoField
        shown = show
        self.show = { link in try Language.$current.withValue(language) { try show(link) } }
        self.perform = { act, link in
            try await Language.$current.withValue(language) { try await perform(act, link) }
        }
    }

    /// Walks some steps, beginning at a link and beginning anew there now and then.
    public mutating func walk(from home: String, steps: Int) async {
        var link = home
        for _ in 0..<steps {
            if source.oneIn(30) { link = home }
            guard let screen = opened(link) else {
                link = home
                continue
            }
            let parts = ScreenParts(screen)
            check(screen, parts, at: link)
            if let clock, source.oneIn(20) {
                wait(screen, at: link, clock)
                continue
            }
            let links = followed(parts)
            if !links.isEmpty, parts.actions.isEmpty || source.oneIn(3) {
                link = source.pick(links).target
            } else if !parts.actions.isEmpty {
                let sought = sought(parts)
                let action = sought ?? source.pick(parts.actions)
                link = await act(action, on: screen, parts, at: link, typesLittle: sought != nil) ?? link
            }
        }
    }

    /// Does the kinds of actions that were offered and that no walk did yet, each on the page that offered it last. So do those that such an act
    /// makes possible.
    ///
    /// - Parameter tries: The most acts of each kind.
    public mutating func catchUp(tries: Int = 4) async {
        for _ in 0..<tries {
            for (kind, link) in offered.sorted(by: { $0.key < $1.key })
            where !done.contains(kind) && known?.contains(kind) != true {
                guard let screen = try? show(link) else { continue }
                let parts = ScreenParts(screen)
                let actions = new(parts).filter { self.kind($0.id) == kind }
                guard !actions.isEmpty else { continue }
                let next = await act(source.pick(actions), on: screen, parts, at: link, typesLittle: true)
                for page in [link, next].compactMap(\.self) {
                    // A page whose record was deleted is gone.
                    if let screen = try? show(page) { noteOffers(of: screen, at: page) }
                }
            }
        }
    }

    private mutating func noteOffers(of screen: any Screen, at link: String) {
        for action in usable(ScreenParts(screen)) { offered[kind(action.id)] = link }
    }

    /// Returns an action of a kind that no walk did, half of the time; nil for none.
    private mutating func sought(_ parts: ScreenParts) -> Action? {
        guard known != nil, source.oneIn(2) else { return nil }
        let new = new(parts)
        return new.isEmpty ? nil : source.pick(new)
    }

    /// Returns the actions of kinds that no walk did.
    private func new(_ parts: ScreenParts) -> [Action] {
        usable(parts).filter { action in
            let kind = kind(action.id)
            return known?.contains(kind) != true && !done.contains(kind)
        }
    }

    /// Returns the actions that are enabled, or whose form may enable them.
    func usable(_ parts: ScreenParts) -> [Action] {
        let buttons = Set(parts.forms.flatMap(\.buttons).map(\.id))
        return parts.actions.filter { $0.isEnabled || buttons.contains($0.id) }
    }

    /// Returns the links of a screen that the walk follows.
    private func followed(_ parts: ScreenParts) -> [Link] {
        parts.links.filter { link in KitPage(link.target).map { !elsewhere.contains($0) } ?? true }
    }

    private mutating func opened(_ link: String) -> (any Screen)? {
        do {
            return try show(link)
        } catch {
            breaches.append("\(link) doesn't open: \(error)")
            return nil
        }
    }

    private mutating func check(_ screen: some Screen, _ parts: ScreenParts, at link: String) {
        screens.insert("\(type(of: screen))")
        for action in usable(parts) {
            offered[kind(action.id)] = link
            noteBounds(of: action, in: parts, at: link)
        }
        let ids = parts.actions.map(\.id)
        if Set(ids).count != ids.count { breaches.append("\(link): an id is there twice: \(ids.sorted())") }
        if (try? Self.readBack(screen)) != screen { breaches.append("\(link): its JSON doesn't read back equal") }
        if language == .pseudo, read.insert("\(screen.revision) \(link)").inserted { checkTexts(screen, at: link) }
        if let again = opened(link), Self.json(again, without: []) != Self.json(screen, without: []) {
            let keys = Self.differing(again, screen).joined(separator: ", ")
            breaches.append("\(link): another screen without a change, in \(keys)")
        }
        guard language == .english else { return }
        let links = followed(parts)
        let others = links.dropFirst(20).map(\.target)
        let sample = (0..<min(3, others.count)).map { _ in sampler.pick(others) }
        // A link that is met again, after a change, is opened one time in four.
        for target in links.prefix(20).map(\.target) + sample
        where open.insert("\(screen.revision) \(target)").inserted
            && (open.insert(target).inserted || sampler.oneIn(4))
        {
            if let screen = opened(target) { noteOffers(of: screen, at: target) }
        }
    }

    private mutating func checkTexts(_ screen: any Screen, at link: String) {
        guard let english = Language.$current.withValue(.english, operation: { try? shown(link) }) else { return }
        let isContent = isContent
        let typed = typed.filter { $0.count > 2 }.sorted { ($1.count, $0) < ($0.count, $1) }
        for text in UntranslatedTexts.found(
            in: screen,
            english: english,
            except: { isContent($0) || Self.isData($0, typed) }
        ) {
            breaches.append("\(link): no catalog has \(text)")
        }
    }

    /// Waits until the screen changes by itself.
    private mutating func wait(_ screen: any Screen, at link: String, _ clock: ManualClock) {
        let label = { (child: Mirror.Child) in child.label == "_validUntil" || child.label == "validUntil" }
        guard let value = Mirror(reflecting: screen).children.first(where: label)?.value,
            let end = value as? Instant ?? (value as? NullEncoded<Instant>)?.wrappedValue
        else { return }
        if end <= clock.now { breaches.append("\(link): it was valid until \(end), which is over") }
        clock.now = end.adding(milliseconds: -1)
        if let before = opened(link), Self.json(before, without: []) != Self.json(screen, without: []) {
            let keys = Self.differing(before, screen).joined(separator: ", ")
            breaches.append("\(link): it changes by itself before \(end), in \(keys)")
        }
        clock.now = end
        open = []
        if let after = opened(link), Self.json(after, without: []) == Self.json(screen, without: []) {
            breaches.append("\(link): it is valid until \(end), and stays the same then")
        }
    }

    /// Returns the keys whose values differ.
    private static func differing(_ one: any Screen, _ other: any Screen) -> [String] {
        guard let one = json(one, without: []), let other = json(other, without: []) else { return [] }
        return Set(one.allKeys + other.allKeys as? [String] ?? []).sorted()
            .filter { one[$0] as? NSObject != other[$0] as? NSObject }
    }

    private static func json(_ screen: any Screen, without keys: [String]) -> NSDictionary? {
        guard let data = try? JSONEncoder().encode(screen),
            var object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return nil }
        for key in keys { object[key] = nil }
        return object as NSDictionary
    }
}

extension NSDictionary {
    /// Returns whether both have the same value for a key.
    fileprivate func isEqual(value key: String, in other: NSDictionary) -> Bool {
        (self[key] as? NSObject) == (other[key] as? NSObject)
    }
}

// MARK: Acting

extension ScreenWalk {
    /// - Returns: The link to go on with; nil to stay.
    private mutating func act(
        _ action: Action,
        on screen: any Screen,
        _ parts: ScreenParts,
        at link: String,
        typesLittle: Bool
    ) async -> String? {
        operations += 1
        var act = Act(action.id, operation: "walk-\(operations)", seen: screen.revision)
        let form = parts.forms.first { $0.buttons.contains { $0.id == action.id } }
        let fields = (form?.fields ?? []) + action.inputs
        for field in fields {
            if typesLittle { fillIfBlank(field, in: &act) } else { fill(field, in: &act) }
        }
        // A reason may name a field by its id, as a command does.
        typed.formUnion(fields.map { "\($0.id):" })
        typed.formUnion(act.fields.values.map { $0.trimmingCharacters(in: .whitespaces) })
        let breach = { (why: String) in "\(link) · \(action.id) · \(act.fields): \(why)" }
        do {
            let newest = try log?()
            var acted = try await perform(act, link)
            if case .question(let question) = acted {
                if Self.json(try show(link), without: []) != Self.json(screen, without: []) {
                    breaches.append(breach("a question changed something"))
                }
                act.confirm(question)
                acted = try await perform(act, link)
            }
            switch acted {
            case .question: breaches.append(breach("it asks again after it was confirmed"))
            case .file(let file):
                done.insert(kind(action.id))
                if file.bytes.isEmpty { breaches.append(breach("the file is empty")) }
                if !numbered.contains(kind(action.id)), try log?() != newest {
                    breaches.append(breach("a file changed something"))
                }
            case .refused(let shown, let why, let remedy, let field):
                let leak = language == .pseudo ? UntranslatedTexts.leak(in: why, typed) : nil
                if let leak, !isContent(leak) { breaches.append(breach("no catalog has “\(leak)” of “\(why)”")) }
                if why.isEmpty { breaches.append(breach("refused without a reason")) }
                if let remedy, (try? show(remedy.target)) == nil {
                    breaches.append(breach("no screen is at the remedy \(remedy.target)"))
                }
                for fault in faults(why, field, shown, act, action, form) { breaches.append(breach(fault)) }
                if shown.revision != screen.revision { breaches.append(breach("refused, and something changed")) }
            case .done(let result):
                if let why = action.whyNot, act.fields.isEmpty {
                    breaches.append(breach("done although the screen says “\(why)”"))
                }
                done.insert(kind(action.id))
                if try newest == log?(), log != nil, !unlogged.contains(kind(action.id)) {
                    if result.said != nil { breaches.append(breach("done, and not in the change log")) }
                    if try show(link).revision != screen.revision {
                        breaches.append(breach("another revision without a change"))
                    }
                }
                return try await checkDone(result, act, before: screen, at: link)
            }
        } catch {
            breaches.append(breach("\(error)"))
        }
        return nil
    }

    /// - Returns: The link to go on with.
    private mutating func checkDone(
        _ result: Acted.Done,
        _ act: Act,
        before: any Screen,
        at link: String
    ) async throws -> String {
        let next = result.next.target
        if result.said != nil, source.oneIn(4) {
            let revision = try show(next).revision
            guard case .done(let again) = try await perform(act, link), again == result,
                try show(next).revision == revision
            else {
                breaches.append("\(link) · \(act.action): done twice under one operation")
                return next
            }
        }
        guard let undo = result.undo, source.oneIn(4) else { return next }
        guard case .done(let undone) = try await perform(undo.act, undo.at.target) else {
            breaches.append("\(link) · \(act.action): its undo isn't done")
            return next
        }
        // The offers to undo or redo may differ.
        let keys = ["revision", "undo", "redo"]
        if !histories.contains("\(type(of: before))"), !lasting.contains(kind(act.action)),
            let was = Self.json(before, without: keys), let now = Self.json(try show(link), without: keys), was != now
        {
            let changed = was.allKeys.compactMap { $0 as? String }.filter { !was.isEqual(value: $0, in: now) }
            breaches.append("\(link) · \(act.action) \(act.fields): undo doesn't bring back \(changed.sorted())")
        }
        return undone.next.target
    }
}
