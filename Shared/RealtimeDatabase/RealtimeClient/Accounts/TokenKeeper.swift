import TimeKit

/// The credential of an account, refreshed before it expires. Concurrent callers share one refresh.
public actor TokenKeeper: CredentialSource {
    /// The remaining lifetime at which a token is refreshed, in milliseconds.
    public static let margin: Int64 = 5 * 60_000

    /// The account with its current tokens.
    public private(set) var account: SignedInAccount
    private let clock: WallClock
    private let renew: @Sendable (SignedInAccount) async -> Result<SignedInAccount, RealtimeClientError>
    private let save: @Sendable (SignedInAccount) throws -> Void
    private var renewing: Task<Result<SignedInAccount, RealtimeClientError>, Never>?
    private var isRefused = false
    private var isSaved = true

    /// Creates the credential of an account.
    ///
    /// - Parameter save: Stores refreshed tokens before they are used. If it throws, the tokens are used anyway, and it is called again with each
    ///   request for the credential until it succeeds.
    public init(
        _ account: SignedInAccount,
        _ signIn: SignIn,
        save: @escaping @Sendable (SignedInAccount) throws -> Void
    ) {
        self.account = account
        clock = signIn.options.clock
        renew = { account async in
            do throws(RealtimeClientError) {
                return .success(try await signIn.refresh(account))
            } catch {
                return .failure(error)
            }
        }
        self.save = save
    }

    /// Returns the ID token, refreshed if it expires within five minutes or was refused.
    ///
    /// - Throws: `signedOut`, and transport errors if the current token can't be used any longer.
    public func credential(refused: RealtimeCredential?) async throws(RealtimeClientError) -> RealtimeCredential {
        if refused == .idToken(account.idToken) { isRefused = true }
        let left = clock.now().milliseconds(until: account.expires)
        guard isRefused || left <= Self.margin else {
            if !isSaved { keep(account) }
            return .idToken(account.idToken)
        }
        do throws(RealtimeClientError) {
            return .idToken(try await renewed().idToken)
        } catch {
            switch error {
            case .unreachable, .busy, .full, .malformed:
                guard !isRefused, left > 0 else { throw error }
                return .idToken(account.idToken)
            default: throw error
            }
        }
    }

    /// Returns the account with fresh tokens, which are saved before they are returned.
    private func renewed() async throws(RealtimeClientError) -> SignedInAccount {
        let task = renewing ?? Task { await self.renewal() }
        renewing = task
        // A canceled caller returns at once. The refresh continues for the other callers, so that no new token is lost.
        let (outcomes, outcome) = AsyncStream.makeStream(of: Result<SignedInAccount, RealtimeClientError>.self)
        Task { outcome.yield(await task.value) }
        for await outcome in outcomes { return try outcome.get() }
        throw .unreachable(reason: "it was given up")
    }

    private func renewal() async -> Result<SignedInAccount, RealtimeClientError> {
        let outcome = await renew(account)
        if case .success(let fresh) = outcome {
            isRefused = false
            keep(fresh)
        }
        renewing = nil
        return outcome
    }

    private func keep(_ fresh: SignedInAccount) {
        account = fresh
        do {
            try save(fresh)
            isSaved = true
        } catch {
            isSaved = false
        }
    }
}
