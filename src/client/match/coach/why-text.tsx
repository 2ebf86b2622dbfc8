/** What speaks for a move, where anything does. */
export const WhyText = ({ text }: { text: string | null }) =>
  text === null ? null : <p className="coach-why">{text}</p>;
