/** Sky, sun and desert behind the temple: they tell by light what the frieze tells by tiles, and nothing else. */
export const Sky = () => (
  <div className="sky" aria-hidden="true">
    <span className="sky-sun" />
  </div>
);
