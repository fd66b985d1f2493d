import AccountKit
import ScreenKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("The screens of remedies")
struct RemedyTests {
    @Test("the screen of each remedy opens for whoever meets the error")
    func opens() async throws {
        let market = UserBox.id(.market)
        let asked: [(role: Role?, errors: [DirectoryError])] = [
            (
                nil,
                [.signInFirst, .account(.signedOut), .noSuchRecord("x"), .eventOver(title: "Walk"), .noPlaces("Yoga")]
            ),
            (
                .member,
                [.noSuchReminder("x"), .notAFavorite("x"), .notSubscribed("parks"), .noSuchRecord("x")]
            ),
            (.admin, [.changedMeanwhile(market.rawValue, seen: 1, is: 2), .siteWithoutAddress]),
        ]
        for (role, errors) in asked {
            let box = try await ActBox(role)
            for error in errors {
                let remedy = try #require(error.remedy, "\(error)")
                #expect(throws: Never.self, "\(remedy.target)") { try box.show(remedy.target) }
            }
        }
    }

    @Test("an error whose sentence says it all has no remedy")
    func none() {
        #expect(DirectoryError.adminsOnly.remedy == nil && DirectoryError.starsOutOfRange(9).remedy == nil)
    }
}
