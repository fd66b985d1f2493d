import TimeKit

/// The credential of an account, renewed before it runs out: by one request at a time, whoever asks.
public actor TokenKeeper: CredentialSource {
    /// How long before its end a token is renewed.
    public static let margin: Int64 = 5 * 60_000

    /// The account with the tokens it has now.
    public private(set) var account: SignedInAccount
    private let clock: WallClock
    private let renew: @Sendable (SignedInAccount) async -> Result<SignedInAccount, RealtimeClientError>
    private let save: @Sendable (SignedInAccount) throws -> Void
    private var renewing: Task<Result<SignedInAccount, RealtimeClientError>, Never>?
    private var isRefused = false
    private var isSaved = true

    /// Keeps an account's tokens.
    ///
    /// - Parameter save: gets renewed tokens before they are used. Where it throws they are used all the same, and it gets them again
    ///   each time the credential is asked for, until it has them.
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

    /// The ID token; a fresh one where five minutes or less are left, or this one was refused.
    ///
    /// Throws `signedOut`, and what the way there does, unless the token in hand is still good.
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
            case .unreachable, .busy, .malformed:
                guard !isRefused, left > 0 else { throw error }
                return .idToken(account.idToken)
            default: throw error
            }
        }
    }

    /// The account with fresh tokens, which are saved before anybody has them.
    private func renewed() async throws(RealtimeClientError) -> SignedInAccount {
        let task = renewing ?? Task { await self.renewal() }
        renewing = task
        // Whoever is given up goes at once. What was begun goes on, for the others, and so that no token is lost on its way here.
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
