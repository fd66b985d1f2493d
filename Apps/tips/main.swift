import CommandKit
import PixbufThumbnailer
import TIPsCommands

await TIPsProgram.program.main(decoder: .pixbuf(by: .ofThisProgram(arguments: CommandLine.arguments)))
