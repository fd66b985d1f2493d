import Foundation
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Roles in a shared room")
struct RoomRoleTests {
    /// A room on the challenge day in which every use case is possible: with a second admin, a logger, and removed members of both roles.
    final class Scene {
        let family: Family
        let dan: Member.ID
        let bob: Member.ID
        private let gone: [Member.ID]
        let egg: Item.ID
        let unit: DoseUnit.ID
        let reaction: Reaction.ID

        init() throws {
            family = try Family()
            let ann = family.ann
            dan = try ann.addMember("Dan", role: .admin).id
            bob = try ann.addMember("Bob", role: .logger).id
            gone = [try ann.addMember("Cleo", role: .admin).id, try ann.addMember("Eve", role: .logger).id]
            egg = try family.item("Egg").id
            unit = try ann.findUnit("mg").id
            try family.at("2026-01-06T08:00")
            try ann.hold(date("2026-01-08")...date("2026-01-08"), reason: "illness")
            try ann.setSupply(egg, DoseDraft("12", "piece"))
            reaction = try ann.logReaction(ReactionDraft(symptom: "hives", severity: .mild)).id
            for member in gone { try ann.revoke(member) }
            try family.at("2026-03-30T08:00")
        }

        func tracker(_ who: Who) -> TIPsTracker {
            switch who {
            case .admin: family.ann.acting(as: dan)
            case .logger: family.ann.acting(as: bob)
            case .removedAdmin: family.ann.acting(as: gone[0])
            case .removedLogger: family.ann.acting(as: gone[1])
            case .nobody: family.ann.acting(as: Member.ID("nobody"))
            }
        }
    }

    enum Who: String, CaseIterable, Sendable {
        case admin, logger, removedAdmin, removedLogger, nobody
    }

    /// A use case with the action that only an admin may do; nil if every member may.
    struct UseCase: Sendable, CustomTestStringConvertible {
        let name: String
        let action: String?
        let run: @Sendable (TIPsTracker, Scene) throws -> Void
        var testDescription: String { name }

        init(_ name: String, _ action: String?, _ run: @escaping @Sendable (TIPsTracker, Scene) throws -> Void) {
            self.name = name
            self.action = action
            self.run = run
        }

        func refusal(of who: Who) -> Refusal? {
            switch who {
            case .admin: nil
            case .logger: action.map { .adminsOnly(name: "Bob", action: $0) }
            case .removedAdmin: .revoked("Cleo")
            case .removedLogger: .revoked("Eve")
            case .nobody: .nobody
            }
        }
    }

    static let useCases: [UseCase] = [
        UseCase("addItem", "edit the plan") {
            try $0.addItem(ItemDraft("Oat", .maintenance, nil)); _ = $1
        },
        UseCase("editItem", "edit the plan") { try $0.editItem($1.egg, ItemEdit(name: "Eggs")) },
        UseCase("moveItem", "edit the plan") { try $0.moveItem($1.egg, to: .maintenance) },
        UseCase("deleteItem", "edit the plan") { try $0.deleteItem($1.egg) },
        UseCase("editCycle", "edit the plan") {
            try $0.editCycle(Cycle.ID("cycle-1"), CycleEdit(patient: "Max")); _ = $1
        },
        UseCase("newCycle", "start a cycle") {
            try $0.newCycle(NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-06-22"), dosesFollow: true))
            _ = $1
        },
        UseCase("addUnit", "edit units") {
            try $0.addUnit("drop"); _ = $1
        },
        UseCase("renameUnit", "edit units") { try $0.renameUnit($1.unit, to: "milligram") },
        UseCase("deleteUnit", "edit units") { try $0.deleteUnit($1.unit) },
        UseCase("roomCode", "give out the room code") {
            _ = try $0.roomCode(); _ = $1
        },
        UseCase("addMember", "add members") {
            try $0.addMember("Fay", role: .logger); _ = $1
        },
        UseCase("setRole", "change roles") { try $0.setRole(.admin, of: $1.bob) },
        UseCase("revoke", "remove members") { try $0.revoke($1.bob) },
        UseCase("setTimeZone", "edit the plan") {
            try $0.setTimeZone(.gmt); _ = $1
        },
        UseCase("hold", "hold other days than today") {
            try $0.hold(date("2026-01-09")...date("2026-01-10"), reason: "travel"); _ = $1
        },
        UseCase("release", "release days") {
            try $0.release(date("2026-01-08")...date("2026-01-08")); _ = $1
        },
        UseCase("setSupply", "count supplies") { try $0.setSupply($1.egg, DoseDraft("6", "piece")) },
        UseCase("clearSupply", "count supplies") { try $0.clearSupply($1.egg) },
        UseCase("setReminder", nil) {
            try $0.setReminder(.medicine, isOn: true); _ = $1
        },
        UseCase("setTimer", nil) {
            try $0.setTimer(isOn: false); _ = $1
        },
        UseCase("setOwnTimeZone", nil) {
            try $0.setOwnTimeZone(.gmt); _ = $1
        },
        UseCase("logReaction", nil) {
            try $0.logReaction(ReactionDraft(symptom: "rash", severity: .severe)); _ = $1
        },
        UseCase("leave", nil) {
            try $0.leave(); _ = $1
        },
    ]

    @Test(
        "an admin does all; a logger is refused all but their own; who was removed, or is nobody, all",
        arguments: useCases,
        Who.allCases
    )
    func table(useCase: UseCase, who: Who) throws {
        let scene = try Scene()
        let before = try scene.family.dump()
        if let refusal = useCase.refusal(of: who) {
            #expect(throws: TIPsError.notAllowed(refusal)) { try useCase.run(scene.tracker(who), scene) }
            #expect(try scene.family.dump() == before)
        } else {
            try useCase.run(scene.tracker(who), scene)
            #expect(try scene.family.dump() != before)
        }
    }

    @Test("a reaction is taken out by an admin, and by the logger who wrote it until midnight")
    func reactions() throws {
        let scene = try Scene()
        let bob = scene.tracker(.logger)
        #expect(throws: TIPsError.notAllowed(.notYourReaction(name: "Bob", of: "Ann"))) {
            try bob.deleteReaction(scene.reaction)
        }
        #expect(throws: TIPsError.notAllowed(.notYourReaction(name: "Bob", of: "Ann"))) {
            try bob.editReaction(scene.reaction, ReactionEdit(note: "gone"))
        }
        let mine = try bob.logReaction(ReactionDraft(symptom: "itch", severity: .mild)).id
        let other = try bob.logReaction(ReactionDraft(symptom: "rash", severity: .mild)).id
        try bob.deleteReaction(mine)
        try scene.family.at("2026-03-31T00:00")
        #expect(throws: TIPsError.notAllowed(.reactionNotOfToday(name: "Bob", try date("2026-03-30")))) {
            try bob.deleteReaction(other)
        }
        try scene.tracker(.admin).deleteReaction(other)
        #expect(throws: TIPsError.notFound(what: "reaction", other.rawValue)) { try bob.deleteReaction(other) }
    }

    @Test("a wrong wish of somebody who may not have it is answered with that, not with what is wrong")
    func order() throws {
        let scene = try Scene()
        let bob = scene.tracker(.logger)
        let refusal = TIPsError.notAllowed(.adminsOnly(name: "Bob", action: "edit the plan"))
        #expect(throws: refusal) { try bob.addItem(ItemDraft("", .medicine, nil)) }
        #expect(throws: refusal) { try bob.deleteItem(Item.ID("none")) }
        #expect(throws: refusal) { try bob.editCycle(Cycle.ID("none"), CycleEdit(number: 99)) }
    }
}
