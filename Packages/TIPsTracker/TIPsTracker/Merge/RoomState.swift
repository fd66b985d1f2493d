/// The fields of a plan: of each, the write that wins.
public struct RegisterMap: Hashable, Sendable {
    /// What stands in each field.
    public private(set) var registers: [Register.Key: Register] = [:]

    /// The registers, in any order and with any repetition.
    public init(_ registers: some Sequence<Register> = []) {
        for register in registers { add(register) }
    }

    /// Adds a write; it stays where it wins.
    public mutating func add(_ register: Register) {
        if let known = registers[register.key], !register.wins(over: known) { return }
        registers[register.key] = register
    }

    /// Of each field the write that wins.
    public func merged(with other: RegisterMap) -> RegisterMap {
        var result = self
        for register in other.registers.values { result.add(register) }
        return result
    }
}

/// Everything that the devices of a room share: what a store holds but for which device it is.
public struct RoomState: Hashable, Sendable {
    /// The plan.
    public var registers: RegisterMap
    /// The logs.
    public var logs: LogBook

    /// A room.
    public init(registers: RegisterMap = RegisterMap(), logs: LogBook = LogBook()) {
        self.registers = registers
        self.logs = logs
    }

    /// What both devices show once each has heard of the other.
    public func merged(with other: RoomState) -> RoomState {
        RoomState(registers: registers.merged(with: other.registers), logs: logs.merged(with: other.logs))
    }
}
