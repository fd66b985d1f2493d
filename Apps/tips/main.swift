import CommandKit
import TIPsCommands

await TIPsProgram.program.main()
