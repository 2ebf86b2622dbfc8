import { BONUS_POINTS, CLOSED_TIMES, DOUBLE_WEIGHT, ROOM_POINTS } from '../../../../game/kheops/numbers.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

const { 'single-sarcophagus': single, 'sarcophagus-pair': pair, apex, longest } = BONUS_POINTS;

export const lessonWords = defineWords(
  {
    parts: {
      ankh: 'the ankh in row 6, ninth from the left',
      first: 'the first tile of your hand, and the empty place beside the ankh, row 6, tenth from the left',
      turning: 'the tile in row 6, third from the left',
      turned: 'the room in row 7, third from the left',
      swapper: 'the tile in row 5, ninth from the left',
      swapped: 'your pawn in row 5, and Meret’s in row 7, ninth from the left',
      mummy: 'your mummy, and Meret’s pawn in row 7, tenth from the left',
      priest: 'your priest, and the tile in row 7, second from the left',
      site: 'the pyramid',
      last: 'the empty place in row 5, seventh from the left',
    },
    say: {
      hello:
        'Welcome to the building site! Two architects cover the pyramid with tiles and place pawns on them. You are white, Meret is blue. The networks of rooms and corridors will bring points.',
      pawn: 'A turn: first a pawn, then a tile. Place a worker on the ankh: press the tile, then “Place”. Whoever ends with n ankhs scores n times n points.',
      tile: 'Now lay this tile of your hand on the empty place beside your worker: a tile always lies beside another. Where two openings meet, the tiles are one network. Press the place, rotate the tile as you like, then press “Lay”. Then you draw another.',
      power:
        'Meret took her turn. Some tiles have a power, which works at once when a pawn comes from the supply, even if it harms you; if it cannot be used, it is skipped. This one rotates a room: place a worker there.',
      rotate: 'Choose the room to rotate, this one, and how; a pawn may even stand on it.',
      swapper: 'I have laid your tile. This power swaps two pawns, one of each player: place a worker there.',
      swap: 'Your pawn goes where Meret’s stands, and hers comes here: press yours, then hers. A fourth power moves one of your other pawns to a free tile.',
      mummy:
        'Your mummy may stand on a free tile or, once a match, take the place of an opposing worker, who goes back to the supply. Press the mummy, then Meret’s pawn here, then “Place”.',
      priest: `After the mummy come priest and pharaoh. Your opponent can neither swap nor replace them, nor rotate their tile; the pharaoh weighs ${DOUBLE_WEIGHT}. Place the priest here.`,
      networks: `I have built on for both of you. Two tiles or more that are joined are a network, and whoever has more pawn weight on it scores it. A worker on a tile of double weight weighs ${DOUBLE_WEIGHT}. At a tie nobody scores.`,
      bonuses: `Each room counts ${ROOM_POINTS}; one sarcophagus ${single}, two of a colour ${pair}; the apex ${apex}, the longest ${longest}. All of it ${CLOSED_TIMES === 2 ? 'twice' : `${CLOSED_TIMES} times`} if no opening leads outside, nothing at all with a curse in it; if the longest is cursed, nobody has its ${longest}.`,
      last: 'Only two places are left: one for you, one for Meret. Lay your last tile here.',
      over: 'Meret’s tile was the last, and everything was counted. With as many points each it would be a draw. That was every rule there is. Now build one of your own!',
    },
  },
  {
    parts: {
      ankh: 'l’ankh nella fila 6, nono da sinistra',
      first:
        'la prima tessera della tua mano e la casella vuota accanto all’ankh, fila 6, decima da sinistra',
      turning: 'la tessera nella fila 6, terza da sinistra',
      turned: 'la sala nella fila 7, terza da sinistra',
      swapper: 'la tessera nella fila 5, nona da sinistra',
      swapped: 'la tua pedina nella fila 5 e quella di Meret nella fila 7, nona da sinistra',
      mummy: 'la tua mummia e la pedina di Meret nella fila 7, decima da sinistra',
      priest: 'il tuo sacerdote e la tessera nella fila 7, seconda da sinistra',
      site: 'la piramide',
      last: 'la casella vuota nella fila 5, settima da sinistra',
    },
    say: {
      hello:
        'Benvenuto in cantiere! Due architetti coprono la piramide di tessere e vi piazzano le loro pedine. Tu sei il bianco, Meret il blu. I sotterranei, di sale e corridoi, daranno punti.',
      pawn: 'Un turno: prima una pedina, poi una tessera. Piazza un operaio sull’ankh: premi la tessera, poi “Piazza”. Chi alla fine ha n ankh segna n per n punti.',
      tile: 'Ora posa questa tessera della tua mano sulla casella vuota accanto al tuo operaio: una tessera sta sempre accanto a un’altra. Dove due aperture si incontrano, le tessere sono un sotterraneo. Premi la casella, ruota la tessera come vuoi, poi premi “Posa”. Poi ne peschi un’altra.',
      power:
        'Meret ha giocato. Alcune tessere hanno un potere, che agisce subito quando arriva una pedina dalla riserva, anche a tuo danno; se non si può usare, si salta. Questa fa ruotare una sala: piazza qui un operaio.',
      rotate: 'Scegli la sala da ruotare, questa, e come; può anche esserci sopra una pedina.',
      swapper:
        'La tua tessera l’ho posata io. Questo potere scambia due pedine, una per giocatore: piazza qui un operaio.',
      swap: 'La tua pedina va dov’è quella di Meret, e la sua viene qui: premi la tua, poi la sua. Un quarto potere sposta un’altra tua pedina su una tessera libera.',
      mummy:
        'La tua mummia può stare su una tessera libera o, una volta a partita, prendere il posto di un operaio avversario, che torna nella riserva. Premi la mummia, poi qui la pedina di Meret, poi “Piazza”.',
      priest: `Dopo la mummia vengono sacerdote e faraone. L’avversario non può scambiarli né sostituirli, né ruotare la loro tessera; il faraone pesa ${DOUBLE_WEIGHT}. Piazza qui il sacerdote.`,
      networks: `Ho costruito io per tutti e due. Due o più tessere unite sono un sotterraneo, e lo segna chi vi ha più peso di pedine. Un operaio su una tessera di peso doppio pesa ${DOUBLE_WEIGHT}. In parità non segna nessuno.`,
      bonuses: `Ogni sala conta ${ROOM_POINTS}; un sarcofago ${single}, due di un colore ${pair}; il vertice ${apex}, il più lungo ${longest}. ${CLOSED_TIMES === 2 ? 'Il doppio' : `${CLOSED_TIMES} volte`} se nessuna apertura dà all’esterno, niente del tutto se contiene una maledizione; se è maledetto il più lungo, i suoi ${longest} non vanno a nessuno.`,
      last: 'Restano due caselle: una per te, una per Meret. Posa qui la tua ultima tessera.',
      over: 'La tessera di Meret era l’ultima, e si è contato tutto. A pari punti sarebbe un pareggio. Le regole sono tutte qui. Ora costruisci la tua!',
    },
  },
);
