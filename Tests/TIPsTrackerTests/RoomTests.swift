import Foundation
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Members and the room code")
struct RoomTests {
    @Test("with the code somebody joins as a logger, with their own settings, and the device is theirs")
    func join() throws {
        let family = try Family()
        let code = try family.ann.roomCode()
        family.clock.advance(minutes: 1)
        let settings = MemberSettings(timerIsOn: false, timerMinutes: 10)
        let bob = try family.ann.join(code: RoomCodeRule.shown(code), name: " Bob ", settings: settings)
        #expect(bob.name == "Bob")
        #expect(bob.role == .logger)
        #expect(try family.ann.currentMember() == bob)
        // The minutes between treatment foods belong to the plan.
        #expect(try family.ann.settings() == MemberSettings(timerIsOn: false))
        #expect(try family.ann.plan().members.map(\.name) == ["Ann", "Bob"])
        #expect(try family.summaries().last == "Bob joined")
    }

    @Test("a code is read in any case, with spaces and hyphens anywhere, and with I, L and O for 1 and 0")
    func variants() throws {
        let family = try Family()
        let shown = try RoomCodeRule.shown(family.ann.roomCode())
        let bare = shown.replacing("-", with: "")
        let typed = [
            shown.lowercased(), bare, " \(bare.map(String.init).joined(separator: " ")) ",
            shown.replacing("1", with: "l").replacing("0", with: "O"), shown.replacing("1", with: "I"),
        ]
        for (index, code) in typed.enumerated() {
            try family.ann.join(code: code, name: "Bob \(index)", settings: MemberSettings())
        }
        #expect(try family.ann.plan().members.count == 1 + typed.count)
    }

