extension BundledDirectory {
    /// Recipes written for this directory.
    static let recipes = BundledTable(
        .recipe,
        """
        = recipe-overnight-oats
        picture sample-jar
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Apple Cinnamon Overnight Oats
        subtitle Stirred together in the evening, ready in the morning
        about A breakfast without cooking that keeps for three days.
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 2 servings
        meals breakfast
        featured yes
        ingredient 1 cup rolled oats
        ingredient 1 cup low-fat milk
        ingredient 1 apple, grated
        ingredient 1/2 teaspoon cinnamon
        ingredient 2 tablespoons chopped walnuts
        step Stir oats, milk, apple and cinnamon together in a jar.
        step Cover and leave in the refrigerator overnight.
        step Stir again, and serve with the walnuts on top.
        fact Calories: about 300
        fact Total fat: about 9 g
        fact Saturated fat: about 2 g
        fact Sodium: about 60 mg
        fact Total carbohydrate: about 48 g
        fact Dietary fiber: about 7 g
        fact Total sugars: about 16 g
        fact Protein: about 11 g
        = recipe-huevos-rancheros
        picture sample-plate
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Light Huevos Rancheros
        subtitle Eggs on corn tortillas with tomatoes and beans
        about The breakfast of the ranch, with little oil.
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 4 servings
        meals breakfast
        ingredient 4 corn tortillas
        ingredient 4 eggs
        ingredient 2 cups chopped tomatoes
        ingredient 1/2 onion, chopped
        ingredient 1 small green chile, chopped
        ingredient 1 cup cooked black beans
        ingredient 2 teaspoons vegetable oil
        step Warm the tortillas in a dry pan and keep them in a towel.
        step Cook onion and chile in half of the oil until soft. Add the tomatoes and simmer for ten minutes. Warm the \
        beans in it.
        step Fry the eggs in the rest of the oil.
        step Put an egg on each tortilla and the sauce around it.
        fact Calories: about 230
        fact Total fat: about 8 g
        fact Saturated fat: about 2 g
        fact Sodium: about 90 mg
        fact Total carbohydrate: about 27 g
        fact Dietary fiber: about 7 g
        fact Total sugars: about 4 g
        fact Protein: about 13 g
        = recipe-vegetable-omelet
        picture sample-plate
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Garden Vegetable Omelet
        subtitle Two eggs and whatever the market had
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 1 serving
        meals breakfast
        ingredient 2 eggs
        ingredient 1 tablespoon low-fat milk
        ingredient 1/2 cup chopped bell pepper
        ingredient 1 cup fresh spinach
        ingredient 1 teaspoon vegetable oil
        ingredient 1 tablespoon shredded cheese
        step Beat eggs and milk.
        step Cook pepper and spinach in the oil for three minutes.
        step Pour the eggs over them, and lift the edges until the top is nearly set.
        step Sprinkle with cheese, fold and serve.
        fact Calories: about 250
        fact Total fat: about 17 g
        fact Saturated fat: about 5 g
        fact Sodium: about 220 mg
        fact Total carbohydrate: about 7 g
        fact Dietary fiber: about 2 g
        fact Total sugars: about 4 g
        fact Protein: about 16 g
        = recipe-fruit-yogurt-parfait
        picture sample-jar
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Citrus and Strawberry Parfait
        subtitle Yogurt in layers with winter fruit
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 2 servings
        meals breakfast, snack
        ingredient 1 cup plain nonfat Greek yogurt
        ingredient 1 orange, peeled and cut
        ingredient 1 cup strawberries, sliced
        ingredient 1/4 cup rolled oats, toasted
        ingredient 1 tablespoon honey
        step Toast the oats in a dry pan until they smell of nuts.
        step Layer yogurt and fruit in two glasses.
        step Sprinkle with the oats and pour the honey over them.
        fact Calories: about 200
        fact Total fat: about 1 g
        fact Saturated fat: less than 1 g
        fact Sodium: about 50 mg
        fact Total carbohydrate: about 34 g
        fact Dietary fiber: about 4 g
        fact Total sugars: about 23 g
        fact Protein: about 15 g
        = recipe-black-bean-tacos
        picture sample-plate
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Black Bean and Corn Tacos
        subtitle Ready in twenty minutes
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 4 servings
        meals lunch, dinner
        featured yes
        ingredient 8 corn tortillas
        ingredient 1 can (15 ounces) black beans, rinsed
        ingredient 1 cup corn
        ingredient 1 cup shredded cabbage
        ingredient 1/2 cup salsa
        ingredient 1 avocado, sliced
        ingredient 1 lime
        step Warm beans and corn together in a pan.
        step Warm the tortillas.
        step Fill them with beans and corn, cabbage, avocado and salsa, and squeeze the lime over them.
        fact Calories: about 320
        fact Total fat: about 9 g
        fact Saturated fat: about 1 g
        fact Sodium: about 390 mg
        fact Total carbohydrate: about 53 g
        fact Dietary fiber: about 14 g
        fact Total sugars: about 6 g
        fact Protein: about 11 g
        = recipe-chicken-fajitas
        picture sample-plate
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Chicken Fajitas
        subtitle Peppers, onions and lime from one pan
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 4 servings
        meals dinner
        ingredient 1 pound chicken breast, in strips
        ingredient 2 bell peppers, in strips
        ingredient 1 onion, in strips
        ingredient 1 tablespoon vegetable oil
        ingredient 2 teaspoons chili powder
        ingredient 1 lime
        ingredient 4 whole-wheat tortillas
        step Toss the chicken with chili powder and the juice of half the lime.
        step Cook it in half of the oil over high heat until it is done, about six minutes, and put it aside.
        step Cook peppers and onion in the rest of the oil until they brown at the edges. Mix, and serve in the \
        tortillas with lime.
        fact Calories: about 320
        fact Total fat: about 11 g
        fact Saturated fat: about 3 g
        fact Sodium: about 320 mg
        fact Total carbohydrate: about 25 g
        fact Dietary fiber: about 6 g
        fact Total sugars: about 4 g
        fact Protein: about 31 g
        = recipe-calabacitas
        picture sample-plate
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Calabacitas
        subtitle Squash, corn and chile of the Southwest
        about A side dish as old as the fields along the Salt River, in which squash and corn grew together.
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 6 servings
        meals side, lunch
        featured yes
        ingredient 3 zucchini, cubed
        ingredient 2 cups corn
        ingredient 1 onion, chopped
        ingredient 2 green chiles, roasted and chopped
        ingredient 1 tablespoon vegetable oil
        ingredient 1/4 cup crumbled queso fresco
        step Cook the onion in the oil until soft.
        step Add zucchini, corn and chiles, and cook for ten minutes.
        step Sprinkle with the cheese.
        fact Calories: about 110
        fact Total fat: about 4 g
        fact Saturated fat: about 1 g
        fact Sodium: about 50 mg
        fact Total carbohydrate: about 17 g
        fact Dietary fiber: about 3 g
        fact Total sugars: about 6 g
        fact Protein: about 4 g
        = recipe-pinto-squash-soup
        picture sample-soup
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Pinto Bean and Squash Soup
        subtitle A pot for a cool evening
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 6 servings
        meals lunch, dinner
        ingredient 3 cups cooked pinto beans
        ingredient 3 cups cubed winter squash
        ingredient 1 onion, chopped
        ingredient 2 cloves garlic
        ingredient 4 cups low-sodium vegetable broth
        ingredient 1 can (14.5 ounces) tomatoes without salt
        ingredient 1 tablespoon vegetable oil
        step Cook onion and garlic in the oil.
        step Add broth, squash and tomatoes, and simmer until the squash is soft, about twenty minutes.
        step Add the beans, warm them through, and mash some of them against the side to thicken the soup.
        fact Calories: about 200
        fact Total fat: about 3 g
        fact Saturated fat: less than 1 g
        fact Sodium: about 100 mg
        fact Total carbohydrate: about 37 g
        fact Dietary fiber: about 10 g
        fact Total sugars: about 6 g
        fact Protein: about 10 g
        = recipe-lentil-stew
        picture sample-soup
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Lentil and Vegetable Stew
        subtitle Cheap, filling, and better the next day
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 6 servings
        meals lunch, dinner
        ingredient 1 1/2 cups dried lentils, rinsed
        ingredient 2 carrots, sliced
        ingredient 2 stalks celery, sliced
        ingredient 1 onion, chopped
        ingredient 2 potatoes, cubed
        ingredient 6 cups low-sodium vegetable broth
        ingredient 1 tablespoon olive oil
        step Cook onion, carrots and celery in the oil for five minutes.
        step Add lentils, potatoes and broth, and bring to a boil.
        step Simmer for thirty minutes until all is soft.
        fact Calories: about 270
        fact Total fat: about 3 g
        fact Saturated fat: less than 1 g
        fact Sodium: about 180 mg
        fact Total carbohydrate: about 47 g
        fact Dietary fiber: about 13 g
        fact Total sugars: about 6 g
        fact Protein: about 15 g
        = recipe-turkey-chili
        picture sample-soup
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Turkey and Bean Chili
        subtitle For a crowd, or for the freezer
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 8 servings
        meals dinner
        ingredient 1 pound lean ground turkey
        ingredient 1 onion, chopped
        ingredient 1 bell pepper, chopped
        ingredient 2 cans (15 ounces each) kidney beans, rinsed
        ingredient 2 cans (14.5 ounces each) tomatoes without salt
        ingredient 2 tablespoons chili powder
        step Brown the turkey, and pour off the fat.
        step Add onion and pepper, and cook until soft.
        step Add everything else and simmer for half an hour.
        fact Calories: about 190
        fact Total fat: about 6 g
        fact Saturated fat: about 2 g
        fact Sodium: about 260 mg
        fact Total carbohydrate: about 20 g
        fact Dietary fiber: about 7 g
        fact Total sugars: about 5 g
        fact Protein: about 17 g
        = recipe-fish-tacos
        picture sample-plate
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Baked Fish Tacos with Lime Slaw
        subtitle Crisp cabbage, no frying
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 4 servings
        meals dinner
        featured yes
        ingredient 1 pound tilapia fillets
        ingredient 8 corn tortillas
        ingredient 3 cups shredded cabbage
        ingredient 1/2 cup plain nonfat Greek yogurt
        ingredient 2 limes
        ingredient 2 teaspoons vegetable oil
        ingredient 1 teaspoon chili powder
        step Heat the oven to 400 °F.
        step Brush the fish with oil and chili powder, and bake it for twelve minutes.
        step Mix cabbage, yogurt and the juice of one lime.
        step Fill the warm tortillas with fish and slaw, and serve with the other lime.
        fact Calories: about 270
        fact Total fat: about 6 g
        fact Saturated fat: about 1 g
        fact Sodium: about 130 mg
        fact Total carbohydrate: about 27 g
        fact Dietary fiber: about 5 g
        fact Total sugars: about 3 g
        fact Protein: about 29 g
        = recipe-vegetable-stir-fry
        picture sample-salad
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Broccoli and Chicken Stir-Fry
        subtitle Over brown rice
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 4 servings
        meals dinner
        ingredient 1 pound chicken breast, in strips
        ingredient 4 cups broccoli florets
        ingredient 2 carrots, sliced thinly
        ingredient 2 cloves garlic
        ingredient 2 tablespoons low-sodium soy sauce
        ingredient 1 tablespoon vegetable oil
        ingredient 3 cups cooked brown rice
        step Cook the chicken in half of the oil over high heat, and put it aside.
        step Cook carrots, broccoli and garlic in the rest of the oil with two tablespoons of water until they are \
        bright and just tender.
        step Add chicken and soy sauce, stir, and serve over the rice.
        fact Calories: about 380
        fact Total fat: about 8 g
        fact Saturated fat: about 1 g
        fact Sodium: about 370 mg
        fact Total carbohydrate: about 43 g
        fact Dietary fiber: about 6 g
        fact Total sugars: about 4 g
        fact Protein: about 33 g
        = recipe-pasta-primavera
        picture sample-plate
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Whole-Wheat Pasta with Spring Vegetables
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 4 servings
        meals dinner
        ingredient 8 ounces whole-wheat pasta
        ingredient 2 cups chopped tomatoes
        ingredient 1 zucchini, sliced
        ingredient 1 cup green beans
        ingredient 2 cloves garlic
        ingredient 1 tablespoon olive oil
        ingredient 1/4 cup grated cheese
        step Cook the pasta, with the beans in the same water for the last four minutes.
        step Cook garlic, zucchini and tomatoes in the oil until soft.
        step Mix, and sprinkle with the cheese.
        fact Calories: about 290
        fact Total fat: about 6 g
        fact Saturated fat: about 2 g
        fact Sodium: about 110 mg
        fact Total carbohydrate: about 50 g
        fact Dietary fiber: about 7 g
        fact Total sugars: about 6 g
        fact Protein: about 13 g
        = recipe-tuna-lettuce-wraps
        picture sample-salad
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Tuna and White Bean Lettuce Wraps
        subtitle A cold lunch for a hot day
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 4 servings
        meals lunch
        ingredient 2 cans (5 ounces each) tuna in water, drained
        ingredient 1 can (15 ounces) white beans, rinsed
        ingredient 1 cup chopped cucumber
        ingredient 1/4 onion, chopped
        ingredient 1 tablespoon olive oil
        ingredient 1 lime
        ingredient 8 large lettuce leaves
        step Mix tuna, beans, cucumber and onion with oil and lime juice.
        step Spoon onto the lettuce leaves and roll them up.
        fact Calories: about 180
        fact Total fat: about 4 g
        fact Saturated fat: less than 1 g
        fact Sodium: about 270 mg
        fact Total carbohydrate: about 19 g
        fact Dietary fiber: about 5 g
        fact Total sugars: about 1 g
        fact Protein: about 18 g
        = recipe-sweet-potato-fries
        picture sample-plate
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Oven Sweet Potato Wedges
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 4 servings
        meals side
        ingredient 2 large sweet potatoes, in wedges
        ingredient 1 tablespoon olive oil
        ingredient 1 teaspoon chili powder
        step Heat the oven to 425 °F.
        step Toss the wedges with oil and chili powder, and spread them in one layer.
        step Bake for thirty minutes, and turn them halfway.
        fact Calories: about 110
        fact Total fat: about 4 g
        fact Saturated fat: less than 1 g
        fact Sodium: about 80 mg
        fact Total carbohydrate: about 18 g
        fact Dietary fiber: about 3 g
        fact Total sugars: about 4 g
        fact Protein: about 2 g
        = recipe-nopales-salad
        picture sample-salad
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Nopales Salad
        subtitle Cactus pads with tomato and lime
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 4 servings
        meals side, lunch
        ingredient 3 cups cooked nopales, sliced
        ingredient 2 tomatoes, chopped
        ingredient 1/2 onion, chopped
        ingredient 1 small green chile, chopped
        ingredient 1 lime
        ingredient 2 tablespoons crumbled queso fresco
        step Rinse the nopales until the water is clear, and drain them.
        step Mix everything but the cheese, and chill for half an hour.
        step Sprinkle with the cheese.
        fact Calories: about 50
        fact Total fat: about 1 g
        fact Saturated fat: less than 1 g
        fact Sodium: about 60 mg
        fact Total carbohydrate: about 9 g
        fact Dietary fiber: about 3 g
        fact Total sugars: about 4 g
        fact Protein: about 3 g
        = recipe-watermelon-cucumber-salad
        picture sample-salad
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Watermelon and Cucumber Salad
        subtitle Cold and sweet, for July
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 6 servings
        meals side, snack
        featured yes
        ingredient 6 cups cubed watermelon
        ingredient 1 cucumber, sliced
        ingredient 2 tablespoons chopped mint
        ingredient 1 lime
        step Mix all, and squeeze the lime over it.
        step Serve at once, cold.
        fact Calories: about 60
        fact Total fat: less than 1 g
        fact Saturated fat: about 0 g
        fact Sodium: less than 5 mg
        fact Total carbohydrate: about 14 g
        fact Dietary fiber: about 1 g
        fact Total sugars: about 10 g
        fact Protein: about 1 g
        = recipe-hummus-vegetables
        picture sample-salad
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Hummus with Market Vegetables
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 6 servings
        meals snack
        ingredient 1 1/2 cups hummus
        ingredient 2 carrots, in sticks
        ingredient 1 cucumber, in sticks
        ingredient 1 bell pepper, in strips
        step Put the hummus in a bowl in the middle of a plate.
        step Arrange the vegetables around it.
        fact Calories: about 120
        fact Total fat: about 6 g
        fact Saturated fat: less than 1 g
        fact Sodium: about 250 mg
        fact Total carbohydrate: about 14 g
        fact Dietary fiber: about 5 g
        fact Total sugars: about 3 g
        fact Protein: about 6 g
        = recipe-baked-peaches
        picture sample-plate
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Baked Peaches with Oats
        subtitle A dessert of Queen Creek summers
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 4 servings
        meals dessert
        ingredient 4 peaches, halved
        ingredient 1/3 cup rolled oats
        ingredient 2 tablespoons chopped almonds
        ingredient 1 tablespoon honey
        ingredient 1/2 teaspoon cinnamon
        step Heat the oven to 375 °F.
        step Put the peaches into a dish with the cut side up, and fill them with oats, almonds, honey and cinnamon.
        step Bake for twenty-five minutes.
        fact Calories: about 130
        fact Total fat: about 3 g
        fact Saturated fat: less than 1 g
        fact Sodium: less than 5 mg
        fact Total carbohydrate: about 24 g
        fact Dietary fiber: about 4 g
        fact Total sugars: about 17 g
        fact Protein: about 3 g
        = recipe-strawberry-banana-smoothie
        picture sample-jar
        from Written for this directory; nutrition calculated from usual weights of the ingredients with USDA's \
        Standard Reference 26 and rounded; where that has no value, estimated
        title Strawberry Banana Smoothie
        about The nutrition facts are estimates for a serving, calculated from usual weights of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 2 servings
        meals drink, breakfast
        ingredient 1 cup strawberries
        ingredient 1 banana
        ingredient 1 cup low-fat milk
        ingredient 1/2 cup plain nonfat Greek yogurt
        step Blend all until smooth, and drink at once.
        fact Calories: about 160
        fact Total fat: about 2 g
        fact Saturated fat: less than 1 g
        fact Sodium: about 80 mg
        fact Total carbohydrate: about 27 g
        fact Dietary fiber: about 3 g
        fact Total sugars: about 19 g
        fact Protein: about 11 g
        = recipe-agua-de-limon-pepino
        picture sample-jar
        from Written for this directory; nutrition estimated from typical values of the ingredients, not measured
        title Cucumber Lime Water
        subtitle Instead of soda
        about The nutrition facts are estimates for a serving, from typical values of the ingredients.
        link az-health-zone https://www.azhealthzone.org
        serves 6 servings
        meals drink
        ingredient 1 cucumber, sliced
        ingredient 2 limes, sliced
        ingredient 8 cups cold water
        ingredient A few leaves of mint
        step Put everything into a pitcher.
        step Leave it in the refrigerator for two hours.
        fact Calories: about 5
        fact Total fat: about 0 g
        fact Saturated fat: about 0 g
        fact Sodium: about 0 mg
        fact Total carbohydrate: about 0 g
        fact Dietary fiber: about 0 g
        fact Total sugars: about 0 g
        fact Protein: about 0 g
        """
    )
}
