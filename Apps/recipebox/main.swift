print("recipebox")
