extension BundledDirectory {
    /// The county's markets from the National Farmers Market Directory of USDA, export of 2017, restated (public domain). Part 1 of 2.
    static let markets1 = BundledTable(
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
        hours [2016-06-05 to 2016-09-25] Sun 08:00-11:00; [2016-01-01 to 2016-12-31] Sun 09:00-13:00
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
        hours daily unknown; [2016-04-23 to 2016-12-31] Sat 09:00-13:00
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
        """
    )
}
