import CommandKit
import KidneyCommands

await KidneyProgram.program.main()
