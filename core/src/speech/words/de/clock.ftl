### Eine Schachuhr für sich; das meiste, was sie sagt, steht bei den Ereignissen einer Partie.

clock-not-started = Die Uhr ist noch nicht in Gang.
clock-of-device-wrong = Die Uhrzeit dieses Geräts kann nicht stimmen, darum zählt die Zeit seither nicht.
