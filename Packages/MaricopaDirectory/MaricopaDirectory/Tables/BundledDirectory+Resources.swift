extension BundledDirectory {
    /// Public programs with their own sites, described from public information.
    static let resources = BundledTable(
        .resource,
        """
        = resource-snap
        from public information of the Arizona Department of Economic Security, not verified with it; check its \
        site, des.az.gov
        title Nutrition Assistance (SNAP)
        subtitle Help to buy food
        about Arizona's Nutrition Assistance is the federal Supplemental Nutrition Assistance Program, known as food \
        stamps. It puts money for food on an EBT card each month for households with low income.
        about You apply online, at an office of the Department of Economic Security or by mail. Many farmers' markets \
        take the card.
        link website https://www.healthearizonaplus.gov
        link learn-more https://des.az.gov
        = resource-wic
        from public information of the Arizona Department of Health Services, not verified with it; check its \
        site, azwic.gov
        title Arizona WIC
        subtitle Food and counsel for mothers and small children
        about The Special Supplemental Nutrition Program for Women, Infants, and Children gives pregnant women, new \
        mothers, babies and children under five healthy food, help with breastfeeding and advice on eating well.
        link learn-more https://azwic.gov
        = resource-211
        from public information of 2-1-1 Arizona, not verified with it; check its site, 211arizona.org
        title 2-1-1 Arizona
        subtitle One number for help of every kind
        about Call 2-1-1 from anywhere in Arizona, or search online, to find food, shelter, health care, help with \
        bills and more near you.
        phone 2-1-1
        link learn-more https://211arizona.org
        = resource-double-up
        from public information of Pinnacle Prevention, not verified with it; check its site, doubleupaz.org
        title Double Up Food Bucks Arizona
        subtitle Twice the fruits and vegetables with SNAP
        about Where it is offered, what you spend with SNAP on fruits and vegetables grown in Arizona is matched, so \
        that you can buy twice as much. Ask at the market's information booth.
        link learn-more https://www.doubleupaz.org
        = resource-school-meals
        from public information of the U.S. Department of Agriculture, not verified with it; check its site, \
        fns.usda.gov
        title School Breakfast and Lunch
        subtitle Free and reduced-price meals for students
        about Through the National School Lunch and School Breakfast Programs, children of families with low income \
        eat at school at no or a small cost. Ask the school for the form; families with SNAP often needn't fill one in.
        link learn-more https://www.fns.usda.gov/nslp
        = resource-summer-meals
        from public information of the U.S. Department of Agriculture, not verified with it; check its site, \
        fns.usda.gov
        title Summer Meals for Children
        subtitle Free meals while school is out
        about In summer, schools, parks, libraries and clubs serve free meals to everybody of 18 and under. No form is \
        needed.
        link learn-more https://www.fns.usda.gov/summer
        = resource-sfmnp
        from public information of the U.S. Department of Agriculture, not verified with it; check its site, \
        fns.usda.gov
        title Senior Farmers' Market Nutrition Program
        subtitle Coupons for older adults
        about Older adults with low income can get coupons for fresh fruits, vegetables, herbs and honey at farmers' \
        markets that take part.
        link learn-more https://www.fns.usda.gov/sfmnp
        = resource-az-health-zone
        from public information of AZ Health Zone, not verified with it; check its site, azhealthzone.org
        title AZ Health Zone
        subtitle Recipes, tips and classes for eating well on a budget
        about Arizona's program for healthy eating and active living: recipes, tips for shopping and cooking, and \
        classes in the community. What it offers changes with its funding: its website tells.
        link az-health-zone https://www.azhealthzone.org
        link learn-more https://www.azhealthzone.org
        = resource-myplate
        from public information of the U.S. Department of Agriculture, not verified with it; check its site, \
        myplate.gov
        title MyPlate
        subtitle What goes on a healthy plate
        about The Department of Agriculture's guide to healthy eating: half the plate fruits and vegetables, a quarter \
        grains, a quarter protein, and dairy beside it. With quizzes, plans and recipes.
        link learn-more https://www.myplate.gov
        = resource-st-marys
        from public information of St. Mary's Food Bank, not verified with it; check its site, firstfoodbank.org
        title St. Mary's Food Bank
        subtitle Food boxes in Phoenix and beyond
        about The first food bank of the world, founded in Phoenix in 1967, gives out food boxes and supports pantries \
        in nine counties. Its website tells where and when.
        link learn-more https://www.firstfoodbank.org
        = resource-united-food-bank
        from public information of United Food Bank, not verified with it; check its site, unitedfoodbank.org
        title United Food Bank
        subtitle Food for the East Valley
        about A food bank in Mesa that supplies pantries and shelters of the East Valley and eastern Arizona, and \
        gives out food itself. Its website tells where and when.
        link learn-more https://unitedfoodbank.org
        = resource-azhealth-quitline
        from public information of ASHLine, not verified with it; check its site, ashline.org
        title Arizona Smokers' Helpline
        subtitle Free help to quit tobacco
        about Coaching by phone, and help with medication, for everybody in Arizona who wants to stop smoking or \
        vaping.
        phone 1-800-556-6222
        link learn-more https://ashline.org
        = resource-988
        from public information of the 988 Suicide and Crisis Lifeline, not verified with it; check its site, \
        988lifeline.org
        title 988 Suicide and Crisis Lifeline
        subtitle Somebody to talk to, day and night
        about Call or text 988 when you, or somebody you know, are in distress. It is free, and somebody answers at \
        any hour.
        phone 988
        hours 24/7
        link learn-more https://988lifeline.org
        = resource-county-public-health
        from public information of the Maricopa County Department of Public Health, not verified with it; check \
        its site, maricopa.gov
        title Maricopa County Public Health
        subtitle Clinics, vaccines and healthy living
        about The county's Department of Public Health offers vaccinations and clinics, inspects what makes people \
        ill, and runs programs for healthy food and movement.
        link learn-more https://www.maricopa.gov/publichealth
        = resource-ahcccs
        from public information of the Arizona Health Care Cost Containment System, not verified with it; check \
        its site, azahcccs.gov
        title AHCCCS
        subtitle Arizona's Medicaid
        about The Arizona Health Care Cost Containment System pays for doctors, hospitals and medicine of people with \
        low income. You apply through Health-e-Arizona Plus.
        link website https://www.healthearizonaplus.gov
        link learn-more https://www.azahcccs.gov
        """
    )
}
