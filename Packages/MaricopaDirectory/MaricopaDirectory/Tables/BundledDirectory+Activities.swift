extension BundledDirectory {
    /// Things to do, and the park feature that each needs.
    static let activities = BundledTable(
        .activity,
        """
        = activity-hiking
        from Written for this directory
        title Hiking
        subtitle Desert trails from a stroll to a summit
        about Walking on trails strengthens heart, legs and balance, and costs nothing but shoes and water.
        how Begin with a trail of a mile or two without much climbing, and turn around when a third of your water is \
        gone.
        how In the warm months start at sunrise and be back by mid-morning. Tell somebody where you go and when you'll \
        be back, wear a hat and closed shoes, and stay on the trail: cactus and snakes are beside it.
        link website https://www.azhealthzone.org
        place Hiking trails
        = activity-cycling
        from Written for this directory
        title Cycling
        subtitle Canal banks, greenbelts and park loops
        about Riding is easy on the joints, and the valley's canals and greenbelts make long rides without cars \
        possible.
        how Check tires, brakes and chain before you ride, wear a helmet, and put a light on from dusk on.
        how Begin with five flat miles. On shared paths keep right, ring before you pass, and slow down around \
        children and dogs.
        place Bike paths
        = activity-horse-riding
        from Written for this directory
        title Horseback Riding
        subtitle Trails through the desert preserves
        about Riding trains balance and the muscles of the trunk, and the county's preserves have trails for it from \
        end to end.
        how If you have never ridden, take a lesson or a guided ride first: stables near the regional parks offer both.
        how On trails others yield to horses, but say a word when you come up behind somebody. Bring water for \
        yourself and the horse.
        place Horse trails
        = activity-swimming
        from Written for this directory
        title Swimming
        subtitle Laps and play in the city pools
        about Swimming moves the whole body without strain on the joints, and in summer it is the coolest exercise \
        there is.
        how Most city pools open between Memorial Day and Labor Day; some are open all year. Ask the city for swim \
        lessons before the season.
        how Never swim alone, watch children at arm's length, and put on sunscreen a quarter of an hour before you go \
        in.
        place Swimming pool
        = activity-tennis
        from Written for this directory
        title Tennis
        subtitle Singles, doubles and lessons on public courts
        about Tennis is short sprints, turns and swings: good for heart, bones and reflexes at any age.
        how Two rackets and three balls are enough to begin. Rally from the service line first, and move back as you \
        get steadier.
        how Many courts have lights, so that you can play after sunset in the hot months.
        place Tennis courts
        = activity-basketball
        from Written for this directory
        title Basketball
        subtitle Pick-up games and shooting around
        about Half an hour of basketball is half an hour of sprints and jumps that doesn't feel like training.
        how Warm up by dribbling and lay-ups on both sides. With fewer than six players use one basket.
        how At a public court ask who has next: the winners stay on, and a game usually goes to eleven or twenty-one.
        place Basketball courts
        = activity-soccer
        from Written for this directory
        title Soccer
        subtitle From kicking about to a league
        about Soccer needs a ball and some grass, and trains stamina and teamwork.
        how Begin with passing in pairs and four against four on a small field. Wear shin guards as soon as others do.
        how City recreation departments have leagues for children and adults; registration is usually in late summer \
        and in winter.
        place Soccer fields
        = activity-disc-golf
        from Written for this directory
        title Disc Golf
        subtitle Golf with flying discs
        about A round is a walk of one to three miles with a throw at the end of each stretch, and most courses are \
        free.
        how One disc is enough to begin, a putter or a midrange. Throw it flat and slowly, and count the throws to the \
        basket.
        how Let faster groups pass, and wait until those ahead are out of reach.
        place Disc golf
        = activity-fishing
        from Written for this directory
        title Fishing
        subtitle City lakes stocked for everyone
        about Lakes in city parks are stocked with trout in the cool months and catfish in the warm ones.
        how From ten years of age on you need an Arizona fishing license; the Arizona Game and Fish Department sells \
        it online.
        how A simple rod, a small hook and a worm or corn are enough. Ask the department which fish of urban lakes are \
        good to eat and how often.
        link website https://www.azgfd.com
        place Fishing
        = activity-boating
        from Written for this directory
        title Kayaking and Boating
        subtitle Paddling on lakes
        about Paddling trains shoulders, back and trunk, and calm lakes are good places to learn it.
        how Wear a life jacket; children of twelve and under have to. Take water and sun protection along, and stay \
        near the shore in wind.
        how Kayaks and boards can be rented at several lakes. Some city lakes ask for a permit for your own.
        place Boating
        = activity-skateboarding
        from Written for this directory
        title Skateboarding
        subtitle Bowls and ramps for boards, skates and scooters
        about Skating trains balance and legs. City skate parks have easy corners for the first days.
        how Helmet and pads first. Learn to push, to turn and to stop on flat ground before you drop in anywhere.
        how Wait for your turn at the edge, and look before you go. Mornings are the quiet hours.
        place Skate park
        = activity-family-play
        from Written for this directory
        title Playground Games
        subtitle An hour outside with the children
        about Children need an hour of movement a day. Tag, hopscotch and monkey bars are all of it, and grown-ups may \
        join in.
        how Choose a shaded playground in summer and feel the slide with your hand before a child goes down.
        how Ask for three games: one to run, one to climb and one to throw. Bring water and fruit.
        link website https://www.azhealthzone.org
        place Playground
        """
    )
}
