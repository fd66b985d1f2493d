extension BundledDirectory {
    /// Well-known parks of the county.
    static let parks = BundledTable(
        .park,
        """
        = park-south-mountain
        from widely known facts, not verified with the park; address as found on public web pages; the website is that \
        of the city; place approximate
        title South Mountain Park and Preserve
        subtitle Desert mountains in the south of Phoenix
        about One of the largest municipal parks in the country, with trails for walking, riding and cycling over \
        three mountain ranges, and the lookout at Dobbins Point.
        address 10919 S Central Ave
        city Phoenix
        zip 85042
        at 33.350 -112.073
        link website https://www.phoenix.gov/parks
        features Hiking trails, Bike paths, Horse trails, Picnic areas, Restrooms
        = park-papago
        from widely known facts, not verified with the park; address as found on public web pages; the website is that \
        of the city; place approximate
        title Papago Park
        subtitle Red buttes, lagoons and Hole in the Rock
        about Easy trails between sandstone buttes, lagoons to fish in, and the short climb to Hole in the Rock, which \
        looks over the city. The zoo and the botanical garden lie in it.
        address 625 N Galvin Pkwy
        city Phoenix
        zip 85008
        at 33.456 -111.949
        link website https://www.phoenix.gov/parks
        features Hiking trails, Bike paths, Fishing, Golf, Picnic areas, Restrooms
        = park-camelback-echo-canyon
        from widely known facts, not verified with the park; address as found on public web pages; the website is that \
        of the city; place approximate
        title Camelback Mountain, Echo Canyon Trailhead
        subtitle A steep climb to the best-known summit of the valley
        about The Echo Canyon Trail climbs to the summit of Camelback Mountain, with railings where it is steepest. It \
        is for experienced hikers: bring water, and don't go in the heat of the day.
        address 4925 E McDonald Dr
        city Phoenix
        zip 85018
        at 33.521 -111.974
        link website https://www.phoenix.gov/parks
        features Hiking trails, Restrooms
        = park-piestewa-peak
        from widely known facts, not verified with the park; the website is that of the city; place approximate
        title Piestewa Peak, Phoenix Mountains Preserve
        subtitle The Summit Trail and its quieter neighbors
        about A popular climb to the second highest point of the Phoenix Mountains, and the trails of the preserve \
        around it.
        city Phoenix
        zip 85016
        at 33.540 -112.023
        link website https://www.phoenix.gov/parks
        features Hiking trails, Horse trails, Picnic areas, Restrooms
        = park-north-mountain
        from widely known facts, not verified with the park; the website is that of the city; place approximate
        title North Mountain Park
        subtitle Trails and ramadas of the Phoenix Mountains Preserve
        about Paved and rocky trails up North Mountain, with shaded picnic places at its foot.
        city Phoenix
        zip 85020
        at 33.586 -112.066
        link website https://www.phoenix.gov/parks
        features Hiking trails, Picnic areas, Playground, Restrooms
        = park-dreamy-draw
        from widely known facts, not verified with the park; the website is that of the city; place approximate
        title Dreamy Draw Recreation Area
        subtitle Trails and a paved path under State Route 51
        about A gateway to the Phoenix Mountains Preserve for walkers, riders and cyclists.
        city Phoenix
        zip 85028
        at 33.553 -112.030
        link website https://www.phoenix.gov/parks
        features Hiking trails, Bike paths, Horse trails, Picnic areas, Restrooms
        = park-encanto
        from widely known facts, not verified with the park; address as found on public web pages; the website is that \
        of the city; place approximate
        title Encanto Park
        subtitle Lagoon, islands and old trees near downtown
        about A park of the 1930s with a lagoon, an amusement park for children, a swimming pool, courts and two golf \
        courses beside it.
        address 2605 N 15th Ave
        city Phoenix
        zip 85007
        at 33.475 -112.089
        link website https://www.phoenix.gov/parks
        features Basketball courts, Boating, Fishing, Golf, Picnic areas, Playground, Restrooms, Swimming pool, Tennis \
        courts
        = park-steele-indian-school
        from widely known facts, not verified with the park; address as found on public web pages; the website is that \
        of the city; place approximate
        title Steele Indian School Park
        subtitle Lawns, a lake and the halls of the former school
        about Seventy-five acres in midtown with a lake, gardens, a dog park, and historic buildings of the Phoenix \
        Indian School.
        address 300 E Indian School Rd
        city Phoenix
        zip 85012
        at 33.498 -112.069
        link website https://www.phoenix.gov/parks
        features Basketball courts, Bike paths, Dog park, Fishing, Picnic areas, Playground, Restrooms, Volleyball \
        courts
        = park-hance
        from widely known facts, not verified with the park; address as found on public web pages; the website is that \
        of the city; place approximate
        title Margaret T. Hance Park
        subtitle Downtown's park over the tunnel of Interstate 10
        about A long lawn between Central Avenue and the neighborhoods of downtown, with the Japanese Friendship \
        Garden and the central library at its side.
        address 67 W Culver St
        city Phoenix
        zip 85003
        at 33.462 -112.075
        link website https://www.phoenix.gov/parks
        features Basketball courts, Bike paths, Dog park, Picnic areas, Playground, Restrooms, Volleyball courts
        = park-roosevelt
        from City of Phoenix Mapped Parks (maps.phoenix.gov): name, kind, acres, outline, of which the place is the \
        middle
        title Roosevelt Park
        subtitle A pocket park downtown
        about A pocket park of 0.64 acres.
        city Phoenix
        zip 85003
        at 33.45803 -112.07734
        link website https://www.phoenix.gov/parks
        = park-reach-11
        from widely known facts, not verified with the park; the website is that of the city; place approximate
        title Reach 11 Recreation Area
        subtitle Fields and long trails along the canal
        about Trails and a sports complex along seven miles of the Central Arizona Project's canal.
        city Phoenix
        zip 85050
        at 33.683 -111.986
        link website https://www.phoenix.gov/parks
        features Bike paths, Hiking trails, Horse trails, Picnic areas, Restrooms, Soccer fields
        = park-tempe-beach
        from widely known facts, not verified with the park; address as found on public web pages; the website is that \
        of the city; place approximate
        title Tempe Beach Park
        subtitle Lawns at Tempe Town Lake
        about Where Mill Avenue meets Tempe Town Lake: lawns, a splash playground in the warm months, boats, and a \
        path around the lake.
        address 80 W Rio Salado Pkwy
        city Tempe
        zip 85281
        at 33.431 -111.942
        link website https://www.tempe.gov
        features Bike paths, Boating, Fishing, Picnic areas, Playground, Restrooms
        = park-kiwanis
        from widely known facts, not verified with the park; the website is that of the city; place approximate
        title Kiwanis Park
        subtitle A lake, fields and a recreation center with an indoor wave pool
        about Tempe's largest city park, around a lake stocked with fish.
        city Tempe
        zip 85283
        at 33.373 -111.939
        link website https://www.tempe.gov
        features Baseball fields, Basketball courts, Bike paths, Boating, Fishing, Picnic areas, Playground, \
        Restrooms, Soccer fields, Swimming pool, Tennis courts, Volleyball courts
        = park-railroad
        from widely known facts, not verified with the park; address as found on public web pages; place approximate
        title McCormick-Stillman Railroad Park
        subtitle Small trains, a carousel and a playground
        about Thirty acres of railroad: a train in five-twelfths scale that carries visitors around the park, model \
        railroads, a museum and a carousel.
        address 7301 E Indian Bend Rd
        city Scottsdale
        zip 85250
        at 33.538 -111.924
        link website https://therailroadpark.com
        features Picnic areas, Playground, Restrooms
        = park-chaparral
        from widely known facts, not verified with the park; address as found on public web pages; the website is that \
        of the city; place approximate
        title Chaparral Park
        subtitle A lake in the Indian Bend Wash
        about A lake for fishing, a dog park, sports fields and an aquatic center on the greenbelt.
        address 5401 N Hayden Rd
        city Scottsdale
        zip 85250
        at 33.514 -111.909
        link website https://www.scottsdaleaz.gov
        features Baseball fields, Basketball courts, Bike paths, Boating, Dog park, Fishing, Picnic areas, Playground, \
        Restrooms, Soccer fields, Swimming pool, Volleyball courts
        = park-eldorado
        from widely known facts, not verified with the park; the website is that of the city; place approximate
        title Eldorado Park
        subtitle Lake, skate park and pool on the greenbelt
        about A park of the Indian Bend Wash greenbelt with the Wedge skate park, a lake and an aquatic center.
        city Scottsdale
        zip 85257
        at 33.474 -111.916
        link website https://www.scottsdaleaz.gov
        features Bike paths, Fishing, Picnic areas, Playground, Restrooms, Skate park, Swimming pool, Volleyball courts
        = park-gateway-trailhead
        from widely known facts, not verified with the park; address as found on public web pages; place approximate
        title McDowell Sonoran Preserve, Gateway Trailhead
        subtitle The largest trailhead of Scottsdale's desert preserve
        about Loops for every leg, an accessible nature trail, and the way up to Tom's Thumb and Gateway Saddle. \
        Volunteers lead hikes in the cooler months.
        address 18333 N Thompson Peak Pkwy
        city Scottsdale
        zip 85255
        at 33.649 -111.859
        link website https://www.mcdowellsonoran.org
        features Bike paths, Hiking trails, Horse trails, Restrooms
        = park-usery
        from widely known facts, not verified with the park; address and phone as found on public web pages; place \
        approximate
        title Usery Mountain Regional Park
        subtitle Wind Cave and the Goldfield Mountains
        about Over 3,600 acres of lower Sonoran Desert at the western end of the Goldfield Mountains, with a \
        campground, an archery range and the Wind Cave Trail.
        address 3939 N Usery Pass Rd
        city Mesa
        zip 85207
        at 33.474 -111.621
        phone 602-506-2930
        link website https://www.maricopacountyparks.net/park-locator/usery-mountain-regional-park/
        features Bike paths, Camping, Hiking trails, Horse trails, Picnic areas, Playground, Restrooms
        = park-red-mountain
        from widely known facts, not verified with the park; the website is that of the city; place approximate
        title Red Mountain Park
        subtitle A lake and fields in the east of Mesa
        about An urban lake for fishing, sports fields, courts, and a multigenerational center beside it.
        city Mesa
        zip 85207
        at 33.438 -111.669
        link website https://www.mesaaz.gov
        features Baseball fields, Basketball courts, Bike paths, Fishing, Picnic areas, Playground, Restrooms, Soccer \
        fields, Tennis courts, Volleyball courts
        = park-riparian-preserve
        from widely known facts, not verified with the park; address as found on public web pages; the website is that \
        of the city; place approximate
        title Riparian Preserve at Water Ranch
        subtitle Ponds, birds and an observatory
        about A hundred and ten acres of ponds where reclaimed water seeps back into the ground, with paths, blinds to \
        watch birds from, a fishing lake and an observatory.
        address 2757 E Guadalupe Rd
        city Gilbert
        zip 85234
        at 33.364 -111.734
        link website https://www.gilbertaz.gov
        features Bike paths, Fishing, Hiking trails, Horse trails, Picnic areas, Playground, Restrooms
        = park-freestone
        from widely known facts, not verified with the park; address and phone as found on public web pages; the \
        website is that of the city; place approximate
        title Freestone Park
        subtitle Two lakes, a little railroad and batting cages
        about Gilbert's oldest district park: lakes to fish in, courts and fields, a skate park, and a railroad and \
        carousel for children.
        address 1045 E Juniper Ave
        city Gilbert
        zip 85234
        at 33.359 -111.767
        phone 480-503-6200
        link website https://www.gilbertaz.gov
        features Baseball fields, Basketball courts, Bike paths, Fishing, Picnic areas, Playground, Restrooms, Skate \
        park, Soccer fields, Tennis courts, Volleyball courts
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
