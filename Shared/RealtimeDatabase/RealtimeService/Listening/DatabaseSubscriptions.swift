import RealtimeTree
import TimeKit

/// The subscriptions of one database. Each receives the events of the database's commits, in order.
///
/// No data is cached for a subscribed path; each write carries everything its event needs. An event is encoded once per channel. Doubtful
/// rights and stale query results are rechecked with one read of the store per batch of messages: see `DatabaseSubscriptions+Settling`.
struct DatabaseSubscriptions {
    let database: DatabaseName
    let store: any TreeStore
    let book: RuleBook
    let clock: WallClock
    let limits: ServiceLimits
    let onLeave: @Sendable (Int) -> Void

    var states: [Int: SubscriptionState] = [:]
    /// The ids of the subscriptions to each target.
    var channels: [ListenedPlace: Set<Int>] = [:]
    var windows: [ListenedPlace: QueryWindow] = [:]
    private var places = PathIndex<ListenedPlace>()
    /// The ids of the subscriptions whose right to read depends on a path.
    private var looks = PathIndex<Int>()
    /// The newest commit known, from a message or from a subscriber's first read.
    var sequence: Int64 = 0
    /// The newest commit received as a message.
    var heard: Int64 = 0
    var rulesVersion: Int64?
    /// The subscriptions whose right to read must be rechecked.
    var doubts: [Int: RecheckReason] = [:]
    /// The queries whose results may have changed.
    var stale: Set<ListenedPlace> = []
    /// Whether the version of the rules must be rechecked, as another process may have deployed new ones.
    var wantsVersion = false
    /// The commits received while at least one new subscription hasn't read the database yet.
    private var recent: [TreeCommit] = []
    private var opening = 0

    init(
        database: DatabaseName,
        store: any TreeStore,
        book: RuleBook,
        clock: WallClock,
        limits: ServiceLimits,
        onLeave: @escaping @Sendable (Int) -> Void
    ) {
        self.database = database
        self.store = store
        self.book = book
        self.clock = clock
        self.limits = limits
        self.onLeave = onLeave
    }

    /// Processes a batch of messages and sends the resulting events.
    mutating func hear(_ batch: [SubscriptionMessage]) async {
        for news in batch {
            switch news {
            case .entered(let listener): enter(listener)
            case .opened(let id, let opening): open(id, opening)
            case .left(let id): remove(id)
            case .commit(let commit): tell(commit)
            case .rulesChanged: changeRules()
            case .tick: tick()
            }
        }
        await settle()
    }

    /// Ends all streams. Events that wait in them are still delivered.
    mutating func end() {
        for state in states.values { state.listener.queue.finish() }
        states = [:]
    }
}

// MARK: Opening and closing

extension DatabaseSubscriptions {
    private mutating func enter(_ listener: Listener) {
        states[listener.id] = SubscriptionState(listener: listener)
        channels[listener.place, default: []].insert(listener.id)
        places.insert(listener.place, at: listener.place.path)
        opening += 1
    }

    private mutating func open(_ id: Int, _ opening: Opening) {
        guard var state = states[id], state.from == nil else { return }
        state.from = opening.sequence
        sequence = max(sequence, opening.sequence)
        state.checked = clock.now()
        state.forget(to: opening.sequence)
        states[id] = state
        setRight(opening.right, of: id)
        doubt(id, since: opening)
        if wantsVersion, opening.right != nil { doubt(id, .since(sequence)) }
        switch opening.seen {
        case .place(let snapshot):
            // The events held back are newer than the snapshot.
            states[id]?.held.insert((opening.sequence, snapshot), at: 0)
            if doubts[id] == nil { release(id) }
        case .window(let value): openWindow(id, value, opening.sequence)
        }
        self.opening -= 1
        if self.opening == 0 { recent = [] }
    }

    /// Marks the right of a new subscription as doubtful if the rules or its data have changed since its first read.
    private mutating func doubt(_ id: Int, since opening: Opening) {
        guard let right = opening.right else { return }
        if opening.rulesVersion != rulesVersion {
            if let known = rulesVersion, known > opening.rulesVersion {
                doubt(id, .since(sequence))
            } else {
                if rulesVersion != nil { doubtAll() }
                rulesVersion = opening.rulesVersion
                doubts[id] = nil
            }
        }
        for commit in recent where commit.sequence > opening.sequence {
            let touches = commit.write.values.keys.contains { path in
                right.looked.contains { path.contains($0) || $0.contains(path) }
            }
            if touches { doubt(id, .since(commit.sequence)) }
        }
    }

    private mutating func openWindow(_ id: Int, _ value: RealtimeValue, _ sequence: Int64) {
        guard let place = states[id]?.listener.place else { return }
        var window = windows[place] ?? QueryWindow(place)
        states[id]?.awaitsWindow = true
        if window.value == nil || (window.value == value && window.sequence < sequence && window.written == .none) {
            window.value = value
            window.sequence = sequence
            for commit in recent where commit.sequence > sequence { window.note(commit.write) }
        }
        windows[place] = window
        if doubts[id] == nil, window.written == .none, window.sequence >= sequence, let value = window.value {
            begin(id, with: StreamEvent.put(.root, value).bytes)
        } else {
            stale.insert(place)
        }
    }

