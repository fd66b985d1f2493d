extension BundledDirectory {
    /// Sample events with sample organizers.
    static let events = BundledTable(
        .event,
        isSample: true,
        """
        = event-saturday-park-walk
        picture sample-walk
        from Written as a sample for this directory; it is no real event
        title Saturday Morning Park Walk
        subtitle Two easy miles around the lagoons
        about A walk at a pace at which everybody can talk. Meet at the ramada by the lagoons; dogs on a leash are \
        welcome. In the week of a holiday it may not take place.
        address 625 N Galvin Pkwy
        city Phoenix
        zip 85008
        at 33.456 -111.949
        when sat 07:30-08:45 weekly
        skip 4
        cost free
        by Sample Walking Group
        = event-sunrise-yoga
        picture sample-class
        from Written as a sample for this directory; it is no real event
        title Sunrise Yoga on the Lawn
        subtitle Gentle yoga for beginners
        about An hour of slow yoga. Bring a mat or a towel and water.
        address 300 E Indian School Rd
        city Phoenix
        zip 85012
        at 33.498 -112.069
        when sun 06:30-07:30 weekly
        cost free
        ages 14-
        by Sample Yoga Circle
        = event-market-cooking-demo
        picture sample-plate
        from Written as a sample for this directory; it is no real event
        title Cooking from the Market
        subtitle A demonstration with what is in season
        about See how three dishes are made from what the stands have today, taste them, and take the recipes home.
        city Mesa
        zip 85201
        at 33.416 -111.831
        when fri 10:00-11:00 weekly
        move 2 1 10:30-11:30
        cost free
        by Sample Cooking School
        = event-story-time-garden
        picture sample-garden
        from Written as a sample for this directory; it is no real event
        title Story Time in the Garden
        subtitle Stories and planting for small children
        about A story, a song, and a seed to take home. Grown-ups stay with their children.
        city Glendale
        zip 85302
        at 33.577 -112.187
        when wed 09:30-10:15 weekly
        cost free
        ages 2-5
        by Sample Library Garden
        = event-senior-fitness
        picture sample-class
        from Written as a sample for this directory; it is no real event
        title Strength and Balance for Seniors
        subtitle Exercises with a chair
        about Exercises that make everyday movements safer, at your own pace, on and beside a chair.
        city Chandler
        zip 85286
        at 33.276 -111.826
        when tue 09:00-10:00 weekly
        cost 300
        ages 60-
        by Sample Recreation Center
        = event-run-club
        picture sample-walk
        from Written as a sample for this directory; it is no real event
        title Lakeside Run Club
        subtitle Three or five miles around Tempe Town Lake
        about All paces. Bring a light in the winter months; there is water at the end.
        address 80 W Rio Salado Pkwy
        city Tempe
        zip 85281
        at 33.431 -111.942
        when thu 18:00-19:15 weekly
        skip 6
        cost free
        ages 12-
        by Sample Run Club
        = event-bike-clinic
        picture card-activities
        from Written as a sample for this directory; it is no real event
        title Bike Repair Clinic
        subtitle Flat tires, brakes and chains
        about Bring your bicycle and learn to repair it. Tools are there; tubes and cables at cost.
        city Tempe
        zip 85283
        at 33.373 -111.939
        when 12 17:00-19:00 monthly
        cost 0-1500
        by Sample Bicycle Kitchen
        = event-bird-walk
        picture sample-walk
        from Written as a sample for this directory; it is no real event
        title Bird Walk at the Ponds
        subtitle With binoculars to borrow
        about A slow walk around the ponds with somebody who knows the birds by their calls.
        address 2757 E Guadalupe Rd
        city Gilbert
        zip 85234
        at 33.364 -111.734
        when 20 07:00-09:00 monthly
        cost free
        ages 8-
        by Sample Bird Club
        = event-nutrition-class
        picture sample-salad
        from Written as a sample for this directory; it is no real event
        title Eating Well on a Budget
        subtitle Four evenings about shopping and cooking
        about Plan a week, read labels, shop by the unit price, and cook a pot for three days. Childcare on request.
        city Phoenix
        zip 85033
        at 33.480 -112.201
        when mon 18:00-19:30 weekly
        cost free
        ages 18-
        by Sample Community Health Center
        = event-family-hike
        picture sample-walk
        from Written as a sample for this directory; it is no real event
        title Family Hike
        subtitle One mile with stops for curious children
        about A mile on a smooth trail with a ranger's riddles. Strollers with big wheels get through.
        address 18333 N Thompson Peak Pkwy
        city Scottsdale
        zip 85255
        at 33.649 -111.859
        when sun +7 08:30-10:00
        cost free
        ages 4-
        by Sample Preserve Stewards
        = event-health-fair
        picture sample-class
        from Written as a sample for this directory; it is no real event
        title Community Health Fair
        subtitle Screenings, vaccines and advice
        about Blood pressure, glucose and vision are checked at no cost. Bring your insurance card if you have one; \
        nobody needs one.
        city Chandler
        zip 85225
        at 33.303 -111.842
        when sat +10 09:00-14:00
        cost free
        by Sample Health Coalition
        = event-farm-weekend
        picture sample-garden
        from Written as a sample for this directory; it is no real event
        title Open Farm Weekend
        subtitle Two days of orchards, animals and stands
        about Come by at any time of both days. Pick fruit, meet the animals, and buy from the growers.
        city Queen Creek
        zip 85142
        when sat +21 2 days
        cost 500-1000
        by Sample Growers Association
        = event-neighborhood-ride
        picture card-activities
        from Written as a sample for this directory; it is no real event
        title Neighborhood Bike Ride
        subtitle Eight slow miles on quiet streets
        about A ride for everybody on two wheels, with a stop for fruit halfway.
        address 67 W Culver St
        city Phoenix
        zip 85003
        at 33.462 -112.075
        when sat +5 08:00-10:00
        cost free
        ages 10-
        by Sample Bicycle Kitchen
        = event-5k
        picture sample-walk
        from Written as a sample for this directory; it is no real event
        title Neighborhood 5K Run and Walk
        subtitle A flat course, timed, with a children's dash
        about Packet pick-up begins an hour before the start. Strollers welcome at the back.
        city Surprise
        zip 85374
        at 33.629 -112.372
        when sat +28 07:00-10:00
        cost 1500-3500
        by Sample Running Association
        = event-canning-workshop
        picture sample-jar
        from Written as a sample for this directory; it is no real event
        title Canning Tomatoes and Peaches
        subtitle Safe jars for the winter
        about Learn the boiling-water bath with tested recipes, and take two jars home.
        address 1045 E Juniper Ave
        city Gilbert
        zip 85234
        at 33.359 -111.767
        when thu +12 17:30-20:00
        cost 2000
        ages 16-
        by Sample Extension Office
        = event-tree-planting
        picture sample-garden
        from Written as a sample for this directory; it is no real event
        title Plant a Tree Day
        subtitle Shade for a park
        about Gloves and shovels are there. Wear closed shoes and a hat.
        city Peoria
        zip 85381
        at 33.608 -112.248
        when sat +17 08:00-11:00
        cost free
        ages 6-
        by Sample Tree Stewards
        = event-water-safety
        picture sample-class
        from Written as a sample for this directory; it is no real event
        title Water Safety Day
        subtitle Swimming and life jackets for families
        about Learn to float, to throw a ring, and to fit a life jacket.
        city Scottsdale
        zip 85257
        at 33.474 -111.916
        when sun +15 10:00-13:00
        cost free
        by Sample Aquatic Center
        = event-desert-garden-talk
        picture sample-garden
        from Written as a sample for this directory; it is no real event
        title Growing Vegetables in the Desert
        subtitle What to sow, and when
        about What grows in which month in the low desert, how to shade and water it, and seeds to exchange.
        city Sun City
        zip 85351
        at 33.635 -112.274
        when tue +9 10:00-11:30
        cost free
        by Sample Master Gardeners
        = event-teen-cooking
        picture sample-soup
        from Written as a sample for this directory; it is no real event
        title Teen Cook-Off
        subtitle Teams of three, one basket, one hour
        about Each team cooks from the same basket of the market. Everybody eats.
        city Gilbert
        zip 85234
        at 33.355 -111.791
        when sat +24 13:00-16:00
        cost 500
        ages 13-18
        by Sample Youth Center
        = event-desert-night-walk
        picture sample-night
        from Written as a sample for this directory; it is no real event
        title Desert Night Walk
        subtitle Two miles after dark
        about The desert after dark, with the ranger's black light for scorpions. Bring a flashlight and leave it off.
        address 20304 W White Tank Mountain Rd
        city Waddell
        zip 85355
        at 33.568 -112.495
        when fri +19 19:30-21:30
        cost free
        ages 8-
        by Sample Park Rangers
        """
    )
}
