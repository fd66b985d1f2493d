public import Foundation
public import TimeKit

/// A change of a reaction. Omitted fields stay as they are.
public struct ReactionEdit: Hashable, Sendable {
    /// The change of the photo.
    public enum Photo: Hashable, Sendable {
        /// The photo stays as it is.
        case stays
        /// The photo is removed.
        case removed
        /// The bytes of a new photo.
        case new(Data)
    }

    public var symptom: String?
    public var severity: Reaction.Severity?
    /// The time of the first symptom.
    public var at: Instant?
    /// Free text.
    public var note: String?
    /// The log of the dose that the reaction followed.
    public var after: Claim.ID?
    /// The item that the reaction followed. If its box is ticked, its log counts.
    public var food: Item.ID?
    /// The time of the adrenaline.
    public var adrenalineAt: Instant?
    /// Whether adrenaline was given at a time that isn't known. The onset stands for it, and the note says so.
    public var gaveAdrenaline = false
    /// Whether to delete the entry that adrenaline was given. A second dose is then the first.
    public var noAdrenaline: Bool
    /// The time of a second dose of adrenaline. Without a first one it is the first.
    public var secondAdrenalineAt: Instant?
    /// Whether a second dose was given at a time that isn't known. The time of the first stands for it, and the note says so.
    public var gaveSecondAdrenaline = false
    /// Whether to delete the entry of a second dose of adrenaline.
    public var noSecondAdrenaline = false
    /// Whether an antihistamine was given.
    public var gaveAntihistamine: Bool?
    /// Whether the patient was taken to an emergency room.
    public var wentToEmergencyRoom: Bool?
    public var photo: Photo

    public init(
        symptom: String? = nil,
        severity: Reaction.Severity? = nil,
        at: Instant? = nil,
        note: String? = nil,
        after: Claim.ID? = nil,
        food: Item.ID? = nil,
        adrenalineAt: Instant? = nil,
        noAdrenaline: Bool = false,
        gaveAntihistamine: Bool? = nil,
        wentToEmergencyRoom: Bool? = nil,
        photo: Photo = .stays
    ) {
        self.symptom = symptom
        self.severity = severity
        self.at = at
        self.note = note
        self.after = after
        self.food = food
        self.adrenalineAt = adrenalineAt
        self.noAdrenaline = noAdrenaline
        self.gaveAntihistamine = gaveAntihistamine
        self.wentToEmergencyRoom = wentToEmergencyRoom
        self.photo = photo
    }
}

extension ReactionEdit {
    /// A dose of adrenaline.
    public enum Adrenaline: Hashable, Sendable {
        case first
        case second
    }

    /// Notes what was typed about a dose of adrenaline.
    ///
    /// - Parameters:
    ///   - isGiven: whether it was given; false deletes the entry of the dose.
    ///   - at: the time; nil for one that isn't known.
    public mutating func noteAdrenaline(_ dose: Adrenaline, isGiven: Bool, at: Instant? = nil) {
        let given = isGiven ? at : nil
        switch dose {
        case .first: (adrenalineAt, gaveAdrenaline, noAdrenaline) = (given, isGiven && at == nil, !isGiven)
        case .second:
            (secondAdrenalineAt, gaveSecondAdrenaline, noSecondAdrenaline) = (given, isGiven && at == nil, !isGiven)
        }
    }

    /// Whether it makes a reaction severe, or notes its first adrenaline or a second dose.
    package func worsens(_ reaction: Reaction) -> Bool {
        severity == .severe && reaction.severity != .severe
            || (adrenalineAt != nil || gaveAdrenaline) && reaction.adrenalineAt == nil
            || (secondAdrenalineAt != nil || gaveSecondAdrenaline) && reaction.secondAdrenalineAt == nil
    }