    /// Gives a query's subscriber the whole first result. It may be larger than what may wait, but not than what may be read.
    mutating func begin(_ id: Int, with whole: [UInt8]) {
        states[id]?.awaitsWindow = false
        guard whole.count <= limits.readBytes else { return dismiss(id) }
        states[id]?.listener.queue.restart(whole)
    }

    mutating func remove(_ id: Int) {
        guard let state = states.removeValue(forKey: id) else { return }
        if state.from == nil {
            opening -= 1
            if opening == 0 { recent = [] }
        }
        doubts[id] = nil
        for path in state.right?.looked ?? [] { looks.remove(id, at: path) }
        let place = state.listener.place
        channels[place]?.remove(id)
        guard channels[place]?.isEmpty ?? true else { return }
        channels[place] = nil
        windows[place] = nil
        stale.remove(place)
        places.remove(place, at: place.path)
    }

    /// Ends a subscription, after a last event if there is one.
    mutating func dismiss(_ id: Int, _ last: StreamEvent? = nil) {
        guard let state = states[id] else { return }
        state.listener.queue.finish(last?.bytes)
        remove(id)
        onLeave(id)
    }
}

// MARK: Sending

extension DatabaseSubscriptions {
    private mutating func tell(_ commit: TreeCommit) {
        sequence = max(sequence, commit.sequence)
        heard = commit.sequence
        if opening > 0 { recent.append(commit) }
        var touched: Set<ListenedPlace> = []
        for path in commit.write.values.keys {
            for id in looks.touched(by: path) { doubt(id, .since(commit.sequence)) }
            touched.formUnion(places.touched(by: path))
        }
        for place in touched {
            if place.query == nil {
                tell(commit, at: place)
            } else if let window = windows[place], window.value != nil, window.sequence < commit.sequence {
                windows[place]?.note(commit.write)
                stale.insert(place)
            }
        }
    }

    private mutating func tell(_ commit: TreeCommit, at place: ListenedPlace) {
        let limits = limits
        var event: [UInt8]?
        for id in channels[place] ?? [] {
            guard let state = states[id], (state.from ?? .min) < commit.sequence else { continue }
            // All events of a write are one piece, so a subscriber never receives half of it.
            let bytes = event ?? commit.write.events(for: place.path).flatMap(\.bytes)
            event = bytes
            if state.from != nil, state.right?.usesClock == true,
                state.checked.milliseconds(until: clock.now()) >= Self.clockStep
            {
                doubt(id, .clock)
            }
            guard state.from != nil, doubts[id] == nil else {
                if states[id]?.hold(bytes, commit.sequence, limits) == false { dismiss(id) }
                continue
            }
            states[id]?.from = commit.sequence
            send(bytes, to: id)
        }
    }

    /// The time, in milliseconds, for which a right that depends on the clock is assumed to hold.
    static let clockStep: Int64 = 1_000

    mutating func send(_ event: [UInt8], to id: Int) {
        if states[id]?.listener.queue.push(event) == false { dismiss(id) }
    }

    /// Sends the events that were held back.
    mutating func release(_ id: Int) {
        guard let state = states[id] else { return }
        let events = states[id]?.release() ?? []
        guard let first = state.held.first else { return }
        states[id]?.from = max(state.from ?? 0, state.held.last?.sequence ?? 0)
        for (index, event) in events.enumerated() {
            // Only a snapshot has the sequence that the subscription already has; events are newer.
            if index == 0, first.sequence == state.from {
                state.listener.queue.restart(event)
            } else {
                send(event, to: id)
            }
        }
    }
}

// MARK: Doubtful rights

extension DatabaseSubscriptions {
    mutating func doubt(_ id: Int, _ doubt: RecheckReason) {
        guard states[id]?.from != nil else { return }
        doubts[id] = doubt.and(doubts[id])
    }

    /// Marks every right as doubtful, because the rules have changed. Admins have none.
    mutating func doubtAll() {
        for (id, state) in states where state.right != nil { doubt(id, .since(sequence)) }
    }

    private mutating func changeRules() {
        // A subscription that is still opening may have read the database under the old rules.
        wantsVersion = true
        doubtAll()
    }

    private mutating func tick() {
        wantsVersion = true
        for (id, state) in states where state.right?.usesClock == true { doubt(id, .clock) }
    }

    mutating func setRight(_ right: RuleAnswer?, of id: Int) {
        guard let known = states[id] else { return }
        for path in known.right?.looked ?? [] { looks.remove(id, at: path) }
        for path in right?.looked ?? [] { looks.insert(id, at: path) }
        states[id]?.right = right
    }
}
