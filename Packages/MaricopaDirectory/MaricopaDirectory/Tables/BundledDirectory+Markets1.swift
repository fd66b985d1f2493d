extension BundledDirectory {
    /// Arizona's markets from the National Farmers Market Directory of USDA, export of 2017, restated (public domain). Part 1 of 5.
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
        hours [Jan 1-Dec 31]
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
        hours Sun 09:00-13:00; [Jun 5-Sep 25] Sun 08:00-11:00
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
        hours [Oct 2-May 28] Sun 09:00-13:00
        checked 2016-07-15
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Mushrooms, Beans, Grains, Nuts, Eggs, Cheese, Meat, Poultry, Honey, Jams, \
        Baked goods, Prepared food, Juices, Coffee, Plants, Soap, Pet food
        = usda-1007842
        from USDA National Farmers Market Directory, export of 2017, FMID 1007842
        title Artisan Gift and Farmers Market
        subtitle Pima County
        address Bear Canyon Shopping Center, (East Tanque Verde Rd. & Catalina Hwy.)
        city Tucson
        at 32.2579 -110.799
        = usda-1011826
        from USDA National Farmers Market Directory, export of 2017, FMID 1011826
        title Authentically Ajo Farmers Market
        subtitle Pima County
        address Ajo Plaza
        city Ajo
        zip 85321
        at 32.3726313 -112.8622884
        link website http://www.ajocsa.com
        hours [Oct 1-Mar 1] Thu 15:00-18:00; Sat 09:00-12:00; [Apr 1-Jun 30] Thu 05:00-19:00
        checked 2016-06-27
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Wild-harvested food, Beans, Grains, Eggs, Honey, Jams, Baked goods, Prepared \
        food, Juices, Coffee, Flowers, Plants, Trees, Crafts, Soap, Pet food
        = usda-1005217
        from USDA National Farmers Market Directory, export of 2017, FMID 1005217
        title Bisbee Farmers Market
        subtitle Cochise County
        about Held at: Local government building grounds.
        address Vista Park
        city Bisbee
        zip 85603
        at 31.407193 -109.878248
        link website http://www.bisbeefarmersmarket.org
        link facebook https://www.facebook.com/pages/Bisbee-Farmers-Market/177022835686159
        hours [Jan 1-Dec 31] Sat 09:00-13:00
        checked 2014-05-12
        pays credit, wic, wic-cash, sfmnp
        sells Vegetables, Fruits, Herbs, Mushrooms, Beans, Grains, Nuts, Eggs, Cheese, Meat, Poultry, Honey, Jams, \
        Baked goods, Prepared food, Coffee, Flowers, Plants, Trees, Crafts, Soap
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
        hours daily unknown; [Apr 23-Dec 31] Sat 09:00-13:00
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
        hours [Oct 7-May 26] Fri 09:00-13:00
        checked 2016-07-15
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Mushrooms, Beans, Nuts, Eggs, Cheese, Meat, Poultry, Seafood, Honey, Jams, \
        Baked goods, Prepared food, Juices, Coffee, Flowers, Soap, Pet food
        = usda-1007844
        from USDA National Farmers Market Directory, export of 2017, FMID 1007844
        title CATALINA, Saturday Market
        subtitle Pima County
        address 16120 N. Oracle Rd.
        city Tucson
        at 32.499 -110.925
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
        hours [Oct 5-May 31] Thu 15:00-19:00; [Jun 7-Sep 27] Thu 15:00-19:00
        checked 2017-06-19
        pays credit, wic, wic-cash
        sells Vegetables, Fruits, Eggs, Cheese, Meat, Honey, Jams, Baked goods, Prepared food, Juices, Coffee, Plants, \
        Crafts, Soap, Pet food
        = usda-1000316
        from USDA National Farmers Market Directory, export of 2017, FMID 1000316
        title Chino Valley Farmers Market
        subtitle Yavapai County
        address 344 S. Hwy 89
        city Chino Valley
        zip 86323
        at 34.740766 -112.455293
        link website http://prescottfarmersmarket.org/
        link facebook https://www.facebook.com/prescottfarmersmarket
        hours daily unknown; [Jun 4-Dec 31] Thu 15:00-18:00
        checked 2016-04-14
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Eggs, Jams, Baked goods, Prepared food, Flowers, Soap
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
        hours [Jan 1-May 1] Sat 09:00-13:00; [Oct 1-May 7] Sat 08:00-12:00
        checked 2016-07-06
        pays credit, wic
        sells Organic produce, Vegetables, Fruits, Herbs, Eggs, Honey, Jams, Baked goods, Prepared food, Juices, \
        Coffee, Flowers, Trees, Crafts, Soap, Pet food
        = usda-1012132
        from USDA National Farmers Market Directory, export of 2017, FMID 1012132
        title Community Food Bank Farm Stand
        subtitle Pima County
        address 3003 S. Country Club Rd.
        city Tucson
        zip 85726
        at 32.188882 -110.92521
        link website http://www.communityfoodbank.org
        link facebook https://www.facebook.com/SantaCruzRiverFarmersMarket/
        hours [Jan 1-Dec 31] Tue 08:00-12:00
        checked 2016-06-30
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Wild-harvested food, Beans, Nuts, Eggs, Honey, Plants
        = usda-1002010
        from USDA National Farmers Market Directory, export of 2017, FMID 1002010
        title Concho Farmers Market
        subtitle Apache County
        address Corner of Highway 61 and 180A
        city Concho
        zip 85924
        at 34.4751 -109.603
        link website http://www.conchofarmersmarket.org
        = usda-1012309
        from USDA National Farmers Market Directory, export of 2017, FMID 1012309
        title Cornville Farmer's Market
        subtitle Yavapai County
        city Cornville
        zip 86325
        at 34.718187 -111.918668
        link website http://cornvilleaz.org
        hours [May 16-Oct 10] Mon 16:00-19:00
        checked 2016-07-07
        pays credit
        sells Vegetables, Fruits, Honey, Jams, Baked goods, Prepared food, Crafts, Soap
        = usda-1012808
        from USDA National Farmers Market Directory, export of 2017, FMID 1012808
        title Corte Bella Farmers Market
        subtitle Maricopa County
        address 22135 N Mission Dr, Sun City West, AZ 85375
        city Peoria
        zip 85375
        at 33.683068 -112.342222
        link website http://www.azFarmersMarkets.US
        hours [Sep 14-Apr 15] Wed 10:00-13:00
        checked 2016-09-23
        pays credit
        sells Vegetables, Fruits, Nuts, Seafood, Honey, Jams, Baked goods, Prepared food, Juices, Coffee, Crafts, Soap
        = usda-1009741
        from USDA National Farmers Market Directory, export of 2017, FMID 1009741
        title CORTE BELLA FARMERS' MARKET
        subtitle Maricopa County
        address 22135N Mission Drive
        city Sun City West
        at 33.685606 -112.3444871
        link website http://www.azfarmersmarkets.us
        hours [Oct 9-May 14] Wed 10:00-13:00
        checked 2014-04-04
        pays credit
        = usda-1004834
        from USDA National Farmers Market Directory, export of 2017, FMID 1004834
        title Cottonwood Farmers Market and Jamboree
        subtitle Yavapai County
        about Held at: Local government building grounds.
        address 791 N.Main St. in Old Town Historic District
        city Cottonwood
        zip 86326
        at 34.7456 -112.027
        hours [Jul 1-Sep 30]
        checked 2011-04-13
        pays wic, wic-cash, sfmnp
        sells Organic produce, Vegetables, Herbs, Nuts, Cheese, Meat, Honey, Jams, Maple syrup, Prepared food, \
        Flowers, Crafts, Soap
        = usda-1011529
        from USDA National Farmers Market Directory, export of 2017, FMID 1011529
        title DeSoto's Indoor Farmers' Market
        subtitle Maricopa County
        address 915 N. Central Ave.
        city Phoenix
        zip 85004
        at 33.458307 -112.073453
        hours [Jul 12-Dec 27] Sun 10:00-15:00
        checked 2015-07-27
        pays credit
        sells Vegetables, Fruits, Herbs, Baked goods, Prepared food, Plants, Crafts, Soap
        = usda-1006732
        from USDA National Farmers Market Directory, export of 2017, FMID 1006732
        title Dewey Humboldt Farmers Market
        subtitle Yavapai County
        address 2581 South Highway 69 (N of Main St)
        city Humboldt
        zip 86329
        at 34.4864 -112.252
        = usda-1000039
        from USDA National Farmers Market Directory, export of 2017, FMID 1000039
        title Downtown Farmers Market Arts & Crafts Mercado
        subtitle Pima County
        address South Lawn of the Main Library
        city Tucson
        zip 85719
        at 32.2235 -110.972
        = usda-1000040
        from USDA National Farmers Market Directory, export of 2017, FMID 1000040
        title El Presidio Mercado
        subtitle Pima County
        address Corner of Church and Alameda
        city Tucson
        at 32.2239 -110.973
        """
    )
}
