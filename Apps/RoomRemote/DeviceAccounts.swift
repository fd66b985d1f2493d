public import Foundation
public import RealtimeClient
import StorageKit
public import TIPsTracker

/// The accounts that this device has at remotes, in a file beside the store. The file is private (mode 0600) and part of no backup or archive,
/// because its tokens allow anybody to log in this device's name.
public struct DeviceAccounts: Sendable {
    /// The file; it doesn't have to exist.
    public let url: URL

    public init(_ url: URL) { self.url = url }

    /// The content of the file, by the address of the remote.
    private struct Contents: Codable {
        var accounts: [String: SignedInAccount] = [:]
    }

    /// Returns the account at a remote; nil if there is none.
    ///
    /// - Throws: `invalid` for a file that can't be read or an invalid address.
    public func account(at remote: RemoteAddress) throws(RoomTransportError) -> SignedInAccount? {
        try read().accounts[try endpoint(of: remote).description]
    }

    /// Removes the account at a remote from the file. The next sign-in creates another one.
    ///
    /// - Throws: `invalid` for a file that can't be read or written, or an invalid address.
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
    /// Deletes this device's account at a remote, which revokes its tokens, and removes it from the file. Its data stays.
    ///
    /// - Returns: Whether there was an account.
    /// - Throws: `RoomTransportError`. If the remote can't be reached, the account is kept.
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

    /// Returns the account at a remote with the source of its credentials. Signs up if there is no account yet.
    ///
    /// - Throws: The errors of signing up, and `invalid` for an invalid address, a missing API key for a Google database, or a file that can't be
    ///   read or written.
    func signedIn(
        at remote: RemoteAddress,
        options: RealtimeClientOptions
    ) async throws(RoomTransportError) -> (RealtimeEndpoint, TokenKeeper, uid: String) {
        let endpoint = try endpoint(of: remote)
        let signIn = SignIn(try identity(of: remote, endpoint), options: options)
        var known = try read().accounts[endpoint.description]
        if known == nil { known = try await signedUp(signIn, at: endpoint, options) }
        guard let account = known else { throw .invalid(reason: RoomTransportCause.noAccount.text) }
        let keeper = TokenKeeper(account, signIn) { fresh in try keep(fresh, at: endpoint) }
        return (endpoint, keeper, account.uid)
    }

    /// Signs up. Concurrent processes get the same account, because one of two would join a room and then be forgotten.
    private func signedUp(
        _ signIn: SignIn,
        at endpoint: RealtimeEndpoint,
        _ options: RealtimeClientOptions
    ) async throws(RoomTransportError) -> SignedInAccount {
        let lock = try await FileLock.taken(beside: url, options.sleep)
        defer { lock.release() }
        var contents = try read()
        if let known = contents.accounts[endpoint.description] { return known }
        // Finds out that the file can't be written before there is an account to lose.
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

    /// Saves fresh tokens, unless the account was removed in the meantime.
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

    /// Returns the identity endpoint: Google's for a Google database, otherwise the server's own.
    private func identity(
        of remote: RemoteAddress,
        _ endpoint: RealtimeEndpoint
    ) throws(RoomTransportError) -> IdentityEndpoint {
        guard endpoint.isGoogles else { return .own(endpoint, apiKey: remote.apiKey ?? "roomd") }
        guard let key = remote.apiKey, !key.isEmpty else {
            throw .invalid(reason: RoomTransportCause.noKey.text)
        }
        return .google(apiKey: key)
    }
}

// MARK: File

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
            throw .invalid(reason: RoomTransportCause.unreadable(path: url.path).text)
        }
        return contents
    }

    /// Replaces the file atomically and durably.
    private func write(_ contents: Contents) throws(RoomTransportError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        do {
            try PrivateFile(url).write(try encoder.encode(contents) + Data("\n".utf8))
        } catch {
            throw .invalid(reason: RoomTransportCause.unwritable(path: url.path).text)
        }
    }
}
