print("fault-worker")
