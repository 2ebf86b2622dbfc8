/** The winged disc. */
export const RaGlyph = () => (
  <>
    <path
      className="hue"
      d="M32 12H64q-1 8-9 8H32zm0 10H58q-1 8-9 8H32zm0 10H51q-1 7-8 7H32zM32 12H0q1 8 9 8H32zm0 10H6q1 8 9 8H32zm0 10H13q1 7 8 7H32zM26 42l-5 16 6-3 5 6 5-6 6 3-5-16z"
    />
    <circle className="hue edge" cx="32" cy="27" r="14" />
  </>
);
