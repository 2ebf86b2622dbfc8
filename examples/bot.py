#!/usr/bin/env python3
"""Plays matches against a bot of the house, by chance: python3 bot.py ADDRESS TOKEN GAME [LEVEL [MATCHES [SEATS]]]"""
import http.client, json, random, sys, time, urllib.parse, urllib.request

ADDRESS, TOKEN, GAME = sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3]
LEVEL, MATCHES, SEATS = (sys.argv[4:] + ["easy", "4", "2"][len(sys.argv) - 4:])[:3]
HEADERS = {"authorization": f"Bearer {TOKEN}", "content-type": "application/json"}
AT_ONCE = 4
site = urllib.parse.urlsplit(ADDRESS)
connection = (http.client.HTTPSConnection if site.scheme == "https" else http.client.HTTPConnection)(site.netloc)


def choose(game, view, legal):
    """This is the bot: what its seat sees, and every legal move, of which it returns one."""
    return random.choice(legal)


def ask(path, body):
    """Asks once more where it asks too much; the connection stays open for the next move."""
    while True:
        try:
            connection.request("POST", f"{site.path}/api/bot/{path}", json.dumps(body), HEADERS)
            answer = connection.getresponse()
        except (http.client.RemoteDisconnected, ConnectionError):
            connection.close()
            continue
        told = json.loads(answer.read())
        if answer.status == 429:
            time.sleep(int(answer.getheader("retry-after", "5")))
        else:
            return answer.status, told


def make():
    rivals = {str(seat): LEVEL for seat in range(1, int(SEATS))}
    status, told = ask(f"games/{GAME}", {"numPlayers": int(SEATS), "setupData": {"bots": rivals}})
    if status != 200:
        sys.exit(told["error"])


made = played = won = errors = 0
with urllib.request.urlopen(urllib.request.Request(f"{ADDRESS}/api/bot/stream", headers=HEADERS)) as stream:
    for line in stream:
        while made - played < AT_ONCE and made < int(MATCHES):
            make()
            made += 1
        if not line.strip():
            continue
        told = json.loads(line)
        if told["type"] == "turn":
            move = choose(told["game"], told["view"], told["legal"])
            status, answer = ask(f"matches/{told['match']}/move", {"state": told["state"], "move": move})
            errors += status != 200
        elif told["type"] == "ended":
            played, won = played + 1, won + (told["seat"] in told["winners"])
            if played >= int(MATCHES):
                break
print(json.dumps({"game": GAME, "against": LEVEL, "played": played, "won": won, "errors": errors}))
