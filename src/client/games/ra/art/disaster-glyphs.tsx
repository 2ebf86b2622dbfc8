/** A mummy's coffin, for the pharaohs. */
export const Funeral = () => (
  <>
    <path d="M32 1q12 0 13 12l1 7q7 2 8 9L43 62H21L10 29q1-7 8-9l1-7Q20 1 32 1z" />
    <path className="hole" d="M25 10q7-5 14 0v7q-1 8-7 10-6-2-7-10z" />
    <path className="cut" d="M15 30l24 12M49 30L25 42M19 49h26M21 55h22" />
  </>
);

/** A merciless sun over cracked ground, for the river. */
export const Drought = () => (
  <>
    <circle className="hue" cx="32" cy="19" r="9" />
    <path className="hue-line" d="M32 2v3M32 33v1M17 4l3 3M47 4l-3 3M10 19h5M49 19h5" />
    <path d="M1 38h62v24H1z" />
    <path
      className="cut"
      d="M17 38l5 9-8 6 3 9M22 47l14 3 5-12M36 50l-3 12M36 50l14 2 5-14M50 52l3 10M1 50l13 3"
    />
  </>
);

/** A fist, for the civilizations. */
export const Unrest = () => (
  <>
    <path d="M13 20q0-4 4.500-4t4.500 4v12h-9zm10-4q0-4 4.500-4t4.500 4v16h-9zm10 0q0-4 4.500-4t4.500 4v16h-9zm10 4q0-4 4.500-4t4.500 4v12h-9z" />
    <path d="M13 30h39v8q0 8-7 11v13H21V49q-8-4-8-11z" />
    <path className="hue edge" d="M12 30h22q5 0 5 4.500T34 39H24q0 6-5 6-8 0-8-8z" />
    <path className="hue-line" d="M32 1v5M16 4l3 5M48 4l-3 5" />
  </>
);

/** A hall rent in two, for the monuments. */
export const Earthquake = () => (
  <>
    <path d="M28 2l4 9-7 9 6 10-8 9 5 9-5 8H0z" />
    <path d="M35 8l5 10-7 9 6 10-7 9 4 7-3 9h31z" />
    <path className="hue-line" d="M48 11l4-7M55 18l7-4M9 18L3 14" />
  </>
);
