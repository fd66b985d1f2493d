/// The passwords that everybody tries first.
///
/// 8,000-odd of at least eight characters, in lower case, most common first. They are taken from the list that Django ships
/// (`django/contrib/auth/common-passwords.txt`, Django 5.2), compiled by Royce Williams from published leaks; entries with
/// spaces, quotes or broken characters are left out. Django is © Django Software Foundation and individual contributors; its
/// licence (three-clause BSD) is quoted in `docs/licences/django.txt`.
enum CommonPasswords {
    /// Whether a password is among them, whatever its case. O(length); the first call reads the list, some milliseconds.
    static func contains(_ password: String) -> Bool {
        all.contains(password.lowercased())
    }

    static let all: Set<String> = Set(
        [firstHalf, secondHalf].flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    )
}
