import AccountKit
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Subscriptions")
struct SubscriptionTests {
    @Test("the capture form subscribes to each topic it names, once, and the list shows them in order")
    func subscribe() throws {
        let box = try UserBox()
        let made = try box.ana.subscribe(
            SubscriptionForm(
                name: " Ana \u{7} María ",
                zip: " 85003-1234 ",
                topics: ["events", "Newsletter", "events"]
            )
        )
        #expect(made.map(\.topic) == [.newsletter, .events])
        #expect(made.allSatisfy { $0.name == "Ana María" && $0.zip == ZIPCode("85003") })
        #expect(try box.ana.subscriptions() == made)
        #expect(try box.ben.subscriptions().isEmpty)
        try box.ana.unsubscribe(from: .events)
        #expect(try box.ana.subscriptions().map(\.topic) == [.newsletter])
        #expect(box.refusal { try box.ana.unsubscribe(from: .events) } == .notSubscribed("events"))
    }

    @Test("subscribing again replaces the name and the ZIP code, and keeps the day")
    func again() throws {
        let box = try UserBox()
        let first = try box.ana.subscribe(SubscriptionForm(name: "Ana", zip: "85003", topics: ["parks"]))
        box.clock.advance(hours: 30)
        let second = try box.ana.subscribe(SubscriptionForm(topics: ["parks"]))
        #expect(second.map(\.at) == first.map(\.at))
        #expect(second.first?.name == "" && second.first?.zip == nil)
    }

    @Test("a form that won't do is refused with every field that is wrong, and nothing is kept")
    func problems() throws {
        let box = try UserBox()
        let long = String(repeating: "n", count: 101)
        let form = SubscriptionForm(name: long, zip: "8500", topics: ["events", "gossip"])
        let problems: [SubscriptionProblem] = [.nameTooLong(limit: 100), .zip("8500"), .noSuchTopic("gossip")]
        #expect(box.refusal { try box.ana.subscribe(form) } == .subscriptionForm(problems))
        #expect(box.refusal { try box.ana.subscribe(SubscriptionForm()) } == .subscriptionForm([.noTopic]))
        #expect(try box.ana.subscriptions().isEmpty)
        let screen = try box.ana.subscribeScreen(form)
        #expect(screen.form[field: "name"]?.error?.contains("100 characters") == true)
        #expect(screen.form[field: "zip"]?.error?.contains("8500") == true)
        #expect(screen.dialog?.hasPrefix("Please complete the form: ") == true)
        #expect(try box.ana.subscribeScreen(SubscriptionForm()).dialog?.contains("choose at least one") == true)
        #expect(try box.ana.subscribeScreen().dialog == nil)
    }

    @Test("Subscribe lists the user's active subscriptions, each with the way to end it")
    func list() throws {
        let box = try UserBox()
        try box.ana.subscribe(SubscriptionForm(name: "Ana", zip: "85003", topics: ["recipes", "newsletter"]))
        let screen = try box.ana.subscribeScreen()
        #expect(screen.subscriptions.map(\.label) == ["Maricopa Healthy newsletter", "Recipes"])
        #expect(screen.subscriptions.allSatisfy { $0.end.isEnabled && $0.end.confirmation != nil })
        #expect(screen.form[field: "name"]?.value == "Ana" && screen.form[field: "zip"]?.value == "85003")
        #expect(screen.form[field: "topic.recipes"]?.value == "true")
        #expect(screen.form[field: "topic.parks"]?.value == "false")
        #expect(screen.signIn == nil && screen.form[button: "subscribe"]?.isEnabled == true)
    }

    @Test("Subscribe shows its form to somebody who isn't signed in, and leads them to sign in")
    func signedOut() throws {
        let box = try UserBox()
        let screen = try box.nobody.subscribeScreen()
        #expect(screen.signIn?.links.map(\.target) == ["maricopa://account/login", "maricopa://account/sign-up"])
        #expect(screen.form[button: "subscribe"]?.isEnabled == false)
        #expect(screen.form[button: "subscribe"]?.whyNot != nil)
        #expect(screen.subscriptions.isEmpty)
        #expect(box.refusal { try box.nobody.subscribe(SubscriptionForm(topics: ["parks"])) } == .signInFirst)
        #expect(box.refusal { try box.owner.unsubscribe(from: .parks) } == .signInFirst)
    }
}