    /// Drops or shortens the part of the edit that caused an error, so that a reaction that becomes worse can still be saved. Adrenaline at a time to
    /// come was given at a time that isn't known.
    ///
    /// - Returns: false if the error isn't about a part of the edit.
    mutating func leaveOut(_ error: TIPsError) -> Bool {
        func cut(_ text: String?, _ rule: TextRule) -> String? {
            text.flatMap { $0.count > rule.limit ? String($0.prefix(rule.limit)) : nil }
        }
        switch error {
        case .notFound(what: "log", _) where after != nil: after = nil
        case .notFound(what: "log", _) where at != nil: at = nil
        case .notFound(what: "item", _) where food != nil: food = nil
        case .inTheFuture(let moment) where moment == at: at = nil
        case .inTheFuture(let moment) where moment == adrenalineAt: (adrenalineAt, gaveAdrenaline) = (nil, true)
        case .inTheFuture where secondAdrenalineAt != nil: (secondAdrenalineAt, gaveSecondAdrenaline) = (nil, true)
        case .outsideItsCycle where at != nil: at = nil
        case .tooLong(.note, _): note = cut(note, TextRule.note)
        case .tooLong(.symptom, _): symptom = cut(symptom, TextRule.symptom)
        case .blank(.symptom): symptom = nil
        default: return false
        }
        return true
    }
}

extension ReactionDraft {
    /// Whether it stops the treatment foods as a severe one does. See ``Reaction/countsAsSevere``.
    var countsAsSevere: Bool { severity == .severe || adrenalineAt != nil || gaveAdrenaline }

    /// Drops or shortens the part of the draft that caused an error, as in an edit, so that the reaction can still be saved. A lost symptom is
    /// replaced by words.
    ///
    /// - Returns: false if the error isn't about a part of the draft.
    mutating func leaveOut(_ error: TIPsError) -> Bool {
        var edit = ReactionEdit(symptom: symptom, at: at, note: note, after: after, food: food)
        (edit.adrenalineAt, edit.gaveAdrenaline) = (adrenalineAt, gaveAdrenaline)
        guard edit.leaveOut(error) else { return false }
        symptom = edit.symptom ?? (severity == .severe ? Reaction.unnamed : Reaction.unnamedWithAdrenaline)
        (at, note, after, food) = (edit.at, edit.note ?? "", edit.after, edit.food)
        (adrenalineAt, gaveAdrenaline) = (edit.adrenalineAt, edit.gaveAdrenaline)
        return true
    }
}

/// A reaction as it was typed.
public struct ReactionDraft: Hashable, Sendable {
    /// The symptom: "hives on both arms".
    public var symptom: String
    public var severity: Reaction.Severity
    /// The onset; nil for now.
    public var at: Instant?
    /// The log of the dose that the reaction followed; nil for none.
    public var after: Claim.ID?
    /// The item that the reaction followed; nil for none, or if `after` is its log. If its box is ticked, its log counts.
    public var food: Item.ID?
    /// Free text.
    public var note: String
    /// The time of the adrenaline; nil if none was given, and if its time isn't known.
    public var adrenalineAt: Instant?
    /// Whether adrenaline was given at a time that isn't known. The onset stands for it, and the note says so.
    public var gaveAdrenaline = false
    /// Whether an antihistamine was given.
    public var gaveAntihistamine: Bool
    /// Whether the patient was taken to an emergency room.
    public var wentToEmergencyRoom: Bool
    /// The bytes of a photo; nil for none.
    public var photo: Data?

    public init(
        symptom: String,
        severity: Reaction.Severity,
        at: Instant? = nil,
        after: Claim.ID? = nil,
        food: Item.ID? = nil,
        note: String = "",
        adrenalineAt: Instant? = nil,
        gaveAntihistamine: Bool = false,
        wentToEmergencyRoom: Bool = false,
        photo: Data? = nil
    ) {
        self.symptom = symptom
        self.severity = severity
        self.at = at
        self.after = after
        self.food = food
        self.note = note
        self.adrenalineAt = adrenalineAt
        self.gaveAntihistamine = gaveAntihistamine
        self.wentToEmergencyRoom = wentToEmergencyRoom
        self.photo = photo
    }
}
