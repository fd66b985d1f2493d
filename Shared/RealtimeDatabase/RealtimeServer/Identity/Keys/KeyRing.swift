import JWTKit

/// The keys in use. They are read anew as soon as their files change, so that another process can replace them.
actor KeyRing {
    /// Keys, and what verifies and signs with them.
    struct Loaded: Sendable {
        let keys: SigningKeys
        let verifier: JWTKeyCollection

        init(_ keys: SigningKeys) async throws(SigningKeyError) {
            self.keys = keys
            verifier = JWTKeyCollection()
            do {
                for dated in keys.all {
                    await verifier.add(
                        rsa: try Insecure.RSA.PrivateKey(pem: dated.key.pem),
                        digestAlgorithm: .sha256,
                        kid: JWKIdentifier(string: dated.key.id)
                    )
                }
            } catch {
                throw .unusable(file: "the key", reason: "\(error)")
            }
        }
    }

    private let folder: SigningKeyFolder?
    private var names: [String]
    private var loaded: Loaded?

    /// The keys in a folder, which has at least one.
    init(_ folder: SigningKeyFolder) async throws(SigningKeyError) {
        names = folder.names()
        loaded = try await Loaded(try folder.read())
        self.folder = folder
    }

    /// One key, for good.
    init(_ key: SigningKey) async throws(SigningKeyError) {
        folder = nil
        names = []
        loaded = try await Loaded(SigningKeys(key))
    }

    /// The keys as they are now; nil where there is none. A key whose file is gone is gone; of files that can't be read those that were read
    /// before stay.
    ///
    /// - Complexity: One listing of the folder; the files are read only after a change.
    func current() async -> Loaded? {
        guard let folder else { return loaded }
        let names = folder.names()
        guard names != self.names else { return loaded }
        if let keys = try? folder.read(), let fresh = try? await Loaded(keys) {
            self.names = names
            loaded = fresh
            return fresh
        }
        let left = loaded?.keys.all.filter { names.contains(SigningKeyFolder.name($0.key.id, $0.made)) } ?? []
        guard let keys = SigningKeys(left.map { ($0.key, $0.made) }) else { return nil }
        return try? await Loaded(keys)
    }
}
