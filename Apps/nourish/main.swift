print("nourish")
