### Sealing a move and opening the envelope.

sealing-warning = At one device the move is as secret as its passphrase, and if the passphrase is lost, so is the envelope.
sealing-move = Type the move; it is not shown. An empty line gives up.
sealing-passphrase = Type a passphrase; it is not shown.
sealing-again = Type the passphrase again.
sealing-differ = The two passphrases differ.
sealing-illegal = That is not a legal move here.
sealing-several = That could be several moves.
sealing-no-move = That is not written like a move.
nothing-sealed = Nothing was sealed.
nothing-sealed-because = Nothing was sealed. { $reason }.
opening-passphrase = Type the passphrase of the envelope; it is not shown. An empty line gives up.
stays-closed = The envelope stays closed.
no-envelope = There is no envelope in this game now.
resumption-too-long = Not possible: expected when and where it goes on, at most 200 characters.
