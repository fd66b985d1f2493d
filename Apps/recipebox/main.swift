import CommandKit

await CommandLineProgram(RecipeBoxCommand.self, statusOf: RecipeBoxApp.status).main()
