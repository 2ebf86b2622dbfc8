import { useFacts, type WithFacts } from './facts.ts';

/** What a tournament or a league is of, in one line. */
export const FactsLine = ({ of }: { of: WithFacts }) => {
  const { game, facts } = useFacts()(of);
  return (
    <p className="club-facts">
      <span className="club-game">{game}</span>
      {facts.map(fact => ` · ${fact}`)}
    </p>
  );
};
