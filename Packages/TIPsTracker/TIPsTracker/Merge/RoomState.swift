/// The fields of a plan, with the winning write of each.
public struct RegisterMap: Hashable, Sendable {
    /// The winning write of each field.
    public private(set) var registers: [Register.Key: Register] = [:]

    /// Creates a map from registers in any order and with any repetition.
    public init(_ registers: some Sequence<Register> = []) {
        for register in registers { add(register) }
    }

    /// Adds a write, unless the known write of its field wins.
    public mutating func add(_ register: Register) {
        if let known = registers[register.key], !register.wins(over: known) { return }
        registers[register.key] = register
    }

    /// Returns the winning writes of both maps.
    public func merged(with other: RegisterMap) -> RegisterMap {
        var result = self
        for register in other.registers.values { result.add(register) }
        return result
    }
}

/// The shared data of a room. A store also holds device-specific data, which isn't part of it.
public struct RoomState: Hashable, Sendable {
    /// The fields of the plan.
    public var registers: RegisterMap
    public var logs: LogBook

    public init(registers: RegisterMap = RegisterMap(), logs: LogBook = LogBook()) {
        self.registers = registers
        self.logs = logs
    }

    /// Returns the state that two devices show after they have exchanged everything.
    public func merged(with other: RoomState) -> RoomState {
        RoomState(registers: registers.merged(with: other.registers), logs: logs.merged(with: other.logs))
    }
}
