extension BundledDirectory {
    /// Arizona's markets from the National Farmers Market Directory of USDA, export of 2017, restated (public domain). Part 4 of 5.
    static let markets4 = BundledTable(
        .market,
        source: "usda-markets",
        """
        = usda-1019397
        from USDA National Farmers Market Directory, export of 2017, FMID 1019397
        title Payson Farmers Market
        subtitle Gila County
        address 816 S Beeline Hwy
        city Payson
        zip 85541
        at 34.229926 -111.327714
        link website http://www.paysonfarmersmarket.com
        link facebook https://www.facebook.com/PaysonFarmersMarket/
        hours [May 25-Sep 14] Sat 08:00-12:00
        checked 2019-02-19
        pays credit, wic, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Mushrooms, Beans, Nuts, Eggs, Cheese, Meat, Poultry, Honey, Jams, Baked \
        goods, Prepared food, Juices, Coffee, Wine, Flowers, Plants, Crafts, Soap, Pet food
        = usda-1011820
        from USDA National Farmers Market Directory, export of 2017, FMID 1011820
        title Phoenix Public Market
        subtitle Maricopa County
        address 721 N Central Avenue
        city Phoenix
        zip 85004
        at 33.456003 -112.07314
        link website http://www.phxpublicmarket.com/openair
        hours [Oct 1-Dec 31]; [May 7-Oct 1] Sat 08:00-12:00; [Jan 1-Dec 31] Sat 08:00-13:00
        checked 2016-05-18
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Wild-harvested food, Beans, Grains, Nuts, Eggs, \
        Cheese, Meat, Poultry, Seafood, Honey, Jams, Maple syrup, Baked goods, Prepared food, Juices, Coffee, Flowers, \
        Plants, Trees, Crafts, Soap, Pet food
        = usda-1007841
        from USDA National Farmers Market Directory, export of 2017, FMID 1007841
        title Plaza Palomino Food Faire
        subtitle Pima County
        address 2970 N. Swan
        city Tucson
        zip 85705
        at 32.261 -110.892
        = usda-1010947
        from USDA National Farmers Market Directory, export of 2017, FMID 1010947
        title Prescott Farmers Market
        subtitle Yavapai County
        address 1100 E Sheldon Street
        city Prescott
        zip 86301
        at 34.546291 -112.453003
        link website http://prescottfarmersmarket.org
        link facebook https://www.facebook.com/prescottfarmersmarket
        hours [May 7-Oct 29] Sat 07:30-12:00
        checked 2016-09-14
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Beans, Nuts, Eggs, Meat, Poultry, Honey, Jams, Baked goods, Prepared food, \
        Juices, Coffee, Flowers, Plants, Trees, Crafts, Soap, Pet food
        = usda-1010948
        from USDA National Farmers Market Directory, export of 2017, FMID 1010948
        title Prescott Farmers Market
        subtitle Yavapai County
        address 930 Division St
        city Prescott
        zip 86301
        at 34.557867 -112.479484
        link website http://prescottfarmersmarket.org
        link facebook https://www.facebook.com/prescottfarmersmarket
        hours [Nov 7-Apr 30] Sat 10:00-13:00
        checked 2016-09-14
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Beans, Nuts, Eggs, Poultry, Jams, Baked goods, Prepared food, Juices, Coffee, \
        Flowers, Plants, Crafts, Soap
        = usda-1009225
        from USDA National Farmers Market Directory, export of 2017, FMID 1009225
        title Rays Market
        subtitle Arizona
        address 1840 E Warner Rd
        city Tempe
        zip 85284
        at 33.3355 -111.91
        link website http://www.raysmarket.net/Home_Page.html
        pays credit
        = usda-1008718
        from USDA National Farmers Market Directory, export of 2017, FMID 1008718
        title Rincon Valley Farmers Market
        subtitle Pima County
        address 12500 E. Old Spanish Trail
        city Tucson
        zip 85747
        at 32.127833 -110.723595
        link website http://www.rvfm.org
        link facebook https://www.facebook.com/pages/Rincon-Valley-Farmers-Artisans-Market/102348706487005
        hours [Jan 1-Dec 31] Sat 08:00-13:00
        checked 2014-03-14
        pays credit, wic-cash, sfmnp
        sells Vegetables, Fruits, Herbs, Beans, Grains, Eggs, Meat, Poultry, Honey, Jams, Baked goods, Prepared food, \
        Coffee, Plants, Trees, Crafts, Soap
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
        hours [May 1-Sep 1] Sat 07:00-11:00; [Oct 1-May 1] Sat 08:00-13:00
        checked 2016-07-01
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Beans, Grains, Nuts, Eggs, Cheese, Meat, Poultry, \
        Seafood, Honey, Jams, Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Trees, Crafts, Soap, Pet \
        food
        = usda-1000409
        from USDA National Farmers Market Directory, export of 2017, FMID 1000409
        title Safford Farmers' Market
        subtitle Graham County
        about Held at: Local government building grounds.
        address Firth Park in Safford, AZ Highway 70
        city Safford
        zip 85546
        at 32.834595 -109.720004
        link website http://www.safford.net/farmers.html
        link facebook https://www.facebook.com/groups/504673472890192/
        hours daily unknown; [Nov 1-Dec 31] Tue, Sat 07:30-12:00
        checked 2014-03-14
        pays wic, wic-cash, sfmnp
        sells Vegetables, Fruits, Grains, Nuts, Eggs, Baked goods, Plants, Trees
        = usda-1002558
        from USDA National Farmers Market Directory, export of 2017, FMID 1002558
        title Sahuarita Summer Nights Farmers Market
        subtitle Pima County
        address 375 W. Sahuarita Center Way.
        city Sahuarita
        zip 85629
        at 31.9561 -110.976
        = usda-1018060
        from USDA National Farmers Market Directory, export of 2017, FMID 1018060
        title Santa Cruz River Farmers' Market
        subtitle Pima County
        address 100 S. Avenida del Convento
        city Tucson
        zip 85745
        at 32.219902 -110.985706
        link website http://www.communityfoodbank.org/Our-Work/Programs/Farmers-Markets
        link facebook https://www.facebook.com/SantaCruzRiverFarmersMarket/
        hours [May 1-Sep 1] Thu 16:00-19:00; [Oct 1-Apr 1] Thu 15:00-18:00
        checked 2017-06-12
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Wild-harvested food, Beans, Grains, Nuts, Eggs, Meat, \
        Poultry, Honey, Jams, Maple syrup, Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Trees, Soap
        = usda-1005861
        from USDA National Farmers Market Directory, export of 2017, FMID 1005861
        title Sedona Community Farmers' Market
        subtitle Yavapai County
        address 235 Air Terminal Dr Sedona Airport by the Overlook
        city Sedona
        zip 86336
        at 34.8502 -111.791
        = usda-1001875
        from USDA National Farmers Market Directory, export of 2017, FMID 1001875
        title Show Low Main Street Farmers' Market & Art Walk
        subtitle Navajo County
        address 1034 E. Duece of Clubs
        city Show Low
        zip 85901
        at 34.253495 -110.030948
        link website http://www.ShowLowMainStreet.org
        link facebook https://www.facebook.com/ShowLowMainStreet
        hours daily unknown; [May 28-Sep 24] Sat 09:00-13:00; [May 24-Sep 27] Sat 09:00-13:00; [May 23-Sep 26] Sat \
        09:00-13:00; [May 25-Dec 31] Sat 09:00-13:00
        checked 2016-10-25
        pays credit
        sells Vegetables, Fruits, Herbs, Nuts, Eggs, Cheese, Meat, Honey, Jams, Baked goods, Prepared food, Flowers, \
        Plants, Trees, Crafts, Soap
        = usda-1018070
        from USDA National Farmers Market Directory, export of 2017, FMID 1018070
        title Sierra Vista Farmers Market
        subtitle Cochise County
        address 3105 E Fry Blvd
        city Sierra Vista
        zip 85635
        at 31.555329 -110.266951
        link website http://www.sierravistafarmersmarket.com
        link facebook https://www.facebook.com/sierravistafarmersmarket
        hours [Jan 1-Dec 31] Thu 10:00-14:00
        checked 2017-06-16
        pays credit, wic, wic-cash, sfmnp, snap
        sells Fruits, Herbs, Mushrooms, Beans, Grains, Nuts, Eggs, Cheese, Meat, Poultry, Seafood, Honey, Jams, Maple \
        syrup, Baked goods, Prepared food, Juices, Coffee, Wine, Flowers, Plants, Crafts, Soap, Pet food
        = usda-1005918
        from USDA National Farmers Market Directory, export of 2017, FMID 1005918
        title Sonoita Growers Market
        subtitle Santa Cruz County
        address Diamond JK Nursery
        city Sonoita
        zip 85637
        at 31.6844 -110.656
        link website http://www.diamondjk.com
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
        hours [Oct 6-May 25] Thu 09:00-13:00
        checked 2016-07-15
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Beans, Grains, Nuts, Eggs, Cheese, Meat, Poultry, Honey, Jams, Maple syrup, \
        Baked goods, Prepared food, Juices, Coffee, Plants, Crafts, Soap
        = usda-1009742
        from USDA National Farmers Market Directory, export of 2017, FMID 1009742
        title SUN CITY WEST FARMERS MARKET
        subtitle Maricopa County
        address 13815 E camino del Sol
        city Sun City West
        zip 85375
        at 33.655421 -112.360606
        link website http://www.azfarmersmarkets.us
        hours [Oct 12-May 10] Sat 09:00-12:00
        checked 2014-04-04
        pays credit
        = usda-1009739
        from USDA National Farmers Market Directory, export of 2017, FMID 1009739
        title SUNBIRD GOLF RESORT MARKET
        subtitle Maricopa County
        address 6240 S Sunbird Boulevard
        city Chandler
        zip 85249
        at 33.21554 -111.809769
        link website http://www.azfarmersmarkets.us
        hours [Oct 24-May 26] Mon 10:00-12:00
        checked 2014-04-04
        pays credit
        = usda-1019092
        from USDA National Farmers Market Directory, export of 2017, FMID 1019092
        title Sunnyside Community Market
        subtitle Coconino County
        address 2532 E 7th Ave
        city Flagstaff
        zip 86004
        at 35.212156 -111.612866
        hours [May 30-Sep 12] Wed 14:00-18:00
        checked 2018-05-09
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Mushrooms, Wild-harvested food, Nuts, Eggs, Cheese, Honey, Jams, Baked goods, \
        Prepared food, Juices, Coffee, Plants, Crafts, Pet food
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
        hours [Jun 8-Oct 26] Sun 08:00-12:00; [Nov 2-May 31] Sun 08:00-13:00
        checked 2014-07-03
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Wild-harvested food, Beans, Grains, Eggs, Honey, Jams, Baked \
        goods, Prepared food, Juices, Coffee, Flowers, Plants, Trees, Crafts, Soap, Pet food
        """
    )
}
