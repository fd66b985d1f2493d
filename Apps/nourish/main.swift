import CommandKit

await CommandLineProgram(NourishCommand.self, statusOf: NourishCommand.status).main()
