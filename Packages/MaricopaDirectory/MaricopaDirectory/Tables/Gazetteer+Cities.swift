extension Gazetteer {
    /// The county's cities, towns and places: latitude and longitude in hundred-thousandths of a degree, and the name.
    ///
    /// Source: a list of cities by state (MIT). Anthem, Guadalupe and Sun Lakes are unverified approximations within a mile or two.
    static let cityRows = """
        3394278 -11317333 Aguila
        3385444 -11212500 Anthem
        3331332 -11278906 Arlington
        3343211 -11234375 Avondale
        3338896 -11260773 Buckeye
        3382222 -11191750 Carefree
        3343528 -11229722 Cashion
        3383333 -11195000 Cave Creek
        3333009 -11186316 Chandler
        3321194 -11168556 Chandler Heights
        3360815 -11232415 El Mirage
        3361181 -11168062 Fort McDowell
        3360849 -11172368 Fountain Hills
        3293059 -11274683 Gila Bend
        3335000 -11180920 Gilbert
        3353112 -11217670 Glendale
        3343681 -11238338 Goodyear
        3336700 -11196111 Guadalupe
        3330238 -11169693 Higley
        3334357 -11217162 Laveen
        3349413 -11238050 Litchfield Park
        3353999 -11235619 Luke Air Force Base
        3343174 -11184693 Mesa
        3377299 -11254833 Morristown
        3390590 -11213450 New River
        3334848 -11264666 Palo Verde
        3354944 -11195655 Paradise Valley
        3357614 -11223442 Peoria
        3345100 -11206850 Phoenix
        3323858 -11164360 Queen Creek
        3373160 -11168110 Rio Verde
        3352177 -11190493 Scottsdale
        3360610 -11227970 Sun City
        3366258 -11225543 Sun City West
        3321500 -11187500 Sun Lakes
        3363003 -11233143 Surprise
        3342730 -11193070 Tempe
        3343469 -11227744 Tolleson
        3342280 -11295278 Tonopah
        3352639 -11138917 Tortilla Flat
        3356728 -11243869 Waddell
        3396861 -11272889 Wickenburg
        3372642 -11244658 Wittmann
        3359075 -11230130 Youngtown
        """
}
