extension BundledDirectory {
    /// Arizona's markets from the National Farmers Market Directory of USDA, export of 2017, restated (public domain). Part 5 of 5.
    static let markets5 = BundledTable(
        .market,
        source: "usda-markets",
        """
        = usda-1009232
        from USDA National Farmers Market Directory, export of 2017, FMID 1009232
        title Tempe Farmers Market
        subtitle Arizona
        address 805 S. Farmer Ave
        city Tempe
        zip 85281
        at 33.4216 -111.944
        link website http://www.tempefarmersmarket.com/
        link facebook https://www.facebook.com/tempefarmersmarket
        pays credit
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
        hours daily unknown; [Jan 12-Dec 31] Thu 10:30-13:30
        checked 2016-07-15
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Beans, Grains, Nuts, Eggs, Cheese, Meat, Poultry, \
        Seafood, Tofu, Honey, Jams, Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Soap, Pet food
        = usda-1008717
        from USDA National Farmers Market Directory, export of 2017, FMID 1008717
        title The Farmers Market at the shoppes at La Posada
        subtitle Pima County
        address 665 S. Park Centre Ave
        city Green Valley
        at 31.8575948 -110.97564
        link website \
        http://azstarnet.com/print/calendar/farmers-markets/article_7753bc40-ad8f-5334-baf4-d9144f93c1d6.html
        hours Mon 10:00-14:00
        checked 2014-05-06
        pays credit
        sells Organic produce, Vegetables, Fruits, Herbs, Wild-harvested food, Beans, Nuts, Eggs, Meat, Poultry, \
        Seafood, Honey, Jams, Baked goods, Prepared food, Plants, Crafts, Soap
        = usda-1004959
        from USDA National Farmers Market Directory, export of 2017, FMID 1004959
        title TRILOGY @ VISTANCIA COUNTRY CLUB PEORIA MARKET
        subtitle Maricopa County
        address 27980 N Trilogy Blvd
        city Peoria
        zip 85383
        at 33.7440667 -112.3357185
        link website http://www.azfarmersmarkets.us
        hours [Oct 26-May 24] Sat 10:00-14:00
        checked 2014-04-04
        = usda-1000014
        from USDA National Farmers Market Directory, export of 2017, FMID 1000014
        title Tubac Farmers Market
        subtitle Pima County
        address Tubac Plaza, Exit 34 - I-19
        city Tubac
        zip 85646
        at 31.6228 -111.055
        = usda-1001563
        from USDA National Farmers Market Directory, export of 2017, FMID 1001563
        title Twilight Farmers' Market at the Citadelle
        subtitle Maricopa County
        about Held at: Private business parking lot.
        address 19420 N. 59th Ave.,(59th Ave. and Utopia, Arrowhead Ranch)
        city Glendale
        zip 85308
        at 33.661496 -112.187018
        link website http://www.arizonafarmersmarkets.com
        link facebook https://www.facebook.com/pages/Twilight-Farmers-Market-of-Glendale-AZ/227136770667412
        hours daily unknown; [Oct 2-Dec 18] Wed 16:00-19:00; [Jul 3-Sep 25] Wed 17:00-20:00; [Jan 9-Dec 31] Wed \
        16:00-19:00
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
        hours [May 6-Sep 30] Sat 08:00-12:00; [Oct 4-Apr 28] Wed, Sat 09:00-13:00
        checked 2017-06-20
        pays credit, wic, wic-cash, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Beans, Eggs, Cheese, Meat, Poultry, Seafood, \
        Tofu, Honey, Jams, Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Crafts, Soap, Pet food
        = usda-1012711
        from USDA National Farmers Market Directory, export of 2017, FMID 1012711
        title Verde Valley Farmers' Market
        subtitle Yavapai County
        address Hollaman and Main
        city Camp Verde
        zip 86322
        at 34.564092 -111.852131
        hours [Jul 2-Oct 1] Sat 08:00-12:00
        checked 2016-07-20
        pays credit, wic, wic-cash
        sells Vegetables, Fruits, Herbs, Nuts, Eggs, Cheese, Meat, Poultry, Honey, Jams, Baked goods, Prepared food, \
        Flowers, Plants, Trees, Crafts, Soap, Pet food
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
        hours [Nov 5-May 27] Sat 09:00-13:00
        checked 2016-07-15
        pays credit
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Beans, Nuts, Eggs, Cheese, Meat, Poultry, \
        Seafood, Honey, Jams, Maple syrup, Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Crafts, Soap, \
        Pet food
        = usda-1012204
        from USDA National Farmers Market Directory, export of 2017, FMID 1012204
        title Westbrook Village Second Sundays Marketplace
        subtitle Maricopa County
        address 19251 N Westbrook Parkway
        city Peoria
        zip 85382
        at 33.658197 -112.265596
        link website http://www.westbrookvillage.org
        hours [Jan 1-Dec 31] Sun 09:00-13:00
        checked 2018-12-27
        pays credit
        sells Vegetables, Fruits, Herbs, Nuts, Cheese, Seafood, Honey, Jams, Baked goods, Prepared food, Coffee, \
        Flowers, Plants, Trees, Crafts, Soap, Pet food
        """
    )
}