    @Test("a code that is wrong, has been replaced or has expired lets nobody in, and changes nothing")
    func refused() throws {
        let family = try Family()
        #expect(throws: TIPsError.notARoomCode("hello")) {
            try family.ann.join(code: "hello", name: "Bob", settings: MemberSettings())
        }
        let stranger = RoomCodeRule.shown(RoomCode(letters: "ABCD2345ABCD", expires: family.clock.now))
        #expect(throws: TIPsError.noRoomWithCode(stranger)) {
            try family.ann.join(code: stranger, name: "Bob", settings: MemberSettings())
        }
        let old = try RoomCodeRule.shown(family.ann.roomCode())
        let new = try RoomCodeRule.shown(family.ann.roomCode(rotate: true))
        let before = try family.dump()
        #expect(throws: TIPsError.noRoomWithCode(old)) {
            try family.ann.join(code: old, name: "Bob", settings: MemberSettings())
        }
        #expect(throws: TIPsError.nameTaken("ANN", what: "member")) {
            try family.ann.join(code: new, name: "ANN", settings: MemberSettings())
        }
        #expect(throws: TIPsError.blank(.memberName)) {
            try family.ann.join(code: new, name: " ", settings: MemberSettings())
        }
        #expect(throws: TIPsError.timerOutOfRange(0)) {
            try family.ann.join(code: new, name: "Bob", settings: MemberSettings(timerMinutes: 0))
        }
        try family.at("2026-01-12T08:00")
        #expect(throws: TIPsError.noRoomWithCode(new)) {
            try family.ann.join(code: new, name: "Bob", settings: MemberSettings())
        }
        #expect(try family.dump() == before)
        let empty = try Family(isSetUp: false)
        #expect(throws: TIPsError.noRoomWithCode(new)) {
            try empty.ann.join(code: new, name: "Bob", settings: MemberSettings())
        }
    }

    @Test("a code is the same until it is replaced or its six days are over")
    func lifetime() throws {
        let family = try Family()
        let first = try family.ann.roomCode()
        #expect(first.letters.count == 12)
        #expect(first.expires == (try family.instant("2026-01-11T08:00")))
        try family.at("2026-01-11T07:59:59.999")
        #expect(try family.ann.roomCode() == first)
        try family.at("2026-01-11T08:00")
        let second = try family.ann.roomCode()
        #expect(second.letters != first.letters)
        let third = try family.ann.roomCode(rotate: true)
        #expect(third.letters != second.letters)
        #expect(try family.ann.plan().room.code == third)
    }

    @Test("codes of many rooms differ: they are made of the random part of an identifier")
    func random() throws {
        let letters = try (1...50).map { try Family([], seed: $0).ann.roomCode().letters }
        #expect(Set(letters).count == 50)
        #expect(Set(letters.compactMap(\.first)).count > 10)
    }

    @Test("names of members are unique among those who belong to the room, in any case")
    func names() throws {
        let family = try Family()
        family.clock.advance(minutes: 1)
        let bob = try family.ann.addMember("Bob", role: .logger)
        #expect(throws: TIPsError.nameTaken("bob", what: "member")) { try family.ann.addMember("bob", role: .logger) }
        #expect(throws: TIPsError.blank(.memberName)) { try family.ann.addMember("", role: .logger) }
        #expect(throws: TIPsError.tooLong(.memberName, characters: 201)) {
            try family.ann.addMember(String(repeating: "x", count: 201), role: .logger)
        }
        try family.ann.revoke(bob.id)
        family.clock.advance(minutes: 1)
        let again = try family.ann.addMember("BOB", role: .admin)
        #expect(again.id != bob.id)
        #expect(try family.ann.plan().members.map(\.name) == ["Ann", "Bob", "BOB"])
    }

    @Test("the last admin can't leave, be removed or become a logger; with another admin they can")
    func lastAdmin() throws {
        let family = try Family()
        let ann = try family.ann.currentMember()
        let bob = try family.ann.addMember("Bob", role: .logger)
        let before = try family.dump()
        #expect(throws: TIPsError.lastAdmin("Ann")) { try family.ann.leave() }
        #expect(throws: TIPsError.lastAdmin("Ann")) { try family.ann.revoke(ann.id) }
        #expect(throws: TIPsError.lastAdmin("Ann")) { try family.ann.setRole(.logger, of: ann.id) }
        #expect(try family.dump() == before)
        try family.ann.setRole(.admin, of: bob.id)
        try family.ann.leave()
        #expect(throws: TIPsError.notAllowed(.nobody)) { try family.ann.currentMember() }
        let second = family.ann.acting(as: bob.id)
        #expect(throws: TIPsError.lastAdmin("Bob")) { try second.leave() }
        #expect(try second.plan().member(ann.id)?.revoked == family.clock.now)
        #expect(try family.summaries().suffix(2) == ["Bob made an admin", "Ann left"])
    }

    @Test("a removed member can join again as somebody new; the earlier one stays in the list")
    func again() throws {
        let family = try Family()
        let bob = try family.ann.addMember("Bob", role: .logger)
        try family.ann.revoke(bob.id)
        #expect(throws: TIPsError.notFound(what: "member", bob.id.rawValue)) { try family.ann.revoke(bob.id) }
        #expect(throws: TIPsError.notFound(what: "member", bob.id.rawValue)) {
            try family.ann.setRole(.admin, of: bob.id)
        }
        let code = try RoomCodeRule.shown(family.ann.roomCode())
        let new = try family.ann.join(code: code, name: "Bob", settings: MemberSettings())
        #expect(new.id != bob.id)
        #expect(try family.ann.findMember("bob") == new)
        #expect(try family.ann.findMember(bob.id.rawValue).revoked != nil)
    }

    @Test("a member is found by id or name in any case; two who are gone and had one name by id only")
    func find() throws {
        let family = try Family()
        var gone: [Member.ID] = []
        for _ in 1...2 {
            let bob = try family.ann.addMember("Bob", role: .logger)
            try family.ann.revoke(bob.id)
            gone.append(bob.id)
            family.clock.advance(minutes: 1)
        }
        #expect(try family.ann.findMember(" aNN ").name == "Ann")
        #expect(try family.ann.findMember(gone[1].rawValue).id == gone[1])
        #expect(throws: TIPsError.ambiguous(what: "member", "bob", candidates: gone.map(\.rawValue))) {
            try family.ann.findMember("bob")
        }
        #expect(throws: TIPsError.notFound(what: "member", "Cleo")) { try family.ann.findMember("Cleo") }
    }

    @Test("a role that somebody has already leaves no trace")
    func sameRole() throws {
        let family = try Family()
        let ann = try family.ann.currentMember()
        let before = try family.dump()
        try family.ann.setRole(.admin, of: ann.id)
        try family.ann.setTimeZone(family.zone)
        #expect(try family.dump() == before)
    }

    @Test("the room's zone decides the day, whatever zone the device is in, and moves with the patient")
    func zone() throws {
        let family = try Family(now: "2026-01-07T20:00")
        family.clock.zone = try TimeZone.named("Asia/Tokyo")
        let added = try family.ann.addItem(ItemDraft("Oat", .maintenance, nil)).item
        #expect(added.added == (try date("2026-01-07")))
        try family.ann.setTimeZone(TimeZone.named("Asia/Tokyo"))
        let later = try family.ann.addItem(ItemDraft("Soy", .maintenance, nil)).item
        #expect(later.added == (try date("2026-01-08")))
        #expect(try family.item("Oat").added == (try date("2026-01-07")))
        #expect(try family.summaries().contains("time zone America/Phoenix → Asia/Tokyo"))
    }
}
