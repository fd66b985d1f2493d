import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("An invitation leads into a shared room")
struct InvitationTests {
    private let remotes = [
        RemoteAddress(address: "https://home.firebaseio.com/", apiKey: "AIza-1"),
        RemoteAddress(address: "http://127.0.0.1:9000/?ns=a%20home", apiKey: nil),
    ]

    /// The formatted code of a room.
    private func shown() throws -> String { RoomCodeRule.shown(try Family().ann.roomCode()) }

    @Test("its link holds the code and the address, and is read back as it was, whatever the check character")
    func roundTrip() throws {
        for bits in UInt64(0)..<80 {
            let room = RoomCode(letters: RoomCodeRule.letters(bits), expires: Instant(milliseconds: 0))
            for remote in remotes + [nil] {
                let invitation = Invitation(code: RoomCodeRule.shown(room), remote: remote)
                #expect(try Invitation(typed: " \(invitation.link) ") == invitation)
                #expect(try TIPsLink(invitation.link) == .join(invitation))
            }
        }
    }

    @Test("a code alone is an invitation without an address; anything else is refused")
    func codeAlone() throws {
        let code = try shown()
        #expect(try Invitation(typed: code.lowercased()) == Invitation(code: code.lowercased(), remote: nil))
        for text in ["", "K3F9", "tips://home", "tips://join", "tips://join/K3F9", "https://example.org/join"] {
            #expect(throws: TIPsError.self) { try Invitation(typed: text) }
        }
    }

    @Test("the setup asks where the room is, unless it is here or the invitation says it")
    func setup() throws {
        let code = try shown()
        let fresh = try Family(isSetUp: false)
        var typed = ["who": "code", "step": "code", "code": code, "remote": "", "me": "Bob"]
        let asking = try fresh.ann.setupScreen(typed: typed)
        #expect(asking.form[field: "remote"]?.error?.contains("address of the room is needed") == true)
        #expect(!asking.next.isEnabled)
        typed["remote"] = "https://home.firebaseio.com"
        typed["step"] = "timer"
        #expect(
            try fresh.ann.setupScreen(typed: typed).joining?.remote
                == RemoteAddress(address: "https://home.firebaseio.com", apiKey: nil)
        )
        #expect(try Family().ann.setupScreen(typed: ["who": "code", "step": "code"]).form[field: "remote"] == nil)
        let invitation = Invitation(code: code, remote: remotes[0])
        for pasted in [["code": invitation.link], SetupScreen.typed(invitation)] {
            let answers = ["who": "code", "me": "Bob"].merging(pasted) { $1 }.merging(["step": "timer"]) { $1 }
            let joining = try #require(try fresh.ann.setupScreen(typed: answers).joining)
            #expect(joining.code == code)
            #expect(joining.remote == remotes[0])
        }
    }

    @Test("the link of an invitation opens the setup with its code and address filled in")
    func opened() throws {
        let invitation = Invitation(code: try shown(), remote: remotes[0])
        let screen = try #require(
            try Family(isSetUp: false).ann.screen(TIPsLink(invitation.link)) as? SetupScreen
        )
        #expect(screen.step == .code)
        #expect(screen.form[field: "code"]?.value == invitation.code)
        #expect(screen.form[field: "remote"]?.value == remotes[0].address)
        #expect(screen.form[field: "key"]?.value == remotes[0].apiKey)
    }

    @Test("the room's page has the link to send")
    func roomPage() throws {
        let family = try Family()
        let code = RoomCodeRule.shown(try family.ann.roomCode())
        let page = try family.ann.roomPage()
        #expect(
            page.code == nil && page.shareNote?.contains("isn't shared") == true,
            "no other device can use \(code)"
        )
        #expect(page.sync.target == "tips://sync")
        #expect(try family.ann.syncPage().code == nil)
        #expect(try family.member("Bob", .logger).roomPage().shareNote == nil)
    }
}
