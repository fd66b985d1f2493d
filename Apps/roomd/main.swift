import CommandKit
import RoomdCommands

await RoomdProgram.program.main()
