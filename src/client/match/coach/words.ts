import { defineWords, plural } from '../../ui/i18n/i18n.tsx';

export const coachWords = defineWords(
  {
    noHint: 'There is nothing for you to choose just now.',
    noCoach: 'The coach could not weigh your moves.',
    expected: (percent: string, score: number) => `wins ${percent}, expected score ${score}`,
    unsure:
      'Chances to win and expected scores if you play on like the coach, as far as you can see. Close ones are level.',
    level: 'As good as level: nobody can tell yet which of these is better.',
    decided: 'Who wins is as good as decided: what counts here is the score to expect.',
    early: (move: number) =>
      `Up to move ${move} every chance was within 10% of even: so early the numbers say very little.`,
    instead: (move: string, why: string) => `What was done, ${move}: ${why}`,
    failed: 'The coach could not go through this match.',
    chart: 'Chances to win over the match',
    lead: 'Chances to win after every move, as far as the table shows.',
    numbers: 'The numbers',
    move: 'Move',
    made: 'What was done',
    setUp: 'Set-up',
    percent: (n: number) => `${n}%`,
    swings: 'What changed the chances most',
    /** By how much a chance to win has changed, in points of a hundred. */
    swing: (player: string, by: string) => `${player}: chance to win ${by}%`,
    by: { choice: 'by choice', luck: 'by luck' },
    you: 'You',
    /** After “to” and “for”. */
    toYou: 'you',
    makers: {
      bot: (name: string) => `${name} (stand-in bot)`,
      time: (name: string) => `${name} (time ran out)`,
    },
    show: (move: number) => `Show move ${move}`,
    mistakes: 'What might have been better',
    none: (points: number) =>
      `Nothing cost anybody 3% or more of the chance to win, as far as both judges can tell, nor ${points} points of score where that was as good as decided.`,
    oneJudge:
      'Two judges have to agree before a choice is called a mistake. For this game there is only one yet.',
    more: (n: number, points: number) =>
      `${plural('en', n, 'choice', 'choices')} that cost 3% or more of the chance to win, or, where that was as good as decided, ${points} points of score:`,
    did: (player: string, move: string) => `${player}: ${move}`,
    better: (move: string, by: string) => `Better: ${move} (chance to win ${by}%)`,
    betterScore: (move: string, points: number) =>
      `Better: ${move} (${points} points of score: who wins was as good as decided)`,
    scores: (better: number, made: number) =>
      better === made
        ? `Expected score ${better} either way.`
        : `Expected score ${better} instead of ${made}.`,
    goesOn: 'Then:',
    guess: 'Let me find it first',
    find: (player: string) => `What would have been better for ${player}?`,
    right: 'That is it.',
    wrong: (move: string) => `The coach would rather: ${move}.`,
  },
  {
    noHint: 'In questo momento non hai nulla da scegliere.',
    noCoach: 'L’allenatore non ha potuto valutare le tue mosse.',
    expected: (percent, score) => `vittoria ${percent}, punteggio atteso ${score}`,
    unsure:
      'Probabilità di vittoria e punteggi attesi se poi giochi come l’allenatore, per quanto vedi tu. Valori vicini si equivalgono.',
    level: 'Si equivalgono: per ora nessuno può dire quale di queste sia migliore.',
    decided: 'Chi vince è ormai quasi deciso: qui conta il punteggio atteso.',
    early: move =>
      `Fino alla mossa ${move} tutte le probabilità erano entro il 10% dalla parità: così presto i numeri dicono molto poco.`,
    instead: (move, why) => `La mossa fatta, ${move}: ${why}`,
    failed: 'L’allenatore non ha potuto ripercorrere questa partita.',
    chart: 'Probabilità di vittoria durante la partita',
    lead: 'Le probabilità di vittoria dopo ogni mossa, per quanto si vede sul tavolo.',
    numbers: 'I numeri',
    move: 'Mossa',
    made: 'Che cosa è successo',
    setUp: 'Preparazione',
    percent: n => `${n}%`,
    swings: 'Che cosa ha cambiato di più le probabilità',
    swing: (player, by) => `${player}: probabilità di vittoria ${by}%`,
    by: { choice: 'per scelta', luck: 'per caso' },
    you: 'Tu',
    toYou: 'te',
    makers: { bot: name => `${name} (bot sostituto)`, time: name => `${name} (tempo scaduto)` },
    show: move => `Mostra la mossa ${move}`,
    mistakes: 'Che cosa si poteva fare di meglio',
    none: points =>
      `Nessuna scelta è costata almeno il 3% di probabilità di vittoria, per quanto ne sanno i due giudici, né ${points} punti di punteggio dove questa era quasi decisa.`,
    oneJudge:
      'Per parlare di errore due giudici devono essere d’accordo. Per questo gioco per ora ce n’è uno solo.',
    more: (n, points) =>
      `${plural('it', n, 'scelta costata', 'scelte costate')} almeno il 3% di probabilità di vittoria o, dove questa era quasi decisa, ${points} punti di punteggio:`,
    did: (player, move) => `${player}: ${move}`,
    better: (move, by) => `Meglio: ${move} (probabilità di vittoria ${by}%)`,
    betterScore: (move, points) =>
      `Meglio: ${move} (${points} punti di punteggio: chi vinceva era quasi deciso)`,
    scores: (better, made) =>
      better === made
        ? `Punteggio atteso ${better} in entrambi i casi.`
        : `Punteggio atteso ${better} invece di ${made}.`,
    goesOn: 'Poi:',
    guess: 'Prima provo a trovarla io',
    find: player => `Quale mossa sarebbe stata migliore per ${player}?`,
    right: 'Proprio questa.',
    wrong: move => `L’allenatore preferisce: ${move}.`,
  },
);
