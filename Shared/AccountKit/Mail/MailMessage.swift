public import TimeKit

/// Who a letter is from.
public struct MailSender: Hashable, Sendable {
    /// The name that is shown; may be empty.
    public let name: String
    /// The address.
    public let address: EmailAddress

    /// A sender; control characters in the name become spaces.
    public init(name: String, address: EmailAddress) {
        self.name = MailMessage.singleLine(name)
        self.address = address
    }
}

/// One letter in plain text, ready to be sent.
///
/// Nothing in it can become a header of its own: addresses have been checked, control characters of single lines become spaces,
/// and what isn't plain ASCII is encoded (RFC 2047).
public struct MailMessage: Hashable, Sendable {
    /// Names the letter, the same at each attempt, so that a receiver can drop a second copy: letters, digits and `-` count.
    public let id: String
    /// Who it is from.
    public let sender: MailSender
    /// Who gets it.
    public let recipient: EmailAddress
    /// What it is about, in one line.
    public let subject: String
    /// The text; any line ends.
    public let body: String
    /// When it was written.
    public let date: Instant

    /// A letter.
    public init(
        id: String,
        sender: MailSender,
        recipient: EmailAddress,
        subject: String,
        body: String,
        date: Instant
    ) {
        self.id = id.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        self.sender = sender
        self.recipient = recipient
        self.subject = MailMessage.singleLine(subject)
        self.body = body
        self.date = date
    }

    /// The letter as it is sent or stored (RFC 5322): CRLF line ends, quoted-printable text, dots not yet doubled.
    public var bytes: [UInt8] {
        let domain = sender.address.text.drop { $0 != "@" }
        let from = sender.name.isEmpty ? sender.address.text : "\(HeaderText.phrase(sender.name)) <\(sender.address)>"
        let head = [
            "Date: \(HeaderText.date(date))",
            "From: \(from)",
            "To: \(recipient)",
            "Message-ID: <\(id)\(domain)>",
            "Subject: \(HeaderText.unstructured(subject))",
            "Auto-Submitted: auto-generated",
            "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: quoted-printable",
        ]
        return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + QuotedPrintable.encoded(body)
    }

    /// The text with each control character, line breaks among them, as one space.
    static func singleLine(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: kept.append(" ")
            default: kept.append(scalar)
            }
        }
        return String(kept)
    }
}
