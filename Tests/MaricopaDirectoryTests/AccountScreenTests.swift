import AccountKit
import Foundation
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("The pages of accounts")
struct AccountScreenTests {
    @Test("sign-up shows a pitch and a blank form, and links to the Terms of Service and the Privacy Policy")
    func blank() {
        let page = SignUpPage()
        #expect(!page.pitch.isEmpty && page.pitch.allSatisfy { !$0.isEmpty })
        #expect(page.form.fields.map(\.id) == ["name", "email", "password"])
        #expect(page.form.fields.allSatisfy { $0.value.isEmpty && $0.error == nil })
        #expect(page.form[field: "password"]?.kind == .secret)
        #expect(page.dialog == nil)
        #expect(page.legal.map(\.label) == ["Terms of Service", "Privacy Policy"])
        #expect(page.legal.map(\.target) == ["maricopa://page/terms", "maricopa://page/privacy"])
    }

    @Test(
        "an incomplete sign-up form brings a dialog that asks to complete it, and says what is missing",
        arguments: [
            (SignUpForm(email: "", password: ""), "Please complete the form: e-mail address, password."),
            (SignUpForm(email: " ", password: "long enough words"), "Please complete the form: e-mail address."),
            (SignUpForm(email: "ana@example.org", password: ""), "Please complete the form: password."),
        ]
    )
    func incomplete(form: SignUpForm, dialog: String) {
        let page = SignUpPage(form)
        #expect(page.dialog == dialog)
        #expect(!page.form.errors.isEmpty)
    }

    @Test(
        "the sign-up form says of each field what is wrong, and never shows the password",
        arguments: [
            (SignUpForm(email: "ana", password: "olive grove at noon"), ["email"]),
            (SignUpForm(email: "ana@example.org", password: "short"), ["password"]),
            (SignUpForm(email: "ana@example.org", password: "password1"), ["password"]),
            (SignUpForm(email: "ana@example.org", password: "ana@example.org"), ["password"]),
            (SignUpForm(email: "a b@example.org", password: "12345678", name: "a\nb"), ["name", "email", "password"]),
            (SignUpForm(email: "ana@example.org", password: "olive grove at noon", name: "Ana"), []),
        ]
    )
    func fields(form: SignUpForm, wrong: [String]) throws {
        let page = SignUpPage(form)
        #expect(page.form.fields.filter { $0.error != nil }.map(\.id) == wrong)
        #expect(page.form[field: "password"]?.value == "")
        let json = String(decoding: try JSONEncoder().encode(page), as: UTF8.self)
        #expect(!json.contains(form.password) || form.password == form.email)
    }

    @Test("login asks for the address and the password, and leads to 'Forgot your password?' and to a new account")
    func login() {
        let page = LoginPage()
        #expect(page.form.fields.map(\.id) == ["email", "password"])
        #expect(page.links.map(\.label) == ["Forgot your password?", "Create an account"])
        #expect(page.links.map(\.target) == ["maricopa://account/forgot", "maricopa://account/sign-up"])
        #expect(page.dialog == nil)
        #expect(LoginPage(hasPassword: false).dialog == "Please complete the form: e-mail address, password.")
    }

    @Test(
        "'Forgot your password?' has a contact link and resends the verification, and confirms once the letter is sent"
    )
    func forgot() {
        let page = ForgotPage()
        #expect(page.links.contains { $0.label == "Contact" && $0.target == "maricopa://page/contact" })
        #expect(page.resend.label == "Resend verification e-mail" && page.resend.isEnabled)
        #expect(page.confirmation == nil)
        let sent = ForgotPage(email: "ana@example.org", isSent: true)
        #expect(sent.confirmation?.contains("ana@example.org") == true)
        #expect(sent.links.first?.target == "maricopa://account/reset")
        #expect(VerifyPage().form[button: "resend"]?.label == "Resend verification e-mail")
        #expect(ResetPage().form.fields.map(\.id) == ["email", "code", "newPassword"])
    }

