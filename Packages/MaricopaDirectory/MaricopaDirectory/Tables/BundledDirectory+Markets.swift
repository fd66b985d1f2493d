extension BundledDirectory {
    /// The county's markets from the National Farmers Market Directory of USDA, export of 2017, restated (public domain).
    static let markets = BundledTable(
        .market,
        source: "usda-markets",
        """
        = usda-1003562
        from USDA National Farmers Market Directory, export of 2017, FMID 1003562
        title Agritopia Farm Stand
        subtitle Maricopa County
        address 3000 E. Ray Road (Higley & Ray)
        city Gilbert
        zip 85233
        at 33.321658 -111.726215
        link website http://www.thefarmatagritopia.com
        link facebook https://www.facebook.com/TheFarmAtAgritopia
        hours [2015-01-01 to 2015-12-31]
        checked 2015-08-13
        pays credit
        sells Organic produce, Vegetables, Fruits, Herbs, Beans, Grains, Eggs, Cheese, Meat, Poultry, Honey, Baked \
        goods, Coffee
        = usda-1011830
        from USDA National Farmers Market Directory, export of 2017, FMID 1011830
        title Ahwatukee Farmers Market
        subtitle Maricopa County
        address 4700 E. Warner Rd
        city Phoenix
        at 33.331331 -111.983242
        hours [2016-06-05 to 2016-09-25] Sun 08:00-11:00; [Dates not told 2016-01-01 to 2016-12-31] Sun 09:00-13:00
        checked 2016-03-25
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Eggs, Cheese, Meat, Poultry, Seafood, Honey, Jams, Baked goods, Prepared food, \
        Coffee, Flowers, Plants, Trees, Crafts, Soap
        = usda-1012651
        from USDA National Farmers Market Directory, export of 2017, FMID 1012651
        title Anthem Farmers Market
        subtitle Maricopa County
        address 41703 N. Gavilan Peak Pkwy
        city Anthem
        zip 85086
        at 33.862997 -112.136313
        link website http://www.arizonacommunityfarmersmarkets.com/FM_Anthem.html
        link facebook https://www.facebook.com/Anthem-Farmers-Market-608872579141231/
        hours [2016-10-02 to 2017-05-28] Sun 09:00-13:00
        checked 2016-07-15
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Mushrooms, Beans, Grains, Nuts, Eggs, Cheese, Meat, Poultry, Honey, Jams, \
        Baked goods, Prepared food, Juices, Coffee, Plants, Soap, Pet food
        = usda-1011832
        from USDA National Farmers Market Directory, export of 2017, FMID 1011832
        title Buckeye Farmer's Market
        subtitle Maricopa County
        address 22865 West Lower Buckeye Road
        city Buckeye
        zip 85326
        at 33.4205344 -112.5421815
        link website http://www.buckeyeaz.gov
        link facebook https://www.facebook.com/buckeyeaz.gov
        hours daily unknown; [End not told 2016-04-23 to 2016-12-31] Sat 09:00-13:00
        checked 2016-03-25
        pays credit
        sells Vegetables, Fruits, Jams
        = usda-1012654
        from USDA National Farmers Market Directory, export of 2017, FMID 1012654
        title Carefree Farmers Market
        subtitle Maricopa County
        address 1 Sundial Circle
        city Carefree
        zip 85377
        at 33.8246683 -111.9217879
        link website http://www.arizonacommunityfarmersmarkets.com/FM_Carefree.html
        link facebook https://www.facebook.com/Carefree-Farmers-Market-151858821512415/
        hours [2016-10-07 to 2017-05-26] Fri 09:00-13:00
        checked 2016-07-15
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Mushrooms, Beans, Nuts, Eggs, Cheese, Meat, Poultry, Seafood, Honey, Jams, \
        Baked goods, Prepared food, Juices, Coffee, Flowers, Soap, Pet food
        = usda-1018080
        from USDA National Farmers Market Directory, export of 2017, FMID 1018080
        title Chandler Farmers Market
        subtitle Maricopa County
        address 3 S. Arizona Ave
        city Chandler
        zip 85225
        at 33.303481 -111.841643
        link website http://www.downtownchandler.org/farmersmarket/
        link facebook https://www.facebook.com/ChandlerFarmersMarket/
        hours [2017-10-05 to 2018-05-31] Thu 15:00-19:00; [2018-06-07 to 2018-09-27] Thu 15:00-19:00
        checked 2017-06-19
        pays credit, wic, wic-cash
        sells Vegetables, Fruits, Eggs, Cheese, Meat, Honey, Jams, Baked goods, Prepared food, Juices, Coffee, Plants, \
        Crafts, Soap, Pet food
        = usda-1011959
        from USDA National Farmers Market Directory, export of 2017, FMID 1011959
        title Clark Park Farmer's Market
        subtitle Maricopa County
        about Its source gives dates of a season that can't be right, so its hours then are unknown: \
        10/01/2016 to 05/07/2016
        address 1730 S Roosevelt St
        city Tempe
        zip 85282
        at 33.408768 -111.94827
        link website http://www.clarkparkfarmersmarket.com
        link facebook https://www.facebook.com/tempemarket/
        hours daily unknown; [2017-01-01 to 2017-05-01] Sat 09:00-13:00
        checked 2016-07-06
        pays credit, wic
        sells Organic produce, Vegetables, Fruits, Herbs, Eggs, Honey, Jams, Baked goods, Prepared food, Juices, \
        Coffee, Flowers, Trees, Crafts, Soap, Pet food
        = usda-1012808
        from USDA National Farmers Market Directory, export of 2017, FMID 1012808
        title Corte Bella Farmers Market
        subtitle Maricopa County
        address 22135 N Mission Dr
        city Sun City West
        zip 85375
        at 33.683068 -112.342222
        link website http://www.azFarmersMarkets.US
        hours [2016-09-14 to 2017-04-15] Wed 10:00-13:00
        checked 2016-09-23
        pays credit
        sells Vegetables, Fruits, Nuts, Seafood, Honey, Jams, Baked goods, Prepared food, Juices, Coffee, Crafts, Soap
        = usda-1011529
        from USDA National Farmers Market Directory, export of 2017, FMID 1011529
        title DeSoto's Indoor Farmers' Market
        subtitle Maricopa County
        address 915 N. Central Ave.
        city Phoenix
        zip 85004
        at 33.458307 -112.073453
        hours [2015-07-12 to 2015-12-27] Sun 10:00-15:00
        checked 2015-07-27
        pays credit
        sells Vegetables, Fruits, Herbs, Baked goods, Prepared food, Plants, Crafts, Soap
        = usda-1012809
        from USDA National Farmers Market Directory, export of 2017, FMID 1012809
        title Estrella Lakeside Market
        subtitle Maricopa County
        address 10336 S Estrella Pkwy
        city Goodyear
        zip 85338
        at 33.352917 -112.429459
        link website http://www.azFarmersMarkets.US
        hours [2016-09-17 to 2017-04-15] Sat 10:00-13:00
        checked 2016-09-23
        pays credit
        sells Vegetables, Fruits, Herbs, Nuts, Seafood, Honey, Jams, Baked goods, Prepared food, Juices, Coffee, \
        Crafts, Soap
        = usda-1011962
        from USDA National Farmers Market Directory, export of 2017, FMID 1011962
        title Gilbert Farmers Market
        subtitle Maricopa County
        address 222 N. Ash St.
        city Gilbert
        zip 85234
        at 33.3545334 -111.7912702
        link website http://gilbertmarket.com
        link facebook https://www.facebook.com/GilbertMarket/
        hours [2016-05-07 to 2016-09-24] Sat 07:00-11:00; [2016-10-01 to 2017-04-29] Sat 08:00-12:00
        checked 2016-05-17
        pays credit
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Wild-harvested food, Beans, Grains, Nuts, Eggs, \
        Cheese, Meat, Poultry, Seafood, Tofu, Honey, Jams, Baked goods, Prepared food, Juices, Coffee, Wine, Flowers, \
        Plants, Trees, Soap, Pet food
        = usda-1018066
        from USDA National Farmers Market Directory, export of 2017, FMID 1018066
        title Glendale Farmers Market
        subtitle Maricopa County
        address 7213 N. 59th Ave.
        city Glendale
        zip 85301
        at 33.542599 -112.1861896
        link website http://glendalefarmersmarket.org
        hours [2017-10-14 to 2018-05-26] Sat 09:00-13:00
        checked 2017-06-14
        pays credit, snap
        sells Vegetables, Fruits, Herbs, Eggs, Cheese, Meat, Honey, Jams, Baked goods, Prepared food, Coffee, Plants, \
        Crafts, Soap, Pet food
        = usda-1012498
        from USDA National Farmers Market Directory, export of 2017, FMID 1012498
        title Goodyear Community Farmers Market
        subtitle Maricopa County
        address 3151 N. Litchfield Rd
        city Litchfield Park
        at 33.482525 -112.361037
        link website http://www.arizonacommunityfarmersmarkets.com/FM_Goodyear.html
        link facebook https://www.facebook.com/GoodyearCommunityFarmersMarket
        hours [2016-10-01 to 2017-05-27] Sat 08:00-12:00
        checked 2016-07-12
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Beans, Eggs, Honey, Jams, Baked goods, Prepared food, Coffee, Plants, Crafts, \
        Soap, Pet food
        = usda-1009740
        from USDA National Farmers Market Directory, export of 2017, FMID 1009740
        title Ironoaks @ Sun Lakes Market
        subtitle Maricopa County
        address 24218 S Oakwood Blvd
        city Sun Lakes
        zip 85248
        at 33.227677 -111.872331
        link website http://www.azfarmersmarkets.us
        hours [2013-10-01 to 2014-05-06] Tue 09:00-13:00
        checked 2014-04-04
        pays credit
        = usda-1018419
        from USDA National Farmers Market Directory, export of 2017, FMID 1018419
        title John's Amish Country
        subtitle Maricopa County
        about Its source gives hours that contradict each other, so they are unknown here.
        address 1130 N 186th Dr
        city Goodyear
        zip 85338
        at 33.460315 -112.461186
        link website http://johnsamishcountry.com
        checked 2017-06-26
        pays credit
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Wild-harvested food, Beans, Nuts, Eggs, Cheese, \
        Seafood, Honey, Jams, Maple syrup, Baked goods, Prepared food, Juices, Crafts, Soap, Pet food
        = usda-1016770
        from USDA National Farmers Market Directory, export of 2017, FMID 1016770
        title Ktizo UCC Farmers' Market
        subtitle Maricopa County
        address 8740 N. 35th ave
        city Phoenix
        zip 85051
        at 33.565282 -112.134509
        link facebook https://www.facebook.com/ktizofarmersmarket
        hours [2016-10-02 to 2017-02-04]
        checked 2016-11-04
        pays credit, snap
        sells Vegetables, Fruits, Herbs, Wild-harvested food, Grains, Nuts, Eggs, Cheese, Honey, Jams, Prepared food, \
        Juices, Coffee, Wine, Flowers, Plants, Crafts, Soap
        = usda-1003854
        from USDA National Farmers Market Directory, export of 2017, FMID 1003854, which has the year 2009 alone
        title Market at DC Ranch
        subtitle Maricopa County
        address Southeast corner of Pima & Thompson Peak roads
        city Scottsdale
        at 33.6734 -111.89
        link website http://www.dcranch.com
        = usda-1011837
        from USDA National Farmers Market Directory, export of 2017, FMID 1011837
        title Mesa Community Farmers' Market
        subtitle Maricopa County
        address 20 E. Main St.
        city Mesa
        zip 85201
        at 33.415614 -111.830862
        link website http://www.arizonacommunityfarmersmarkets.com
        link facebook https://www.facebook.com/mesacommunityfarmersmarket
        hours [2015-10-15 to 2016-06-15] Fri 09:00-13:00; [2016-06-16 to 2016-10-14] Fri 09:00-12:00
        checked 2016-03-28
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Beans, Grains, Nuts, Eggs, Cheese, Seafood, Honey, Jams, \
        Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Crafts, Soap, Pet food
        = usda-1009191
        from USDA National Farmers Market Directory, export of 2017, FMID 1009191, which has the year 2013 alone
        title Momma's Organic Market - Peoria Farmers Market at Park West
        subtitle Maricopa County
        address 9744 West Northern Ave.
        city Peoria
        zip 85345
        at 33.5531 -112.269
        pays credit
        = usda-1011869
        from USDA National Farmers Market Directory, export of 2017, FMID 1011869
        title Mountain Park Health Center, Maryvale Clinic
        subtitle Maricopa County
        address 6601 W. Thomas Rd
        city Phoenix
        zip 85033
        at 33.4797307 -112.2013984
        hours [2016-01-01 to 2016-12-31] Tue 09:00-13:00
        checked 2016-04-07
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits
        = usda-1005980
        from USDA National Farmers Market Directory, export of 2017, FMID 1005980
        title North Scottsdale Farmers Market
        subtitle Maricopa County
        about Held at: Private business parking lot.
        address 8740 E Shea Blvd
        city Scottsdale
        zip 85260
        at 33.582474 -111.892551
        link website http://www.northscottsdalefarmersmarket.com
        hours [2013-01-01 to 2013-12-31] Sat 08:00-12:00
        checked 2013-06-24
        pays credit
        sells Vegetables, Fruits, Herbs, Eggs
        = usda-1012191
        from USDA National Farmers Market Directory, export of 2017, FMID 1012191
        title Old Town Scottsdale Farmers Market
        subtitle Maricopa County
        address 3806 N. Brown Rd
        city Scottsdale
        zip 85251
        at 33.491697 -111.92509
        link website http://arizonacommunityfarmersmarkets.com/FM_OldTownScottsdale.html
        hours [2016-10-15 to 2017-05-27] Sat 08:00-13:00
        checked 2016-07-01
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Wild-harvested food, Beans, Grains, Nuts, Cheese, \
        Meat, Poultry, Seafood, Honey, Jams, Maple syrup, Baked goods, Prepared food, Juices, Coffee, Wine, Flowers, \
        Plants, Trees, Soap, Pet food
        = usda-1018660
        from USDA National Farmers Market Directory, export of 2017, FMID 1018660
        title Orchard Community Learning Center~Mountain Park Health Center
        subtitle Maricopa County
        address 635 E Baseline Rd
        city Phoenix
        zip 85042
        at 33.3767241 -112.0679212
        link website http://orchardlearningcenter.org
        hours [2017-01-01 to 2017-12-31] Mon 08:00-13:00
        checked 2017-07-13
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Coffee, Plants
        = usda-1011820
        from USDA National Farmers Market Directory, export of 2017, FMID 1011820
        title Phoenix Public Market
        subtitle Maricopa County
        about Its source gives hours that contradict each other, so they are unknown here.
        address 721 N Central Avenue
        city Phoenix
        zip 85004
        at 33.456003 -112.07314
        link website http://www.phxpublicmarket.com/openair
        checked 2016-05-18
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Wild-harvested food, Beans, Grains, Nuts, Eggs, \
        Cheese, Meat, Poultry, Seafood, Honey, Jams, Maple syrup, Baked goods, Prepared food, Juices, Coffee, Flowers, \
        Plants, Trees, Crafts, Soap, Pet food
        = usda-1009225
        from USDA National Farmers Market Directory, export of 2017, FMID 1009225, which has the year 2013 alone
        title Rays Market
        subtitle Maricopa County
        address 1840 E Warner Rd
        city Tempe
        zip 85284
        at 33.3355 -111.91
        link website http://www.raysmarket.net/Home_Page.html
        pays credit
        = usda-1009907
        from USDA National Farmers Market Directory, export of 2017, FMID 1009907
        title Roadrunner Park Farmers' Market
        subtitle Maricopa County
        address 3502 E. Cactus Rd.
        city Phoenix
        zip 85032
        at 33.597361 -112.006653
        link website http://arizonacommunityfarmersmarkets.com
        link facebook https://www.facebook.com/pages/RoadRunner-Park-Farmers-Market/152302318115895
        hours [2016-10-01 to 2017-05-01] Sat 08:00-13:00; [2017-05-01 to 2017-09-01] Sat 07:00-11:00
        checked 2016-07-01
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Beans, Grains, Nuts, Eggs, Cheese, Meat, Poultry, \
        Seafood, Honey, Jams, Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Trees, Crafts, Soap, Pet \
        food
        = usda-1012659
        from USDA National Farmers Market Directory, export of 2017, FMID 1012659
        title Sun City Farmers Market
        subtitle Maricopa County
        address 16820 N. 99th Avenue
        city Sun City
        zip 85351
        at 33.634933 -112.273728
        link website http://www.arizonacommunityfarmersmarkets.com/FM_SunCity.html
        link facebook https://www.facebook.com/Sun-City-Farmers-Market-631299790224049/
        hours [2016-10-06 to 2017-05-25] Thu 09:00-13:00
        checked 2016-07-15
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Beans, Grains, Nuts, Eggs, Cheese, Meat, Poultry, Honey, Jams, Maple syrup, \
        Baked goods, Prepared food, Juices, Coffee, Plants, Crafts, Soap
        = usda-1009742
        from USDA National Farmers Market Directory, export of 2017, FMID 1009742
        title Sun City West Farmers Market
        subtitle Maricopa County
        address 13815 E camino del Sol
        city Sun City West
        zip 85375
        at 33.655421 -112.360606
        link website http://www.azfarmersmarkets.us
        hours [2013-10-12 to 2014-05-10] Sat 09:00-12:00
        checked 2014-04-04
        pays credit
        = usda-1009739
        from USDA National Farmers Market Directory, export of 2017, FMID 1009739
        title Sunbird Golf Resort Market
        subtitle Maricopa County
        address 6240 S Sunbird Boulevard
        city Chandler
        zip 85249
        at 33.21554 -111.809769
        link website http://www.azfarmersmarkets.us
        hours [2013-10-24 to 2014-05-26] Mon 10:00-12:00
        checked 2014-04-04
        pays credit
        = usda-1010347
        from USDA National Farmers Market Directory, export of 2017, FMID 1010347
        title Tempe Community Market
        subtitle Maricopa County
        about Held at: Local government building grounds.
        address 620 N. Mill Ave.
        city Tempe
        zip 85281
        at 33.43593 -111.943308
        link website http://www.tempeaction.org/tempecommunitymarket
        link facebook https://www.facebook.com/tempemarket
        hours [2014-06-08 to 2014-10-26] Sun 08:00-12:00; [2014-11-02 to 2015-05-31] Sun 08:00-13:00
        checked 2014-07-03
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Wild-harvested food, Beans, Grains, Eggs, Honey, Jams, Baked \
        goods, Prepared food, Juices, Coffee, Flowers, Plants, Trees, Crafts, Soap, Pet food
        = usda-1012657
        from USDA National Farmers Market Directory, export of 2017, FMID 1012657
        title The AZ Capitol Farmers Market
        subtitle Maricopa County
        address 1700 W. Adams Street
        city Phoenix
        zip 85007
        at 33.44892 -112.096154
        link website http://www.arizonacommunityfarmersmarkets.com/FM_TheCapitol.html
        link facebook https://www.facebook.com/State-Capitol-Farmers-Market-1572316693029038/
        hours daily unknown; [End not told 2017-01-12 to 2017-12-31] Thu 10:30-13:30
        checked 2016-07-15
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Beans, Grains, Nuts, Eggs, Cheese, Meat, Poultry, \
        Seafood, Tofu, Honey, Jams, Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Soap, Pet food
        = usda-1004959
        from USDA National Farmers Market Directory, export of 2017, FMID 1004959
        title Trilogy @ Vistancia Country Club Peoria Market
        subtitle Maricopa County
        address 27980 N Trilogy Blvd
        city Peoria
        zip 85383
        at 33.7440667 -112.3357185
        link website http://www.azfarmersmarkets.us
        hours [2013-10-26 to 2014-05-24] Sat 10:00-14:00
        checked 2014-04-04
        = usda-1001563
        from USDA National Farmers Market Directory, export of 2017, FMID 1001563
        title Twilight Farmers' Market at the Citadelle
        subtitle Maricopa County
        about Held at: Private business parking lot.
        about Its source gives hours that contradict each other, so they are unknown here.
        address 19420 N. 59th Ave.,(59th Ave. and Utopia, Arrowhead Ranch)
        city Glendale
        zip 85308
        at 33.661496 -112.187018
        link website http://www.arizonafarmersmarkets.com
        link facebook https://www.facebook.com/pages/Twilight-Farmers-Market-of-Glendale-AZ/227136770667412
        checked 2013-06-25
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Eggs, Cheese, Meat, Poultry, Seafood, Honey, Jams, Baked goods, Prepared \
        food, Plants, Soap
        = usda-1018235
        from USDA National Farmers Market Directory, export of 2017, FMID 1018235
        title Uptown Farmers Market
        subtitle Maricopa County
        address 5757 N. Central Avenue
        city Phoenix
        zip 85012
        at 33.522637 -112.07102
        link website https://uptownmarketaz.com/
        link facebook https://www.facebook.com/uptownmarketaz
        hours [2017-05-06 to 2017-09-30] Sat 08:00-12:00; [2017-10-04 to 2018-04-28] Wed, Sat 09:00-13:00
        checked 2017-06-20
        pays credit, wic, wic-cash, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Beans, Eggs, Cheese, Meat, Poultry, Seafood, \
        Tofu, Honey, Jams, Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Crafts, Soap, Pet food
        = usda-1012655
        from USDA National Farmers Market Directory, export of 2017, FMID 1012655
        title Verrado Community Farmers Market
        subtitle Maricopa County
        address Main Street and N. Verrado Way
        city Buckeye
        zip 85396
        at 33.495874 -112.514122
        link website http://www.arizonacommunityfarmersmarkets.com/FM_Verrado.html
        link facebook https://www.facebook.com/VerradoCommunityFarmersMarket/
        hours [2016-11-05 to 2017-05-27] Sat 09:00-13:00
        checked 2016-07-15
        pays credit
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Beans, Nuts, Eggs, Cheese, Meat, Poultry, \
        Seafood, Honey, Jams, Maple syrup, Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Crafts, Soap, \
        Pet food
        = usda-1012204
        from USDA National Farmers Market Directory, export of 2017, FMID 1012204
        title Westbrook Village Second Sundays Marketplace
        subtitle Maricopa County
        about Its name says the second Sunday of a month, its source each Sunday, so its hours are unknown here.
        address 19251 N Westbrook Parkway
        city Peoria
        zip 85382
        at 33.658197 -112.265596
        link website http://www.westbrookvillage.org
        checked 2018-12-27
        pays credit
        sells Vegetables, Fruits, Herbs, Nuts, Cheese, Seafood, Honey, Jams, Baked goods, Prepared food, Coffee, \
        Flowers, Plants, Trees, Crafts, Soap, Pet food
        """
    )
}
