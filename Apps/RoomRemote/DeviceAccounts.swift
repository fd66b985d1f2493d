public import Foundation
public import RealtimeClient
import StorageKit
public import TIPsTracker

/// The accounts this device has at remotes: in a file that nobody else on this machine may read (mode 0600), beside the store and in no
/// backup or archive. Who has it can log in this device's name.
public struct DeviceAccounts: Sendable {
    /// Where the file is; it needn't be there yet.
    public let url: URL

    /// The accounts in a file.
    public init(_ url: URL) { self.url = url }

    /// What the file says, by the address of the remote.
    private struct Contents: Codable {
        var accounts: [String: SignedInAccount] = [:]
    }

    /// The account at a remote; nil where there is none yet. Throws `invalid` for a file that can't be read.
    public func account(at remote: RemoteAddress) throws(RoomTransportError) -> SignedInAccount? {
        try read().accounts[try endpoint(of: remote).description]
    }

    /// Forgets the account at a remote: the next one is another. Throws `invalid`.
    public func forget(_ remote: RemoteAddress) throws(RoomTransportError) {
        let address = try endpoint(of: remote).description
        let lock = try FileLock(beside: url)
        defer { lock.release() }
        var contents = try read()
        guard contents.accounts.removeValue(forKey: address) != nil else { return }
        try write(contents)
    }
}

// MARK: Signing in and out

extension DeviceAccounts {
    /// Deletes this device's account at a remote, and forgets it: nobody can use its tokens any more, wherever they are. What it wrote stays.
    ///
    /// - Returns: Whether there was an account.
    /// - Throws: What asking the remote does; the account is kept then.
    public func delete(
        at remote: RemoteAddress,
        options: RealtimeClientOptions
    ) async throws(RoomTransportError) -> Bool {
        guard let account = try account(at: remote) else { return false }
        let signIn = SignIn(try identity(of: remote, try endpoint(of: remote)), options: options)
        do throws(RealtimeClientError) {
            try await signIn.delete(account)
        } catch {
            throw RoomTransportError(error)
        }
        try forget(remote)
        return true
    }

    /// The account at a remote, made where there is none yet, and what keeps its tokens fresh.
    ///
    /// Throws what signing up does; `invalid` for an address that is none, one of Google's without its key, and a file that can't be
    /// written.
    func signedIn(
        at remote: RemoteAddress,
        options: RealtimeClientOptions
    ) async throws(RoomTransportError) -> (RealtimeEndpoint, TokenKeeper, uid: String) {
        let endpoint = try endpoint(of: remote)
        let signIn = SignIn(try identity(of: remote, endpoint), options: options)
        var known = try read().accounts[endpoint.description]
        if known == nil { known = try await signedUp(signIn, at: endpoint, options) }
        guard let account = known else { throw .invalid(reason: "there is no account") }
        let keeper = TokenKeeper(account, signIn) { fresh in try keep(fresh, at: endpoint) }
        return (endpoint, keeper, account.uid)
    }

    /// A new account. Two processes that come here at the same time get the same one: of two, one would have joined and be forgotten.
    private func signedUp(
        _ signIn: SignIn,
        at endpoint: RealtimeEndpoint,
        _ options: RealtimeClientOptions
    ) async throws(RoomTransportError) -> SignedInAccount {
        let lock = try await FileLock.taken(beside: url, options.sleep)
        defer { lock.release() }
        var contents = try read()
        if let known = contents.accounts[endpoint.description] { return known }
        // A file that can't be written is found out before there is an account to lose.
        try write(contents)
        let account: SignedInAccount
        do throws(RealtimeClientError) {
            account = try await signIn.signUp()
        } catch {
            throw RoomTransportError(error)
        }
        contents.accounts[endpoint.description] = account
        try write(contents)
        return account
    }

    /// Keeps fresh tokens, unless the account was forgotten meanwhile.
    private func keep(_ fresh: SignedInAccount, at endpoint: RealtimeEndpoint) throws(RoomTransportError) {
        let lock = try FileLock(beside: url)
        defer { lock.release() }
        var contents = try read()
        guard contents.accounts[endpoint.description]?.uid == fresh.uid else { return }
        contents.accounts[endpoint.description] = fresh
        try write(contents)
    }

    private func endpoint(of remote: RemoteAddress) throws(RoomTransportError) -> RealtimeEndpoint {
        do throws(RealtimeClientError) {
            return try RealtimeEndpoint(remote.address)
        } catch {
            throw .invalid(reason: error.description)
        }
    }

    /// Google's where the database is, else the server's own.
    private func identity(
        of remote: RemoteAddress,
        _ endpoint: RealtimeEndpoint
    ) throws(RoomTransportError) -> IdentityEndpoint {
        guard endpoint.isGoogles else { return .own(endpoint, apiKey: remote.apiKey ?? "roomd") }
        guard let key = remote.apiKey, !key.isEmpty else {
            throw .invalid(reason: "a Firebase project needs its web API key")
        }
        return .google(apiKey: key)
    }
}

// MARK: The file

extension DeviceAccounts {
    private func read() throws(RoomTransportError) -> Contents {
        let bytes: Data?
        do throws(StoreError) {
            bytes = try PrivateFile(url).read()
        } catch {
            throw .invalid(reason: error.description)
        }
        guard let bytes else { return Contents() }
        guard let contents = try? JSONDecoder().decode(Contents.self, from: bytes) else {
            throw .invalid(reason: "\(url.path) can't be read")
        }
        return contents
    }

    /// Puts contents in the place of the file's, whole or not at all, and on the disk when it returns.
    private func write(_ contents: Contents) throws(RoomTransportError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        do {
            try PrivateFile(url).write(try encoder.encode(contents) + Data("\n".utf8))
        } catch {
            throw .invalid(reason: "\(url.path) can't be written")
        }
    }
}
