import TIPsTracker
import Testing
import TimeKit

@Suite("Permissions of members")
struct PermissionTests {
    static let today = LocalDate(dayNumber: 20_460)
    static let bobs = Permission.Action.unlog(by: Member.ID("bob"), name: "Bob", day: today, today: today)
    static let bobsOld = Permission.Action.unlog(
        by: Member.ID("bob"),
        name: "Bob",
        day: today.previous,
        today: today
    )
    static let anns = Permission.Action.unlog(by: Member.ID("ann"), name: "Ann", day: today, today: today)

    @Test(
        "a logger ticks, takes back their own of today, sets their own settings and reports reactions; an admin does all",
        arguments: [
            (Permission.Action.log, Refusal?.none), (bobs, nil), (.ownSettings, nil), (.logReaction, nil),
            (bobsOld, .notOfToday(name: "Bob", today.previous)), (anns, .notYourOwn(name: "Bob", of: "Ann")),
            (.admin("edit the plan"), .adminsOnly(name: "Bob", action: "edit the plan")),
            (.admin("edit the history"), .adminsOnly(name: "Bob", action: "edit the history")),
            (.admin("manage members"), .adminsOnly(name: "Bob", action: "manage members")),
        ]
    )
    func table(action: Permission.Action, refusal: Refusal?) throws {
        let bob = Sample.member("Bob", .logger)
        if let refusal {
            #expect(throws: refusal) { try Permission.check(bob, action) }
        } else {
            try Permission.check(bob, action)
        }
        for admin in [Sample.member("Ann", .admin), Sample.member("Cleo", .admin)] {
            try Permission.check(admin, action)
        }
        for role in Member.Role.allCases {
            let gone = Sample.member("Dan", role, revoked: true)
            #expect(throws: Refusal.revoked("Dan")) { try Permission.check(gone, action) }
        }
    }

    @Test("the last admin can't leave, be removed or become a logger")
    func lastAdmin() throws {
        let ann = Sample.member("Ann", .admin)
        let bob = Sample.member("Bob", .logger)
        let gone = Sample.member("Dan", .admin, revoked: true)
        #expect(throws: TIPsError.lastAdmin("Ann")) {
            try Permission.checkAdminRemains(without: ann, among: [ann, bob, gone])
        }
        #expect(throws: TIPsError.lastAdmin("Ann")) { try Permission.checkAdminRemains(without: ann, among: [ann]) }
        let cleo = Sample.member("Cleo", .admin)
        try Permission.checkAdminRemains(without: ann, among: [ann, bob, cleo])
        try Permission.checkAdminRemains(without: bob, among: [ann, bob])
        try Permission.checkAdminRemains(without: gone, among: [ann, gone])
    }
}
