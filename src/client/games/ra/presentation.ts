import { defineWords } from '../../ui/i18n/i18n.tsx';

const words = defineWords(
  {
    name: 'Ra',
    lead: 'Gods, pharaohs, the Nile and eight kinds of monuments: the classic auction game by Reiner Knizia, for two to five.',
    how: 'How it goes: draw a tile for the lot, invoke Ra and auction it off, or send a god to fetch one tile at once. You bid with your suns; the highest sun takes the lot, and stays in the centre for the next winner. Beware of the disasters among the tiles.',
  },
  {
    name: 'Ra',
    lead: 'Dei, faraoni, il Nilo e otto tipi di monumenti: il classico gioco d’aste di Reiner Knizia, da due a cinque giocatori.',
    how: 'Come si gioca: peschi una tessera per il lotto, invochi Ra e lo metti all’asta, o mandi un dio a prendere subito una tessera. Si offre con i propri soli; il sole più alto prende il lotto e resta al centro per il prossimo vincitore. Attenzione alle calamità fra le tessere.',
  },
);

/** How the game introduces itself. */
export const presentation = { words };
