extension BundledDirectory {
    /// Arizona's markets from the National Farmers Market Directory of USDA, export of 2017, restated (public domain). Part 2 of 5.
    static let markets2 = BundledTable(
        .market,
        source: "usda-markets",
        """
        = usda-1000527
        from USDA National Farmers Market Directory, export of 2017, FMID 1000527
        title Elgin Farmers Market
        subtitle Santa Cruz County
        address Kief-Joshua Vineyards, 370 Elgin Road
        city Elgin
        zip 85611
        at 31.659 -110.543
        link website http://www.kj-vineyards.com
        checked 2010-05-12
        = usda-1012809
        from USDA National Farmers Market Directory, export of 2017, FMID 1012809
        title Estrella Lakeside Market
        subtitle Maricopa County
        address 10336 S Estrella Pkwy, 85338, USA
        city Goodyear
        zip 85338
        at 33.352917 -112.429459
        link website http://www.azFarmersMarkets.US
        hours [Sep 17-Apr 15] Sat 10:00-13:00
        checked 2016-09-23
        pays credit
        sells Vegetables, Fruits, Herbs, Nuts, Seafood, Honey, Jams, Baked goods, Prepared food, Juices, Coffee, \
        Crafts, Soap
        = usda-1012843
        from USDA National Farmers Market Directory, export of 2017, FMID 1012843
        title Flagstaff Community Market
        subtitle Coconino County
        address 211 W Aspen Ave
        city Flagstaff
        zip 86001
        at 35.1990616 -111.6516204
        link website http://www.flagstaffmarket.com
        hours [May 1-Oct 15] Sun 08:00-12:00
        checked 2016-10-27
        pays credit, wic, snap
        sells Organic produce, Vegetables, Fruits, Wild-harvested food, Nuts, Eggs, Cheese, Seafood, Jams, Baked \
        goods, Prepared food, Coffee, Wine, Flowers, Soap
        = usda-1011842
        from USDA National Farmers Market Directory, export of 2017, FMID 1011842
        title FoodInRoot Banner University Medical Center Farmers Market
        subtitle Pima County
        address 1501 N Campbell Ave
        city Tucson
        zip 85724
        at 32.240123 -110.946013
        link website http://foodinroot.com/
        link facebook https://www.facebook.com/BannerUMCFarmersMarket/?fref=ts
        hours [Jan 1-Dec 31] Fri 10:00-14:00
        checked 2016-03-29
        pays credit
        sells Organic produce, Vegetables, Fruits, Herbs, Mushrooms, Beans, Grains, Nuts, Eggs, Cheese, Meat, Poultry, \
        Seafood, Tofu, Honey, Jams, Maple syrup, Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Trees, \
        Crafts, Soap, Pet food
        = usda-1011848
        from USDA National Farmers Market Directory, export of 2017, FMID 1011848
        title FoodInRoot Main Campus Farmers' Market-UofA Mall
        subtitle Pima County
        address 1303 E University Blvd
        city Tucson
        zip 85721
        at 32.232565 -110.952241
        link website http://foodinroot.com
        link facebook https://www.facebook.com/UAMallFarmersMarket/?fref=ts
        hours [Jan 1-Apr 30] Wed 10:00-14:00; [Sep 1-Dec 31] Wed 10:00-14:00
        checked 2016-04-05
        pays credit, snap
        sells Vegetables, Fruits, Herbs, Mushrooms, Beans, Grains, Nuts, Eggs, Cheese, Meat, Poultry, Tofu, Honey, \
        Jams, Maple syrup, Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Trees, Crafts, Soap, Pet food
        = usda-1011144
        from USDA National Farmers Market Directory, export of 2017, FMID 1011144
        title FoodInRoot NW Hospital Farmers' Market
        subtitle Pima County
        address 6200 N La Cholla Blvd
        city Tucson
        zip 85741
        at 32.319209 -111.009413
        link website http://foodinroot.com
        link facebook https://www.facebook.com/FoodInRoot?fref=ts
        hours [Jan 1-Dec 31] Tue 10:00-14:00
        checked 2016-05-21
        pays credit
        sells Vegetables, Fruits, Beans, Eggs, Honey, Jams, Baked goods, Prepared food, Juices, Coffee, Soap
        = usda-1011849
        from USDA National Farmers Market Directory, export of 2017, FMID 1011849
        title FoodInRoot Rancho Sahuarita Twilight Market
        subtitle Pima County
        address 15455 S Camino Lago Azul
        city Sahuarita
        zip 85629
        at 31.969911 -110.968242
        link website http://foodinroot.com
        link facebook https://www.facebook.com/RanchoSahuaritaTwilightMarket/
        hours [Jan 1-Dec 31] Fri 16:30-19:30
        checked 2016-03-29
        pays credit, snap
        sells Vegetables, Fruits, Herbs, Mushrooms, Beans, Grains, Nuts, Eggs, Cheese, Tofu, Honey, Jams, Maple syrup, \
        Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Trees, Crafts, Soap, Pet food
        = usda-1018224
        from USDA National Farmers Market Directory, export of 2017, FMID 1018224
        title FoodInRoot St. Philip's Plaza Farmers' Market
        subtitle Pima County
        address 4280 N Campbell Ave
        city Tucson
        zip 85718
        at 32.2856135 -110.9428891
        link website http://foodinroot.com/
        link facebook https://www.facebook.com/StPhilipsPlazaFarmersMarket/
        hours [May 1-Oct 1] Sat, Sun 08:00-12:00; [Oct 1-May 1] Sat, Sun 09:00-13:00
        checked 2017-06-20
        pays credit, snap
        sells Vegetables, Fruits, Herbs, Mushrooms, Wild-harvested food, Nuts, Eggs, Cheese, Meat, Poultry, Seafood, \
        Honey, Jams, Maple syrup, Baked goods, Prepared food, Juices, Coffee, Flowers, Plants, Trees, Crafts, Soap, \
        Pet food
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
        hours [May 7-Sep 24] Sat 07:00-11:00; [Oct 1-Apr 29] Sat 08:00-12:00
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
        hours [Oct 14-May 26] Sat 09:00-13:00
        checked 2017-06-14
        pays credit, snap
        sells Vegetables, Fruits, Herbs, Eggs, Cheese, Meat, Honey, Jams, Baked goods, Prepared food, Coffee, Plants, \
        Crafts, Soap, Pet food
        = usda-1010247
        from USDA National Farmers Market Directory, export of 2017, FMID 1010247
        title Globe Miami Farmer's Market
        subtitle Gila County
        about Held at: Local government building grounds.
        address 150 N. Pine Street
        city Globe
        zip 85501
        at 33.396034 -110.788406
        link facebook https://www.facebook.com/gmfm2011
        hours [Jun 7-Sep 27] Sat 08:00-11:00
        checked 2014-05-28
        pays wic, sfmnp
        sells Vegetables, Fruits, Herbs, Grains, Nuts, Eggs, Honey, Jams, Baked goods, Prepared food, Coffee, Flowers, \
        Plants, Trees, Crafts, Soap
        = usda-1012498
        from USDA National Farmers Market Directory, export of 2017, FMID 1012498
        title Goodyear Community Farmers Market
        subtitle Maricopa County
        address 3151 N. Litchfield Rd
        city Litchfield Park
        zip 85338
        at 33.482525 -112.361037
        link website http://www.arizonacommunityfarmersmarkets.com/FM_Goodyear.html
        link facebook https://www.facebook.com/GoodyearCommunityFarmersMarket
        hours [Oct 1-May 27] Sat 08:00-12:00
        checked 2016-07-12
        pays credit, wic, wic-cash, sfmnp, snap
        sells Vegetables, Fruits, Herbs, Beans, Eggs, Honey, Jams, Baked goods, Prepared food, Coffee, Plants, Crafts, \
        Soap, Pet food
        = usda-1018694
        from USDA National Farmers Market Directory, export of 2017, FMID 1018694
        title Heirloom Farmers Market- Green Valley Village
        subtitle Pima County
        address 101 South La Cañada Drive
        city Green Valley
        zip 85614
        at 31.868208 -110.993448
        link website https://www.heirloomfm.org/markets/green-valley/
        link facebook https://www.facebook.com/greenvalleyvillagefarmersmarket/
        hours [Feb 1-Sep 1] Wed 08:00-12:00; [Oct 1-Jan 1] Wed 09:00-13:00
        checked 2017-07-17
        pays credit, wic
        sells Vegetables, Fruits, Herbs, Beans, Grains, Nuts, Eggs, Meat, Poultry, Seafood, Honey, Jams, Baked goods, \
        Prepared food, Juices, Coffee, Flowers, Plants, Trees, Crafts, Soap, Pet food
        = usda-1018691
        from USDA National Farmers Market Directory, export of 2017, FMID 1018691
        title Heirloom Farmers Market- Oro Valley
        subtitle Pima County
        address Steam Pump Ranch, 10901 North Oracle Road
        city Oro Valley
        zip 85737
        at 32.406007 -110.950394
        link website https://www.heirloomfm.org/markets/oro-valley/
        link facebook https://www.facebook.com/orovalleyfarmersmarket/
        hours [Oct 1-Jan 1] Sat 09:00-13:00; [Jan 1-Dec 31] Sat 08:00-12:00
        checked 2017-07-17
        pays credit, wic
        sells Vegetables, Fruits, Herbs, Beans, Grains, Nuts, Eggs, Poultry, Seafood, Honey, Jams, Baked goods, \
        Prepared food, Coffee, Plants, Trees, Soap, Pet food
        = usda-1018692
        from USDA National Farmers Market Directory, export of 2017, FMID 1018692
        title Heirloom Farmers Market- Rillito Park
        subtitle Pima County
        address 4502 North 1st Avenue
        city Tucson
        zip 85719
        at 32.28843 -110.953409
        link website https://www.heirloomfm.org/markets/rillito-park/
        link facebook https://www.facebook.com/RillitoParkFarmersMarket/
        hours [Feb 1-Sep 1] Sun 08:00-12:00; [Oct 1-Jan 1] Sun 09:00-12:00
        checked 2017-07-17
        pays credit, wic, snap
        sells Vegetables, Fruits, Herbs, Mushrooms, Beans, Grains, Nuts, Eggs, Meat, Poultry, Seafood, Honey, Jams, \
        Baked goods, Prepared food, Juices, Coffee, Plants, Trees, Soap, Pet food
        = usda-1018690
        from USDA National Farmers Market Directory, export of 2017, FMID 1018690
        title Heirloom Farmers Market- Trail Dust Town
        subtitle Pima County
        address 6541 East Tanque Verde Road
        city Tucson
        zip 85715
        at 32.247165 -110.853261
        link website https://www.heirloomfm.org/markets/trail-dust-town/
        link facebook https://www.facebook.com/HeirloomFarmersMarkets/
        hours [Feb 1-Sep 1] Fri 08:00-12:00; [Oct 1-Jan 1] Fri 09:00-13:00
        checked 2017-07-17
        pays credit, wic, snap
        sells Vegetables, Fruits, Herbs, Beans, Grains, Nuts, Eggs, Meat, Poultry, Honey, Jams, Baked goods, Prepared \
        food, Juices, Coffee, Plants, Soap
        = usda-1012841
        from USDA National Farmers Market Directory, export of 2017, FMID 1012841
        title Heirloom Farmers Markets Fridays at Trail Dust Town
        subtitle Pima County
        address 6541 E Tanque Verde Rd
        city Tucson
        zip 85715
        at 32.247147 -110.853253
        link website https://www.heirloomfm.org/
        link facebook https://www.facebook.com/HeirloomFarmersMarkets/
        hours [Jan 1-Dec 31] Fri 09:00-13:00
        checked 2016-10-27
        pays credit, wic, wic-cash, sfmnp, snap
        sells Organic produce, Vegetables, Fruits, Herbs, Wild-harvested food, Beans, Grains, Nuts, Eggs, Cheese, \
        Meat, Honey, Jams, Baked goods, Prepared food, Coffee, Soap
        = usda-1019234
        from USDA National Farmers Market Directory, export of 2017, FMID 1019234
        title Heritage Market
        subtitle Apache County
        address 418 Main Street
        city Springerville
        zip 85938
        at 34.1324115 -109.281673
        link website https://www.whitemtncommunitycoop.com/
        link facebook https://www.facebook.com/groups/1881445965496016/
        hours [May 25-Oct 6] Fri, Sat 09:00-14:00
        checked 2018-08-13
        pays credit
        sells Vegetables, Fruits, Herbs, Mushrooms, Wild-harvested food, Beans, Eggs, Meat, Honey, Jams, Baked goods, \
        Prepared food, Coffee, Plants, Crafts, Soap
        """
    )
}
