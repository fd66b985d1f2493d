import CommandKit
import MaricopaDirectory
import ScreenKit
import TimeKit
import WordKit

extension Terminal {
    func show(_ page: SignUpPage) throws {
        try print(StyledText(page.title, .heading))
        for paragraph in page.pitch { try printWrapped(StyledText(paragraph)) }
        if let dialog = page.dialog { try printWrapped(StyledText(dialog, .warning)) }
        try show(page.form)
        try printLinks(page.legal + [page.login])
        try printHint(localized("Sign up with: maricopa account sign-up EMAIL"))
    }

    func show(_ page: LoginPage) throws {
        try print(StyledText(page.title, .heading))
        if let text = page.dialog ?? page.refusal { try printWrapped(StyledText(text, .warning)) }
        try show(page.form)
        try printLinks(page.links)
        try printHint(localized("Log in with: maricopa account login EMAIL"))
    }

    func show(_ page: VerifyPage) throws {
        try print(StyledText(page.title, .heading))
        try printWrapped(StyledText(page.text))
        try show(page.form)
        try printLinks(page.links)
        try printHint(localized("Finish with: maricopa account verify CODE; another letter: maricopa account resend"))
    }

    func show(_ page: ForgotPage) throws {
        try print(StyledText(page.title, .heading))
        if let confirmation = page.confirmation {
            try printWrapped(StyledText(confirmation, .good))
            try printHint(localized("Type it in: maricopa account reset CODE"))
        } else {
            try printWrapped(StyledText(page.text))
            try show(page.form)
            try printHint(localized("Ask for it with: maricopa account forgot EMAIL"))
        }
        try printHint("\(page.resend.label): maricopa account resend")
        try printLinks(page.links)
    }

    func show(_ page: ResetPage) throws {
        try print(StyledText(page.title, .heading))
        try printWrapped(StyledText(page.text))
        try show(page.form)
        try printLinks(page.links)
        try printHint(localized("Set it with: maricopa account reset CODE"))
    }

    func show(_ page: ProfilePage) throws {
        try print(StyledText(page.title, .heading))
        if let prompt = page.signIn { return try show(prompt) }
        guard let user = page.user else { return }
        var table = Table([.init(""), .init("", shrinks: true)])
        table.append([
            StyledText(localized("Name")),
            user.name.isEmpty ? StyledText(localized("none"), .faint) : StyledText(user.name),
        ])
        table.append([StyledText(localized("E-mail address")), StyledText(user.email)])
        table.append([StyledText(localized("Role")), StyledText(user.role)])
        table.append([StyledText(localized("Since")), "\(user.since)"])
        try print(table)
        if !page.devices.isEmpty { try print(StyledText(localized("Devices you are logged in on"), .heading)) }
        for device in page.devices {
            try printWrapped("\(device.name)  \(device.words, .faint)")
            try printWrapped(StyledText("  \(device.id)", .faint), indent: 2)
        }
    }

    func show(_ screen: SettingsScreen) throws {
        try print(StyledText(screen.title, .heading))
        if let prompt = screen.signIn { try show(prompt) }
        if let email = screen.signedInAs { try printWrapped(StyledText(localized("Signed in as \(email)"))) }
        try printLinks(screen.entries)
    }

    func show(_ screen: FavoritesScreen) throws {
        try print(StyledText(screen.title, .heading))
        if let prompt = screen.signIn { return try show(prompt) }
        if let hint = screen.hint { return try printWrapped(StyledText(hint, .faint)) }
        for item in screen.items {
            let place = item.row.map { [$0.kind.noun, $0.city].filter { !$0.isEmpty }.joined(separator: ", ") }
            let about = item.note.map { StyledText($0, .warning) } ?? StyledText(place ?? "", .faint)
            try printWrapped("\(item.title)  \(about)", indent: 2)
            try printWrapped(StyledText("  " + localized("\(item.id), kept on \(item.keptOn)"), .faint), indent: 2)
        }
        try printHint(localized("\(screen.total, "favorite") in all"))
        if let next = screen.next { try printHint(localized("More: maricopa favorite list --after \(next)")) }
    }

    func show(_ screen: SubscribeScreen) throws {
        try print(StyledText(screen.title, .heading))
        if let prompt = screen.signIn { try show(prompt) }
        if let dialog = screen.dialog { try printWrapped(StyledText(dialog, .warning)) }
        for row in screen.subscriptions {
            try printPoint("\(row.label)  \(localized("since \(row.since)"), .faint)")
        }
        if screen.signIn == nil, screen.subscriptions.isEmpty {
            try printWrapped(StyledText(localized("You subscribed to nothing yet."), .faint))
        }
        try printWrapped(StyledText(screen.note, .faint))
        let topics = SubscriptionTopic.allCases.map(\.rawValue).joined(separator: ", ")
        try printHint(localized("There are: \(topics)"))
        try printHint(localized("Subscribe with: maricopa subscribe newsletter events"))
    }
}

// MARK: Parts

extension Terminal {
    func show(_ prompt: SignInPrompt) throws {
        try printWrapped(StyledText(prompt.text))
        try printLinks(prompt.links)
    }

    /// Prints the label and the target of each link on a line.
    func printLinks(_ links: [Link]) throws {
        for link in links { try printWrapped("  \(link.label)  \(link.target, .faint)", indent: 4) }
    }

    /// Prints a remark or a command to type next.
    fileprivate func printHint(_ text: String) throws { try printWrapped(StyledText(text, .faint)) }

    /// Prints a line for each field of a form, with its example and its error.
    fileprivate func show(_ form: Form) throws {
        for field in form.fields {
            let need = field.isRequired ? "" : " " + localized("(may be empty)")
            let example = field.placeholder.map { ": \($0)" } ?? ""
            try printPoint("\(field.label)\(need, .faint)\(example, .faint)")
            if let error = field.error { try printWrapped(StyledText("    \(error)", .bad), indent: 4) }
        }
    }
}
