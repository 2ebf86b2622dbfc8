/** Horns swept back over the neck, a beard, a short tail held up. */
export const Goat = () => (
  <>
    <path d="M14 15Q17 2 33 2q11 1 14 10-7-5-15-3-8 2-10 9z" />
    <path
      className="coat"
      d="M12 14h10q4 3 7 11l4 3h17l7-9q5 3 1 10-1 3-2 4l-1 8 2 20h-6l-3-15-3-3H34l-3 3v15h-6V44q-5-5-6-15l-5 2-9 2q-4-1-3-5z"
    />
    <path d="M10 31l7-2q1 9-4 15-4-5-3-13z" />
    <path d="M22 15q8-1 11 4-7 3-12 0z" />
    <path className="hatch" d="M33 41h13m-11-4h12m-9-4h9" />
    <circle cx="13.500" cy="21" r="1.800" />
  </>
);

/** A dog that sits and waits. */
export const Dog = () => (
  <>
    <path className="coat" d="M47 53q10 0 10-9 0-5-3-7 7-2 9 5 1 16-16 18z" />
    <path
      className="coat"
      d="M19 5q9-4 16 2 5 5 5 13 11 11 12 28v12H18v-5l6-2V33q-4-3-5-8l-9 1q-7 0-7-6v-4l11-3q2-5 5-8z"
    />
    <path d="M28 5q10 1 10 11 0 9-5 9-6-1-7-10 0-6 2-10zM2 14h7v5H3z" />
    <path className="line" d="M34 60q-3-8 3-14 4-3 8-2" />
    <path className="hatch" d="M28 36l4 7m0-10l4 8m-10 6v12" />
    <path className="band" d="M20 25l19-3 3 5-20 5z" />
    <circle cx="18" cy="12" r="1.900" />
  </>
);

/** A neck like a question mark, a broad bill, webbed feet. */
export const Goose = () => (
  <>
    <path className="beak" d="M33 49h4v7l6 5H27l6-5zm9 0h4v7l6 5H37z" />
    <path className="beak" d="M14 7L1 13q0 4 5 4h10z" />
    <path
      className="coat"
      d="M13 9q1-7 9-7 8 1 9 9 0 7-3 13-1 6 4 6 9-5 20-3l11-5q1 13-6 20-7 9-20 9-17 0-20-13-1-7 3-14 3-5 1-8-8-1-8-7z"
    />
    <path className="line" d="M33 35q1 10 13 9 8-1 12-8" />
    <path className="hatch" d="M38 34q2 5 8 4m-3-6q2 4 9 2" />
    <circle cx="20.500" cy="8.500" r="2" />
  </>
);

/** Comb and wattle, a round breast, a fan of a tail. */
export const Hen = () => (
  <>
    <path className="beak" d="M28 50h4v6l7 5H20l8-5zm9 0h4v6l7 5H37z" />
    <path className="comb" d="M11 11Q6 4 12 3q1-4 5-1 4-3 6 1 6 0 4 7z" />
    <path className="beak" d="M10 14L1 19l9 4z" />
    <path
      className="coat"
      d="M9 18q0-9 9-10 8 0 10 8l3 8q7 5 14 1 2-9 5-16l3 5 5-4v6l5-1-1 6q-1 18-9 26-6 6-16 6-20 0-22-19 2-5 2-9-8-1-8-7z"
    />
    <path className="comb" d="M10 22q6 0 6 5-1 5-4 5-4-3-2-10z" />
    <path className="line" d="M24 34q2 11 13 10 8-1 9-10" />
    <path className="hatch" d="M29 35q2 4 6 3m-1-5q2 4 7 2" />
    <circle cx="16" cy="15.500" r="2" />
  </>
);
