import CommandKit
import HabitCommands

await HabitProgram.program.main()
