/// Scripts for Python's `firebase-admin` in its emulator mode.
enum FirebaseAdminScript {
    static let common = #"""
        import json, os, random, sys, threading

        host, seed = sys.argv[1], int(sys.argv[2])
        os.environ["FIREBASE_DATABASE_EMULATOR_HOST"] = host

        import firebase_admin
        from firebase_admin import db, exceptions

        checked = 0

        def check(what, found, wanted):
            global checked
            checked += 1
            if found != wanted:
                print(what, "gave", repr(found)[:500], "and not", repr(wanted)[:500], flush=True)

        def open_app(name, **options):
            return firebase_admin.initialize_app(
                options={"databaseURL": f"https://{name}.firebaseio.com", "httpTimeout": 60, **options},
                name=f"{name}-{len(firebase_admin._apps)}")

        def finish():
            print("checked", checked, flush=True)
            os._exit(0)

        def plain(value):
            """Lists as objects, without nulls and what is empty: what a database keeps."""
            if isinstance(value, list):
                value = {str(index): child for index, child in enumerate(value)}
            if isinstance(value, dict):
                value = {key: plain(child) for key, child in value.items()}
                value = {key: child for key, child in value.items() if child is not None}
                return value or None
            return value

        def put(tree, keys, value):
            """A tree with a value at a place."""
            if not keys:
                return value
            if isinstance(tree, dict):
                children = dict(tree)
            elif value is None:
                return tree
            else:
                children = {}
            child = put(children.get(keys[0]), keys[1:], value)
            children.pop(keys[0], None)
            if child is not None:
                children[keys[0]] = child
            return children or None


        """#

    static let calls = #"""
        app = open_app("judge")
        root = db.reference("/", app)

        # Values come back as they went.
        for name, value in {
            "text": "plain", "empty": "", "words": "Grüße, 世界, 🍏, \"quoted\" \\ / \n \t", "zero": 0, "minus": -17,
            "large": 9007199254740991, "fraction": 0.1, "tiny": 5e-324, "huge": 1.7976931348623157e308, "true": True,
            "false": False, "list": [1, "two", {"three": 3}], "deep": {"a": {"b": {"c": {"d": [0, {"e": False}]}}}},
            "spaces in it": {"with spaces": 1}, "per%cent & = + ? é": {"🍏": "🍏"}, "week": {"w06": 1, "w07": 2},
        }.items():
            ref = root.child("values").child(name) if "?" not in name else root.child("values").child("percent")
            ref.set(value)
            check(f"get {name}", ref.get(), value)
            check(f"get {name} by its parent", root.child("values").get()[ref.key], value)
        root.child("sparse").set({"0": "a", "1": "b", "3": "d"})
        check("an array with a gap", root.child("sparse").get(), ["a", "b", None, "d"])
        root.child("sparse").set({"0": "a", "7": "b"})
        check("no array", root.child("sparse").get(), {"0": "a", "7": "b"})
        root.child("holes").set({"a": None, "b": {}, "c": [], "d": {"e": None}, "f": 1})
        check("what is empty is not there", root.child("holes").get(), {"f": 1})
        root.child("holes/f").set({"g": 2})
        root.child("holes/f/g/h").set(3)
        check("a value below a value", root.child("holes").get(), {"f": {"g": {"h": 3}}})
        check("absent", root.child("nothing/here").get(), None)
        check("shallow", root.child("values/deep").get(shallow=True), {"a": True})
        check("shallow of a value", root.child("values/zero").get(shallow=True), 0)

        # ETags.
        tagged = root.child("tagged")
        value, tag = tagged.get(etag=True)
        check("an absent place's ETag", (value, tag), (None, "null_etag"))
        check("create if absent", tagged.set_if_unchanged("null_etag", {"n": 1})[:2], (True, {"n": 1}))
        value, tag = tagged.get(etag=True)
        check("not changed", tagged.get_if_changed(tag), (False, None, None))
        done, value, other = tagged.set_if_unchanged("null_etag", {"n": 2})
        check("create what is there", (done, value, other), (False, {"n": 1}, tag))
        root.child("beside").set(1)
        check("a sibling changes no ETag", tagged.get(etag=True)[1], tag)
        done, value, new = tagged.set_if_unchanged(tag, {"n": 2})
        check("set if unchanged", (done, value, new != tag), (True, {"n": 2}, True))
        check("changed", tagged.get_if_changed(tag), (True, {"n": 2}, new))
        tagged.set({"n": 1})
        check("the same value has the same ETag", tagged.get(etag=True)[1], tag)
        tagged.delete()
        check("deleted", tagged.get(etag=True), (None, "null_etag"))