    @Test(
        "the settings list Profile, Favorites, Notifications, Subscribe, About, Contact, Privacy Policy, Terms of Service"
    )
    func settings() async throws {
        let box = try AccountsBox()
        let page = try box.directory.nobody.settingsScreen()
        let labels = [
            "Profile", "Favorites", "Notifications", "Subscribe", "About", "Contact", "Privacy Policy",
            "Terms of Service",
        ]
        #expect(page.entries.map(\.label) == labels)
        #expect(page.entries.allSatisfy { DirectoryLink($0.target) != nil })
        #expect(page.signIn?.links.map(\.label) == ["Log in", "Create an account"])
        let ana = try await box.signUp("ana@example.org")
        let own = try ana.directory.settingsScreen()
        #expect(own.signIn == nil && own.signedInAs == "ana@example.org" && own.entries == page.entries)
    }

    @Test("the profile asks somebody without credentials to create an account; a user's shows who they are")
    func profile() async throws {
        let box = try AccountsBox()
        let page = try box.directory.nobody.profilePage()
        #expect(page.signIn?.text.contains("Create an account") == true)
        #expect(page.signIn?.links.contains { $0.target == "maricopa://account/sign-up" } == true)
        #expect(page.user == nil && page.forms.isEmpty && page.actions.isEmpty)
        let ana = try await box.signUp("ana@example.org")
        let own = try ana.directory.profilePage()
        #expect(own.user?.email == "ana@example.org" && own.user?.role == "member" && own.signIn == nil)
        #expect(own.forms.map(\.id) == ["name", "password", "email", "email-code"])
        #expect(own.actions.first { $0.id == "account/delete" }?.confirmation != nil)
    }

    @Test(
        "the favorites' page shows a tile for each kind of record that is kept, and one that was deleted by its title"
    )
    func favorites() throws {
        let box = try UserBox()
        for kind in RecordKind.allCases { try box.ana.addFavorite(UserBox.id(kind)) }
        try box.delete(.recipe)
        let screen = try box.ana.favoritesScreen()
        #expect(screen.total == RecordKind.allCases.count)
        #expect(Set(screen.items.compactMap { $0.row?.kind }) == Set(RecordKind.allCases).subtracting([.recipe]))
        let gone = try #require(screen.items.first { $0.row == nil })
        #expect(gone.title == "A sample recipe" && gone.note == "is no longer in the directory")
        #expect(screen.items.allSatisfy { $0.remove.isEnabled })
        #expect(screen.signIn == nil && screen.hint == nil)
        #expect(try box.ben.favoritesScreen().hint != nil)
        let first = try box.ana.favoritesScreen(limit: 2)
        #expect(first.items.count == 2 && first.next == first.items.last?.id)
    }

    @Test("the favorites' page of somebody who isn't signed in leads to the sign-in")
    func favoritesSignedOut() throws {
        let box = try UserBox()
        let screen = try box.nobody.favoritesScreen()
        #expect(screen.items.isEmpty && screen.hint == nil)
        #expect(screen.signIn?.links.map(\.target) == ["maricopa://account/login", "maricopa://account/sign-up"])
    }

    @Test("each thing that asks to sign in says what for", arguments: SignInPrompt.Purpose.allCases)
    func prompts(purpose: SignInPrompt.Purpose) {
        let prompt = SignInPrompt(purpose)
        #expect(prompt.text.contains("in") && prompt.links.count == 2)
        #expect(Set(SignInPrompt.Purpose.allCases.map { SignInPrompt($0).text }).count == 9)
    }

    @Test("every page of an account is reached by its link, and reads back from its JSON")
    func links() throws {
        let box = try UserBox()
        for page in AccountPage.allCases {
            let screen = try box.nobody.screen(.account(page))
            #expect(!screen.title.isEmpty)
        }
        #expect(try box.nobody.screen(.settings) is SettingsScreen)
        #expect(try box.ana.screen(.favorites) is FavoritesScreen)
        #expect(try box.ana.screen(.subscribe) is SubscribeScreen)
        let favorites = try box.ana.favoritesScreen()
        let bytes = try JSONEncoder().encode(favorites)
        #expect(try JSONDecoder().decode(FavoritesScreen.self, from: bytes) == favorites)
    }
}
