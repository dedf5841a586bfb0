### Wie gut der Computer spielt.

level-name = { $level ->
    [1] Neuling
    [2] Anfänger
    [3] Lernender
    [4] Gelegenheitsspieler
    [5] Hobbyspieler
    [6] Vereinsneuling
    [7] Vereinsspieler
    [8] starker Vereinsspieler
    [9] Experte
    [10] Meisteranwärter
    [11] Meister
   *[other] Großmeister
}
level-of-older-scale = frühere Skala
rating-name = { $band ->
    [0] Neuling
    [1] Anfänger
    [2] Lernender
    [3] Gelegenheitsspieler
    [4] Hobbyspieler
    [5] Vereinsneuling
    [6] Vereinsspieler
    [7] starker Vereinsspieler
   *[other] Experte
}
level-standing = Stufe { $level } von { $highest }
rating-about = etwa { $rating }
strength-rating = Wertung etwa { $rating }, { $name }
strength-rating-brief = Wertung { $rating }
computer-plays-rating = Der Computer spielt wie Menschen mit einer Wertung von etwa { $rating }, { $name }.
strength-level = Stufe { $level }, { $name }
strength-level-brief = Stufe { $level }
computer-plays-level = Der Computer spielt auf Stufe { $level } von { $highest }, { $name }.
strength-full = volle Stärke, { $time } pro Zug
strength-full-brief = volle Stärke
computer-plays-full = Der Computer spielt mit voller Stärke, { $time } pro Zug.
computer-plays-full-clock = Der Computer spielt mit voller Stärke.
strength-fair = So stark wie du
player-rating = { $games ->
    [0] Noch keine Partie hat gezeigt, wie stark du bist; der Computer beginnt bei etwa { $rating }.
    [one] Nach einer Partie spielst du wie Menschen mit einer Wertung um { $rating }.
   *[other] Nach { $games } Partien spielst du wie Menschen mit einer Wertung um { $rating }.
}