        # Updates, pushes, deletions, server values.
        places = root.child("places")
        places.set({"a": {"x": 1, "y": 2}, "b": 3})
        places.update({"a/x": 10, "c/d/e": "new", "b": None})
        check("update of places", places.get(), {"a": {"x": 10, "y": 2}, "c": {"d": {"e": "new"}}})
        keys = [root.child("pushed").push({"n": number}).key for number in range(40)]
        check("pushed in order", sorted(keys), keys)
        check("push ids", {len(key) for key in keys}, {20})
        check("pushed", [root.child("pushed").get()[key]["n"] for key in keys], list(range(40)))
        root.child("pushed").delete()
        check("all deleted", root.child("pushed").get(), None)
        root.child("pushed").delete()
        check("deleted twice", root.child("pushed").get(), None)
        root.child("time").set({".sv": "timestamp"})
        check("the server's time", 1.7e12 < root.child("time").get() < 4e12, True)
        for step in (5, -2, 0.5):
            root.child("sum").set({".sv": {"increment": step}})
        check("increments", root.child("sum").get(), 3.5)

        # Transactions of many at once.
        counter = root.child("counter")
        def count():
            for _ in range(8):
                while True:
                    try:
                        counter.transaction(lambda now: (now or 0) + 1)
                        break
                    except db.TransactionAbortedError:
                        pass
        threads = [threading.Thread(target=count) for _ in range(6)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        check("a contended counter", counter.get(), 48)
        check("a transaction's result", counter.transaction(lambda now: {"was": now}), {"was": 48})

        # Queries, against the same done by hand.
        pick = random.Random(4)
        rows = {}
        for number in range(60):
            row = {"n": pick.choice([pick.randrange(20), pick.random() * 20]), "name": pick.choice("abcdefgh") * pick.randrange(1, 4)}
            if number % 5 == 0: del row["n"]
            if number % 7 == 0: row["n"] = pick.choice([True, False, "12", "zebra"])
            row["at"] = {"day": pick.randrange(5)}
            rows[f"k{number:02d}"] = row
        rows.update({"9": {"n": 3, "at": {"day": 1}}, "10": {"n": 3, "at": {"day": 1}}})
        table = root.child("rows")
        table.set(rows)

        def key_rank(key):
            return (0, int(key), "") if key.isdigit() else (1, 0, key)

        def rank(value):
            if value is None: return (0, 0, "")
            if value is False: return (1, 0, "")
            if value is True: return (2, 0, "")
            if isinstance(value, (int, float)): return (3, value, "")
            if isinstance(value, str): return (4, 0, value)
            return (5, 0, "")

        def by_hand(of, start=None, end=None, equal=None, first=None, last=None, by_key=False):
            def place(key): return key_rank(key) if by_key else rank(of(key))
            def bound(value): return key_rank(value) if by_key else rank(value)
            keys = sorted(rows, key=lambda key: (place(key), key_rank(key)))
            if start is not None: keys = [key for key in keys if place(key) >= bound(start)]
            if end is not None: keys = [key for key in keys if place(key) <= bound(end)]
            if equal is not None: keys = [key for key in keys if place(key) == bound(equal)]
            if first is not None: keys = keys[:first]
            if last is not None: keys = keys[-last:]
            return {key: rows[key] for key in keys}

        def n(key): return rows[key].get("n")
        def name(key): return rows[key].get("name")
        def day(key): return rows[key]["at"]["day"]

        for what, query, wanted in [
            ("all by child", table.order_by_child("n"), by_hand(n)),
            ("from", table.order_by_child("n").start_at(5), by_hand(n, start=5)),
            ("to", table.order_by_child("n").end_at(5.5), by_hand(n, end=5.5)),
            ("between", table.order_by_child("n").start_at(3).end_at(9), by_hand(n, start=3, end=9)),
            ("equal", table.order_by_child("n").equal_to(3), by_hand(n, equal=3)),
            ("equal to true", table.order_by_child("n").equal_to(True), by_hand(n, equal=True)),
            ("equal to a text", table.order_by_child("n").equal_to("12"), by_hand(n, equal="12")),
            ("first", table.order_by_child("n").limit_to_first(7), by_hand(n, first=7)),
            ("last", table.order_by_child("n").limit_to_last(7), by_hand(n, last=7)),
            ("first from", table.order_by_child("n").start_at(4).limit_to_first(6), by_hand(n, start=4, first=6)),
            ("last to", table.order_by_child("n").end_at(14).limit_to_last(6), by_hand(n, end=14, last=6)),
            ("texts between", table.order_by_child("name").start_at("b").end_at("dd"), by_hand(name, start="b", end="dd")),
            ("equal texts", table.order_by_child("name").equal_to("cc"), by_hand(name, equal="cc")),
            ("a child's child", table.order_by_child("at/day").equal_to(2), by_hand(day, equal=2)),
            ("last by a child's child", table.order_by_child("at/day").limit_to_last(9), by_hand(day, last=9)),
            ("keys from", table.order_by_key().start_at("k30"), by_hand(None, start="k30", by_key=True)),
            ("keys between", table.order_by_key().start_at("k10").end_at("k19"), by_hand(None, start="k10", end="k19", by_key=True)),
            ("one key", table.order_by_key().equal_to("k22"), by_hand(None, equal="k22", by_key=True)),
            ("first keys", table.order_by_key().limit_to_first(4), by_hand(None, first=4, by_key=True)),
            ("last keys", table.order_by_key().limit_to_last(4), by_hand(None, last=4, by_key=True)),
            ("nothing", table.order_by_child("n").equal_to("nowhere"), {}),
        ]:
            check(f"query: {what}", plain(query.get()) or {}, plain(wanted) or {})
        scores = root.child("scores")
        scores.set({"ann": 3, "bob": 1, "cid": 2, "dot": 2})
        check("by value", list(scores.order_by_value().get().items()), [("bob", 1), ("cid", 2), ("dot", 2), ("ann", 3)])
        check("last by value", scores.order_by_value().limit_to_last(2).get(), {"dot": 2, "ann": 3})
        root.child("plus").set({"one": {"name": "a+b c"}, "two": {"name": "a b c"}})
        # firebase-admin doesn't encode a plus, so it asks for a space, at Google's servers too (firebase-admin-python, issue 189).
        check("a text with a plus", root.child("plus").order_by_child("name").equal_to("a+b c").get(), {"two": {"name": "a b c"}})

        # A listener.
        events, known = [], threading.Condition()
        def heard(event):
            with known:
                events.append((event.event_type, event.path, event.data))
                known.notify_all()
        listener = root.child("heard").listen(heard)
        root.child("heard/a").set({"b": "é"})
        root.child("heard").update({"c": 1, "d": 2})
        root.child("heard/a").delete()
        with known:
            known.wait_for(lambda: len(events) >= 4, 60)
        check("heard", events[:4], [
            ("put", "/", None), ("put", "/a", {"b": "é"}), ("patch", "/", {"c": 1, "d": 2}), ("put", "/a", None)])

        # Who may what.
        settings = db.reference("/", app)._client
        check("an emulator's rules", settings.body("get", "/.settings/rules.json"), {"rules": {".read": True, ".write": True}})
        rules = {"rules": {
            "users": {"$user": {".read": "auth.uid === $user", ".write": "auth.uid === $user",
                                ".validate": "newData.hasChildren(['name'])"}},
            "open": {".read": True}, "rows": {".read": True, ".indexOn": ["n"]}}}
        settings.request("put", "/.settings/rules.json", json=rules)
        check("rules come back", settings.body("get", "/.settings/rules.json", params="format=strict"), rules)
        ann = db.reference("/", open_app("judge", databaseAuthVariableOverride={"uid": "ann"}))
        nobody = db.reference("/", open_app("judge", databaseAuthVariableOverride=None))
        ann.child("users/ann").set({"name": "Ann"})
        check("one's own", ann.child("users/ann").get(), {"name": "Ann"})
        check("an admin may all", root.child("users/ann/name").get(), "Ann")
        check("open to all", nobody.child("open").get(), None)

        def refused(what, call, kind, text):
            try:
                call()
                check(what, "done", kind.__name__)
            except exceptions.FirebaseError as error:
                check(what, (type(error).__name__, text in str(error)), (kind.__name__, True))

        denied = exceptions.UnauthenticatedError
        refused("another's", lambda: ann.child("users/bob").get(), denied, "Permission denied")
        refused("writing another's", lambda: ann.child("users/bob").set({"name": "x"}), denied, "Permission denied")
        refused("not valid", lambda: ann.child("users/ann").set({"age": 7}), denied, "Permission denied")
        refused("signed out", lambda: nobody.child("users/ann").get(), denied, "Permission denied")
        refused("several places", lambda: ann.child("users").update({"ann/name": "A", "bob/name": "B"}), denied, "Permission denied")
        refused("conditional", lambda: nobody.child("users/ann").set_if_unchanged("x", 1), denied, "Permission denied")
        refused("listening", lambda: nobody.child("users/ann").listen(heard), denied, "Permission denied")
        refused("rules by a user", lambda: ann._client.body("get", "/.settings/rules.json"), denied, "Permission denied")
        check("nothing of it was done", root.child("users").get(), {"ann": {"name": "Ann"}})

        # What is wrong.
        wrong = exceptions.InvalidArgumentError
        for key in ("a.b", "a$b", "a#b", "a[b", "a]b", "a/b"):
            refused(f"key {key}", lambda: root.child("wrong").set({key: 1}), wrong, "")
        refused("too deep", lambda: root.child("wrong").set(json.loads('{"a":' * 40 + "1" + "}" * 40)), wrong, "")
        refused("both limits", lambda: settings.body("get", "/rows.json", params='orderBy="$key"&limitToFirst=1&limitToLast=1'), wrong, "")
        refused("a filter without an order", lambda: settings.body("get", "/rows.json", params="limitToFirst=1"), wrong,
                "orderBy must be defined when other query parameters are defined")
        refused("rules that are none", lambda: settings.request("put", "/.settings/rules.json", json={"rules": {".read": "auth ="}}), wrong, "")
        refused("no JSON", lambda: settings.request("put", "/wrong.json", data="{"), wrong, "Invalid data")
        refused("overlapping places", lambda: root.child("wrong").update({"a": 1, "a/b": 2}), wrong, "")
        check("nothing wrong was written", root.child("wrong").get(), None)

        # Another database knows nothing of it, and an address says the same as the variable.
        check("another database", db.reference("/", open_app("other")).get(), None)
        plainly = firebase_admin.initialize_app(options={"databaseURL": f"http://{host}/?ns=judge"}, name="plainly")
        check("by address", db.reference("/scores/ann", plainly).get(), 3)
        for number in range(60):
            root.child(f"many/{number}").set(number)
            check(f"many {number}", root.child(f"many/{number}").get(), number)
        finish()
        """#

    static let listeners = #"""
        pick = random.Random(seed)
        apps = [open_app("wild") for _ in range(4)]
        root = db.reference("/wild", apps[0])
        known = threading.Condition()
        caches = {}

        def keys(path): return [key for key in path.split("/") if key]

        class Cache:
            def __init__(self, number, path):
                self.path, self.tree, self.events = path, None, 0
                caches[number] = self
                self.ref = db.reference("/wild" + path, apps[number % len(apps)])
                self.ref.listen(self.heard)

            def heard(self, event):
                with known:
                    self.events += 1
                    if event.event_type == "put":
                        self.tree = put(self.tree, keys(event.path), plain(event.data))
                    else:
                        for key, value in event.data.items():
                            self.tree = put(self.tree, keys(event.path) + keys(key), plain(value))
                    known.notify_all()

        def place(pick, deepest=3):
            return "/".join(pick.choice("abcd") for _ in range(pick.randrange(1, deepest + 1)))

        def value(pick, depth=2):
            if depth == 0 or pick.random() < 0.4:
                return pick.choice([pick.randrange(100), "é" * pick.randrange(1, 4), True, 0.5])
            return {pick.choice("abcd012"): value(pick, depth - 1) for _ in range(pick.randrange(1, 4))}

        for number in range(40):
            Cache(number, "" if number < 8 else "/" + place(pick, 2))

        def write(which):
            pick = random.Random(seed * 100 + which)
            ref = db.reference("/wild", apps[which % len(apps)])
            for _ in range(60):
                kind = pick.random()
                if kind < 0.5:
                    ref.child(place(pick)).set(value(pick))
                elif kind < 0.75:
                    ref.child(place(pick, 2)).update({
                        key: value(pick, 1) if pick.random() < 0.7 else None for key in pick.sample(["a", "b", "c/d", "d/a"], 3)})
                elif kind < 0.9:
                    ref.child(place(pick)).delete()
                else:
                    ref.child(place(pick, 1)).push(value(pick, 1))

        threads = [threading.Thread(target=write, args=(which,)) for which in range(6)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()

        total = 0
        for number, cache in caches.items():
            fresh = plain(cache.ref.get())
            with known:
                known.wait_for(lambda: cache.tree == fresh, 90)
                check(f"listener {number} at {cache.path}", cache.tree, fresh)
                total += cache.events
        if total < 1_000:
            print("only", total, "events")
        finish()
        """#
}
