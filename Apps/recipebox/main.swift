import CommandKit

await CommandLineProgram(RecipeBoxCommand.self).main()
