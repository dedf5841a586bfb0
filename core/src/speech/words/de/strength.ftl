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
strength-level = Stufe { $level }, { $name }
strength-level-brief = Stufe { $level }
computer-plays-level = Der Computer spielt auf Stufe { $level } von { $highest }, { $name }.
strength-full = volle Stärke, { $time } pro Zug
strength-full-brief = volle Stärke
computer-plays-full = Der Computer spielt mit voller Stärke, { $time } pro Zug.
computer-plays-full-clock = Der Computer spielt mit voller Stärke.
