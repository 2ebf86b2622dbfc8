import {
  ANIMAL_POINTS,
  CHURCH_POINTS,
  COUPLE_POINTS,
  ENOUGH,
  FARM_POINTS,
  KING_POINTS,
  MOST_KNIGHTS_POINTS,
  ROW_LENGTH,
} from '../../../../game/ru-ra-re/numbers.ts';
import { inWords } from '../../../../site/number-in-words.ts';
import { defineWords, plural } from '../../../ui/i18n/i18n.tsx';

/** What the next cow adds. */
const cow = (nth: number): number => (ANIMAL_POINTS[nth] ?? 0) - (ANIMAL_POINTS[nth - 1] ?? 0);

export const lessonWords = defineWords(
  {
    parts: { rows: 'the rows', own: 'your cards', stock: 'the pile' },
    say: {
      hello:
        'Welcome! I count the cards here. In each round everybody shows a row at the same moment, with their fingers: ru, ra, re! Whoever has the most points at the end wins.',
      rows: 'Seven rows, three cards in each. The card farthest from its number is the outermost one: a clash costs that one.',
      choose: `Meret and Senbi have chosen in secret. Row 4 has a farmer and a farmwife: together they are worth ${COUPLE_POINTS}, alone nothing. Choose row 4.`,
      alone: `You were alone there, so all three cards are yours. The cow counts too: ${plural('en', cow(1), 'point', 'points')}, a second cow ${cow(2)} more, a third ${cow(3)}.`,
      house: `The rows were filled up again. In row 2 lies a farmhouse: in it your couple is worth ${FARM_POINTS}. Who would not want it? Choose row 2.`,
      clash:
        'Meret wanted it too! Where two choose the same row, its outermost card goes to the box, and those who clashed choose again, unless only one row has cards left: then they get nothing. A points card and a church are left there: once more row 2.',
      filled: `Nobody clashed this time. What was left stays, and each row is filled to ${inWords('en', ROW_LENGTH)} from the pile. Two kings are worth ${KING_POINTS[2]}, three ${KING_POINTS[3]}, four ${KING_POINTS[4]}; the most churches ${CHURCH_POINTS}; the most knights ${MOST_KNIGHTS_POINTS} each.`,
      free: 'Now choose for yourself, whichever row you like. The others will be elsewhere this time.',
      thirteen: `I have played a round for all. Once somebody has ${ENOUGH} cards or more, the first scoring comes. Row 1 has a points card and a church: the most churches count ${CHURCH_POINTS}. Choose it.`,
      scored:
        'All was counted once. Farmers, farmwives, farmhouses, churches and points cards then went to the box; kings, knights and animals stay for the final scoring.',
      last: 'I have played on until the pile was used up. What was missing came from the box, shuffled, and this round is the last. Row 7 has a king for you.',
      over: 'The final scoring is added to the first. That was every rule there is: now look the others in the eye, and play!',
    },
  },
  {
    parts: { rows: 'le serie', own: 'le tue carte', stock: 'il mazzo' },
    say: {
      hello:
        'Benvenuto! Qui le carte le conto io. A ogni turno tutti indicano una serie nello stesso istante, con le dita: ru, ra, re! Alla fine vince chi ha più punti.',
      rows: 'Sette serie di tre carte. La più lontana dal numero è la più esterna: in uno scontro si perde quella.',
      choose: `Meret e Senbi hanno scelto in segreto. La serie 4 ha un contadino e una contadina: insieme valgono ${COUPLE_POINTS}, da soli niente. Scegli la serie 4.`,
      alone: `Lì non c’era nessun altro, quindi le tre carte sono tue. Conta anche la mucca: ${plural('it', cow(1), 'punto', 'punti')}, una seconda ${cow(2)} in più, una terza ${cow(3)}.`,
      house: `Le serie sono state completate. Nella 2 c’è una casa: con quella la tua coppia vale ${FARM_POINTS}. Chi non la vorrebbe? Scegli la serie 2.`,
      clash:
        'La voleva anche Meret! Dove due scelgono la stessa serie, la carta più esterna va nella scatola e chi si è scontrato sceglie di nuovo, a meno che resti una sola serie con carte: allora non prende nulla. Restano una carta punti e una chiesa: ancora la serie 2.',
      filled: `Stavolta nessuno si è scontrato. Ciò che è rimasto resta, e ogni serie torna a ${inWords('it', ROW_LENGTH)} carte dal mazzo. Due re valgono ${KING_POINTS[2]}, tre ${KING_POINTS[3]}, quattro ${KING_POINTS[4]}; chi ha più chiese ne fa ${CHURCH_POINTS}; chi ha più cavalieri, ${MOST_KNIGHTS_POINTS} per ciascuno.`,
      free: 'Ora scegli tu, la serie che vuoi. Questa volta gli altri saranno altrove.',
      thirteen: `Ho giocato un turno per tutti. Appena qualcuno ha ${ENOUGH} carte o più, arriva il primo conteggio. Nella serie 1 ci sono una carta punti e una chiesa: chi ha più chiese ne fa ${CHURCH_POINTS}. Sceglila.`,
      scored:
        'Tutto è stato contato una volta. Contadini, contadine, case, chiese e carte punti sono finiti nella scatola; re, cavalieri e animali restano per il conteggio finale.',
      last: 'Ho giocato fino a esaurire il mazzo. Ciò che mancava è venuto dalla scatola, mescolata, e questo turno è l’ultimo. Nella serie 7 c’è un re per te.',
      over: 'Il conteggio finale si somma al primo. Le regole sono tutte qui: ora guarda gli altri negli occhi e gioca!',
    },
  },
);
