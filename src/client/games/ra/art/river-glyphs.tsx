/** A boat under sail. */
export const Nile = () => (
  <>
    <path className="hue" d="M33 3q23 9 24 32H33z" />
    <path className="hue" d="M26 10v25H10q1-14 16-25z" />
    <path className="line" d="M29.500 2v38" />
    <path d="M3 34q5 6 13 6h32q8 0 13-6 2 17-16 17H19Q1 51 3 34z" />
    <path className="wave" d="M2 61l6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5" />
  </>
);

/** The water stands up to the palms. */
export const Flood = () => (
  <>
    <path className="line" d="M32 40q2-9 0-20" />
    <path d="M32 20Q24 7 8 13q15-1 24 7zm0 0Q20 14 10 29q10-9 22-9zm0 0Q40 7 56 13q-15-1-24 7zm0 0q12-6 22 9-10-9-22-9zm0 0Q27 8 33 1q4 8-1 19z" />
    <path className="hue" d="M1 42l8-8 7.700 8 7.600-8 7.700 8 7.700-8 7.600 8 7.700-8 8 8v20H1z" />
    <path className="cut" d="M1 53l8-7 7.700 7 7.600-7 7.700 7 7.700-7 7.600 7 7.700-7 8 7" />
  </>
);
