import CommandKit
import MaricopaCommands

await MaricopaProgram.program.main()
