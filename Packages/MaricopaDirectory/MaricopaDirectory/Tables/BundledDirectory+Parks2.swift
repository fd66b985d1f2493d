extension BundledDirectory {
    /// Well-known parks of the county. Part 2 of 2.
    static let parks2 = BundledTable(
        .park,
        """
        = park-tumbleweed
        from widely known facts, not verified with the park; the website is that of the city; place approximate
        title Tumbleweed Park
        subtitle Ranch, fields and a recreation center
        about Chandler's largest park, with a large playground, a tennis complex, a recreation center and Tumbleweed \
        Ranch.
        city Chandler
        zip 85286
        at 33.276 -111.826
        link website https://www.chandleraz.gov
        features Bike paths, Picnic areas, Playground, Restrooms, Soccer fields, Tennis courts, Volleyball courts
        = park-veterans-oasis
        from widely known facts, not verified with the park; address as found on public web pages; the website is that \
        of the city; place approximate
        title Veterans Oasis Park
        subtitle Wetlands, a lake and the nature center
        about A hundred and thirteen acres of lake, wetlands and desert with trails and the Environmental Education \
        Center.
        address 4050 E Chandler Heights Rd
        city Chandler
        zip 85249
        at 33.236 -111.768
        link website https://www.chandleraz.gov
        features Bike paths, Fishing, Hiking trails, Horse trails, Picnic areas, Playground, Restrooms
        = park-thunderbird
        from widely known facts, not verified with the park; address and phone as found on public web pages; the \
        website is that of the city; place approximate
        title Thunderbird Conservation Park
        subtitle Desert hills in the north of Glendale
        about Over 1,100 acres of hills with trails for walking, riding and cycling, and blinds to watch birds from.
        address 22800 N 59th Ave
        city Glendale
        zip 85310
        at 33.691 -112.186
        phone 623-930-2820
        link website https://www.glendaleaz.gov
        features Bike paths, Hiking trails, Horse trails, Picnic areas, Restrooms
        = park-sahuaro-ranch
        from widely known facts, not verified with the park; the website is that of the city; place approximate
        title Sahuaro Ranch Park
        subtitle Fields around a historic ranch
        about Sports fields, courts, a dog park and picnic places around the orchards, the rose garden and the \
        peacocks of a ranch of the 1880s.
        city Glendale
        zip 85302
        at 33.577 -112.187
        link website https://www.glendaleaz.gov
        features Basketball courts, Disc golf, Dog park, Picnic areas, Playground, Restrooms, Soccer fields, \
        Volleyball courts
        = park-rio-vista
        from widely known facts, not verified with the park; the website is that of the city; place approximate
        title Rio Vista Community Park
        subtitle Lake, splash pad and skate park at New River
        about A community park with an urban lake, sports fields, a splash pad and a recreation center.
        city Peoria
        zip 85381
        at 33.608 -112.248
        link website https://www.peoriaaz.gov
        features Baseball fields, Basketball courts, Bike paths, Fishing, Picnic areas, Playground, Restrooms, Skate \
        park, Volleyball courts
        = park-white-tank
        from widely known facts, not verified with the park; address and phone as found on public web pages; place \
        approximate
        title White Tank Mountain Regional Park
        subtitle Waterfall Canyon and the largest regional park
        about Nearly 30,000 acres of desert and mountains west of the valley, with petroglyphs on the way to the \
        waterfall, a nature center and a campground.
        address 20304 W White Tank Mountain Rd
        city Waddell
        zip 85355
        at 33.568 -112.495
        phone 602-506-2930
        link website https://www.maricopacountyparks.net/park-locator/white-tank-mountain-regional-park/
        features Bike paths, Camping, Hiking trails, Horse trails, Picnic areas, Playground, Restrooms
        = park-estrella
        from widely known facts, not verified with the park; address and phone as found on public web pages; place \
        approximate
        title Estrella Mountain Regional Park
        subtitle Grass at the Gila River, desert above it
        about The county's first regional park: a large lawn with picnic places and ball fields, a rodeo arena, a golf \
        course, and miles of trails into the Sierra Estrella.
        address 14805 W Vineyard Ave
        city Goodyear
        zip 85338
        at 33.382 -112.372
        phone 602-506-2930
        link website https://www.maricopacountyparks.net/park-locator/estrella-mountain-regional-park/
        features Baseball fields, Bike paths, Camping, Fishing, Golf, Hiking trails, Horse trails, Picnic areas, \
        Playground, Restrooms
        = park-cave-creek
        from widely known facts, not verified with the park; phone as found on public web pages; place approximate
        title Cave Creek Regional Park
        subtitle Old mines and desert trails
        about Nearly 3,000 acres of hills where gold was looked for in the 1870s, with a nature center, a campground \
        and trails for walking, riding and cycling.
        city Cave Creek
        zip 85331
        at 33.824 -112.001
        phone 602-506-2930
        link website https://www.maricopacountyparks.net/park-locator/cave-creek-regional-park/
        features Bike paths, Camping, Hiking trails, Horse trails, Picnic areas, Playground, Restrooms
        = park-lake-pleasant
        from widely known facts, not verified with the park; address and phone as found on public web pages; place \
        approximate
        title Lake Pleasant Regional Park
        subtitle Boats, beaches and campsites at the big lake
        about Over 23,000 acres around the county's largest lake: boating, fishing, camping at the shore, and trails \
        above it.
        address 41835 N Castle Hot Springs Rd
        city Morristown
        zip 85342
        at 33.864 -112.315
        phone 602-506-2930
        link website https://www.maricopacountyparks.net/park-locator/lake-pleasant-regional-park/
        features Boating, Camping, Fishing, Hiking trails, Picnic areas, Playground, Restrooms
        = park-fountain
        from widely known facts, not verified with the park; the website is that of the city; place approximate
        title Fountain Park
        subtitle One of the tallest fountains in the world
        about A lake whose fountain rises up to 560 feet, with a path around it, a disc golf course and a playground.
        city Fountain Hills
        zip 85268
        at 33.603 -111.714
        link website https://www.fountainhillsaz.gov
        features Bike paths, Disc golf, Picnic areas, Playground, Restrooms
        """
    )
}
