extension BundledDirectory {
    /// Arizona's markets from the National Farmers Market Directory of USDA, export of 2017, restated (public domain). Part 3 of 5.
    static let markets3 = BundledTable(
        .market,
        source: "usda-markets",
        """
        = usda-1011957
        from USDA National Farmers Market Directory, export of 2017, FMID 1011957
        title High Desert Farmers Market
        subtitle Cochise County
        address 1 Elks Lane
        city Sierra Vista
        zip 85635
        at 31.552031 -110.303322
        link website http://highdesertfarmersmarketarizona.com/
        link facebook https://www.facebook.com/HighDesertFarmersMarket/
        hours [Jan 1-Dec 31] Wed 09:00-13:00; Sun 11:00-15:00
        checked 2016-07-01
        pays credit, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Wild-harvested food, Beans, Grains, Eggs, Jams, Baked goods, \
        Prepared food, Coffee, Plants, Crafts, Soap
        = usda-1009746
        from USDA National Farmers Market Directory, export of 2017, FMID 1009746
        title Home Improvement Vendor Day @ Corta Bella
        subtitle Maricopa County
        address 22135 N Mission Dr
        city Sun City West
        at 33.685606 -112.3444871
        link website http://www.azfarmersmarkets.us
        hours daily unknown; [Mar 1-Dec 31] Sat 10:00-14:00
        checked 2014-04-04
        pays credit
        = usda-1007840
        from USDA National Farmers Market Directory, export of 2017, FMID 1007840
        title Huning Street Farmers and Artisan Market
        subtitle Navajo County
        address 1020 E. Huning
        city Show Low
        zip 85901
        at 34.2503 -110.031
        = usda-1009740
        from USDA National Farmers Market Directory, export of 2017, FMID 1009740
        title IRONOAKS @ SUN LAKES MARKET
        subtitle Maricopa County
        address 24218 S Oakwood Blvd
        city Sun Lakes
        zip 85248
        at 33.227677 -111.872331
        link website http://www.azfarmersmarkets.us
        hours [Oct 1-May 6] Tue 09:00-13:00
        checked 2014-04-04
        pays credit
        = usda-1018419
        from USDA National Farmers Market Directory, export of 2017, FMID 1018419
        title JOHN'S AMISH COUNTRY
        subtitle Maricopa County
        address 1130 N 186th Dr
        city Goodyear
        zip 85338
        at 33.460315 -112.461186
        link website http://johnsamishcountry.com
        hours [Jan 1-Dec 31] Sun 07:00-11:00; [Jan 1-Dec 31] Sun 08:00-12:00; [Jan 1-Dec 31] Sun 09:00-13:00
        checked 2017-06-26
        pays credit
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Wild-harvested food, Beans, Nuts, Eggs, Cheese, \
        Seafood, Honey, Jams, Maple syrup, Baked goods, Prepared food, Juices, Crafts, Soap, Pet food
        = usda-1012794
        from USDA National Farmers Market Directory, export of 2017, FMID 1012794
        title Kingman Farmers Market
        subtitle Mohave County
        address 102 E Beale St
        city Kingman
        zip 86401
        at 35.18972 -114.057378
        link website http://www.kingmanfarmersmarket.org
        link facebook https://www.facebook.com/KingmanFarmersMarket/
        hours [Mar 4-Jun 24] Sat 09:30-13:30; [Jul 1-Sep 30] Sat 08:00-12:00; [Oct 7-Nov 18] Sat 09:00-13:00
        checked 2016-08-24
        pays credit, wic-cash, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Eggs, Honey, Baked goods, Coffee, Crafts, Soap
        = usda-1016770
        from USDA National Farmers Market Directory, export of 2017, FMID 1016770
        title Ktizo UCC Farmers' Market
        subtitle Maricopa County
        address 8740 N. 35th ave
        city Phoenix
        zip 85051
        at 33.565282 -112.134509
        link facebook https://www.facebook.com/ktizofarmersmarket
        hours [Oct 2-Feb 4]
        checked 2016-11-04
        pays credit, snap
        sells Vegetables, Fruits, Herbs, Wild-harvested food, Grains, Nuts, Eggs, Cheese, Honey, Jams, Prepared food, \
        Juices, Coffee, Wine, Flowers, Plants, Crafts, Soap
        = usda-1007845
        from USDA National Farmers Market Directory, export of 2017, FMID 1007845
        title La posada FM
        subtitle Pima County
        address Continental Rd and Park centre Ave
        city Green Valley
        at 31.8565 -110.975
        = usda-1008288
        from USDA National Farmers Market Directory, export of 2017, FMID 1008288
        title Marana Farmers' Market
        subtitle Pima County
        about Held at: Healthcare Institution.
        address 13395 N. Marana Main St.
        city Marana
        zip 85653
        at 32.45092 -111.212487
        link website http://www.communityfoodbank.org
        hours [Jan 1-Dec 31] Tue 03:00-18:00
        checked 2013-06-20
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Eggs, Honey, Jams, Crafts, Soap
        = usda-1012838
        from USDA National Farmers Market Directory, export of 2017, FMID 1012838
        title Marian's Market
        subtitle Pima County
        address Arivaca Rd
        city Arivaca
        zip 85601
        at 31.6151821 -111.307724
        hours [Jan 1-Dec 31] Sat 09:00-12:00
        checked 2016-10-25
        pays credit
        sells Organic produce, Vegetables, Fruits, Herbs, Beans, Eggs, Honey, Jams, Baked goods, Plants, Trees, \
        Crafts, Soap
        = usda-1003854
        from USDA National Farmers Market Directory, export of 2017, FMID 1003854
        title Market at DC Ranch
        subtitle Maricopa County
        address Southeast corner of Pima & Thompson Peak roads
        city Scottsdale
        zip 85250
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
        hours [Oct 15-Jun 15] Fri 09:00-13:00; [Jun 16-Oct 14] Fri 09:00-12:00
        checked 2016-03-28
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Beans, Grains, Nuts, Eggs, Cheese, Seafood, Honey, Jams, \
        Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Crafts, Soap, Pet food
        = usda-1009191
        from USDA National Farmers Market Directory, export of 2017, FMID 1009191
        title Momma's Organic Market - Peoria Farmers Market at Park West
        subtitle Arizona
        address 9744 West Northern Ave.
        city Peoria
        zip 85345
        at 33.5531 -112.269
        pays credit
        = usda-1003857
        from USDA National Farmers Market Directory, export of 2017, FMID 1003857
        title Mountain Market and Art Walk
        subtitle Navajo County
        address 1500 E. Woolford Road
        city Show Low
        zip 85901
        at 34.3464 -110.271
        = usda-1011869
        from USDA National Farmers Market Directory, export of 2017, FMID 1011869
        title Mountain Park Health Center, Maryvale Clinic
        subtitle Maricopa County
        address 6601 W. Thomas Rd
        city Phoenix
        zip 85033
        at 33.4797307 -112.2013984
        hours [Jan 1-Dec 31] Tue 09:00-13:00
        checked 2016-04-07
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits
        = usda-1008055
        from USDA National Farmers Market Directory, export of 2017, FMID 1008055
        title Nogales Mercado
        subtitle Santa Cruz County
        about Held at: Private business parking lot.
        address 163 N. Morley Avenue
        city Nogales
        zip 85621
        at 31.335533 -110.939547
        link facebook https://www.facebook.com/pages/Nogales-Mercado-Farmers-Market/525459297490088
        hours [May 3-Sep 27] Fri 16:00-19:00; [Oct 4-Apr 25] Fri 15:00-18:00
        checked 2013-06-12
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Eggs, Cheese, Meat, Honey, Jams, Baked goods, Prepared food, Crafts
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
        hours [Jan 1-Dec 31] Sat 08:00-12:00
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
        hours [Oct 15-May 27] Sat 08:00-13:00
        checked 2016-07-01
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Wild-harvested food, Beans, Grains, Nuts, Cheese, \
        Meat, Poultry, Seafood, Honey, Jams, Maple syrup, Baked goods, Prepared food, Juices, Coffee, Wine, Flowers, \
        Plants, Trees, Soap, Pet food
        = usda-1006876
        from USDA National Farmers Market Directory, export of 2017, FMID 1006876
        title Oracle Farmers Market
        subtitle Pinal County
        address 2805 N. Triangle L Ranch Rd.
        city Oracle
        zip 85623
        at 32.6181 -110.789
        link website http://www.triangleLranch.com
        = usda-1018660
        from USDA National Farmers Market Directory, export of 2017, FMID 1018660
        title Orchard Community Learning Center~Mountain Park Health Center
        subtitle Maricopa County
        address 635 E Baseline Rd
        city Phoenix
        zip 85042
        at 33.3767241 -112.0679212
        link website http://orchardlearningcenter.org
        hours [Jan 1-Dec 31] Mon 08:00-13:00
        checked 2017-07-13
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Coffee, Plants
        = usda-1012283
        from USDA National Farmers Market Directory, export of 2017, FMID 1012283
        title Painted Desert Farmer's Market
        subtitle Coconino County
        address Hwy 160 and Hwy 264
        city Tuba City
        zip 86045
        at 36.120033 -111.227557
        link facebook https://www.facebook.com/PaintedDesertFarmersMarket/
        hours [Jul 11-Oct 3] Mon 15:30-20:30
        checked 2016-07-06
        pays credit, snap
        sells Vegetables, Fruits, Herbs, Jams, Baked goods, Plants
        = usda-1009446
        from USDA National Farmers Market Directory, export of 2017, FMID 1009446
        title Patagonia Farmers Market
        subtitle Arizona
        address 4th Ave and Smelter Ave. (an alley behind the Patagonia Community Garden)
        city Patagonia
        zip 85624
        at 31.5383 -110.756
        link website http://www.localharvest.org/patagonia-farmers-market-M18387
        pays credit
        """
    )
}
