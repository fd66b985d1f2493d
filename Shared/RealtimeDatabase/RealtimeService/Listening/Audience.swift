import RealtimeTree
import TimeKit

/// The listeners of one database, told of its commits in their order.
///
/// For a place that is listened to nothing is kept of what is there: what was written says it all. An event is made once for all who listen
/// to a place. What is doubtful (somebody's right to read after a commit that it hangs on, what a query asks for now) is settled by one look
/// at the store for a whole batch of news: see `Audience+Settling`.
struct Audience {
    let database: DatabaseName
    let store: any TreeStore
    let book: RuleBook
    let clock: WallClock
    let limits: ServiceLimits
    let onLeave: @Sendable (Int) -> Void

    var seats: [Int: Seat] = [:]
    /// Who listens to each place.
    var channels: [ListenedPlace: Set<Int>] = [:]
    var windows: [ListenedPlace: QueryWindow] = [:]
    private var places = PathIndex<ListenedPlace>()
    /// Whose rights hang on which places.
    private var looks = PathIndex<Int>()
    /// The newest commit that is known of, by being told of it or from what somebody has seen.
    var sequence: Int64 = 0
    /// The newest commit that was told of.
    var heard: Int64 = 0
    var rulesVersion: Int64?
    /// Who isn't certain to be allowed to read any more.
    var doubts: [Int: Doubt] = [:]
    /// Which windows may have other things in them.
    var stale: Set<ListenedPlace> = []
    /// Whether the rules are to be looked at, as another process may have deployed some.
    var wantsVersion = false
    /// The commits since the first of those came who haven't seen the database yet.
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

    /// Takes news in, and tells what there is to tell.
    mutating func hear(_ batch: [News]) async {
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

    /// Ends all streams; what waits in them is still told.
    mutating func end() {
        for seat in seats.values { seat.listener.queue.finish() }
        seats = [:]
    }
}

// MARK: Coming and going

extension Audience {
    private mutating func enter(_ listener: Listener) {
        seats[listener.id] = Seat(listener: listener)
        channels[listener.place, default: []].insert(listener.id)
        places.insert(listener.place, at: listener.place.path)
        opening += 1
    }

    private mutating func open(_ id: Int, _ opening: Opening) {
        guard var seat = seats[id], seat.from == nil else { return }
        seat.from = opening.sequence
        sequence = max(sequence, opening.sequence)
        seat.checked = clock.now()
        seat.forget(to: opening.sequence)
        seats[id] = seat
        setRight(opening.right, of: id)
        doubt(id, since: opening)
        if wantsVersion, opening.right != nil { doubt(id, .since(sequence)) }
        switch opening.seen {
        case .place(let snapshot):
            // What was held back came later.
            seats[id]?.held.insert((opening.sequence, snapshot), at: 0)
            if doubts[id] == nil { release(id) }
        case .window(let value): openWindow(id, value, opening.sequence)
        }
        self.opening -= 1
        if self.opening == 0 { recent = [] }
    }

    /// Doubts the right of somebody who has just seen the database, where it has changed since then.
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
        guard let place = seats[id]?.listener.place else { return }
        var window = windows[place] ?? QueryWindow(place)
        seats[id]?.awaitsWindow = true
        if window.value == nil || (window.value == value && window.sequence < sequence && window.written == .none) {
            window.value = value
            window.sequence = sequence
            for commit in recent where commit.sequence > sequence { window.note(commit.write) }
        }
        windows[place] = window
        if doubts[id] == nil, window.written == .none, window.sequence >= sequence, let value = window.value {
            seats[id]?.awaitsWindow = false
            send(StreamEvent.put(.root, value).bytes, to: id)
        } else {
            stale.insert(place)
        }
    }

    mutating func remove(_ id: Int) {
        guard let seat = seats.removeValue(forKey: id) else { return }
        if seat.from == nil {
            opening -= 1
            if opening == 0 { recent = [] }
        }
        doubts[id] = nil
        for path in seat.right?.looked ?? [] { looks.remove(id, at: path) }
        let place = seat.listener.place
        channels[place]?.remove(id)
        guard channels[place]?.isEmpty ?? true else { return }
        channels[place] = nil
        windows[place] = nil
        stale.remove(place)
        places.remove(place, at: place.path)
    }

    /// Ends somebody's stream.
    mutating func dismiss(_ id: Int, _ last: StreamEvent? = nil) {
        guard let seat = seats[id] else { return }
        seat.listener.queue.finish(last?.bytes)
        remove(id)
        onLeave(id)
    }
}

// MARK: Telling

extension Audience {
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
            guard let seat = seats[id], (seat.from ?? .min) < commit.sequence else { continue }
            // All of a write is one piece, so that nobody who takes pieces whole sees half of it.
            let bytes = event ?? commit.write.events(for: place.path).flatMap(\.bytes)
            event = bytes
            if seat.from != nil, seat.right?.usesClock == true,
                seat.checked.milliseconds(until: clock.now()) >= Self.clockStep
            {
                doubt(id, .clock)
            }
            guard seat.from != nil, doubts[id] == nil else {
                if seats[id]?.hold(bytes, commit.sequence, limits) == false { dismiss(id) }
                continue
            }
            seats[id]?.from = commit.sequence
            send(bytes, to: id)
        }
    }

    /// How many milliseconds a right that hangs on the clock is taken to hold.
    static let clockStep: Int64 = 1_000

    mutating func send(_ event: [UInt8], to id: Int) {
        if seats[id]?.listener.queue.push(event) == false { dismiss(id) }
    }

    /// Tells what was held back.
    mutating func release(_ id: Int) {
        guard let seat = seats[id] else { return }
        let events = seats[id]?.release() ?? []
        guard let first = seat.held.first else { return }
        seats[id]?.from = max(seat.from ?? 0, seat.held.last?.sequence ?? 0)
        for (index, event) in events.enumerated() {
            // The whole of a place is the only event that isn't newer than what they knew.
            if index == 0, first.sequence == seat.from {
                seat.listener.queue.restart(event)
            } else {
                send(event, to: id)
            }
        }
    }
}

// MARK: Doubting

extension Audience {
    mutating func doubt(_ id: Int, _ doubt: Doubt) {
        guard seats[id]?.from != nil else { return }
        doubts[id] = doubt.and(doubts[id])
    }

    /// Doubts everybody whom rules bind: there are others.
    mutating func doubtAll() {
        for (id, seat) in seats where seat.right != nil { doubt(id, .since(sequence)) }
    }

    private mutating func changeRules() {
        // Who is about to come has perhaps seen the database under the old ones.
        wantsVersion = true
        doubtAll()
    }

    private mutating func tick() {
        wantsVersion = true
        for (id, seat) in seats where seat.right?.usesClock == true { doubt(id, .clock) }
    }

    mutating func setRight(_ right: RuleAnswer?, of id: Int) {
        guard let known = seats[id] else { return }
        for path in known.right?.looked ?? [] { looks.remove(id, at: path) }
        for path in right?.looked ?? [] { looks.insert(id, at: path) }
        seats[id]?.right = right
    }
}
