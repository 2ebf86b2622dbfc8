/** The straw hat and the pitchfork. */
export const Farmer = () => (
  <>
    <path className="line" d="M56 62V14M49 4v9q0 3 3 3h8q3 0 3-3V4M56 4v12" />
    <path className="coat" d="M2 62q0-15 13-18h18q13 3 13 18z" />
    <path className="skin" d="M12 20h24v14q-1 13-12 13T12 34z" />
    <path className="line" d="M24 30v7M20 41q4 2.500 8 0" />
    <path className="hatch" d="M8 57q0-5 3-7m29 7q0-5-3-7m-23 11l2-10m18 10l-2-10" />
    <path className="straw" d="M13 19Q12 5 24 5t11 14l12 3v5H1v-5z" />
    <path d="M13 16h22l1 5H12z" />
    <path className="hatch" d="M4 19h9m22 0h9M20 9l-2 7m6-8v8m4-7l2 7" />
    <circle cx="18.500" cy="30" r="2" />
    <circle cx="29.500" cy="30" r="2" />
  </>
);

/** The kerchief knotted under the chin, and the sheaf. */
export const Farmwife = () => (
  <>
    <path className="coat" d="M2 62q0-15 13-18h18q13 3 13 18z" />
    <path className="band" d="M24 3q18 0 18 22 0 15-10 21l5 9-13-5-13 5 5-9Q6 40 6 25 6 3 24 3z" />
    <path className="skin" d="M13 27q0-12 11-12t11 12q0 16-11 16T13 27z" />
    <path className="line" d="M24 27v6M20.500 37q3.500 2.500 7 0" />
    <path className="hatch" d="M12 16q3-8 12-8m-14 26q2 8 6 11M36 16q-3-8-12-8m14 26q-2 8-6 11" />
    <circle cx="19" cy="27" r="2" />
    <circle cx="29" cy="27" r="2" />
    <path className="line" d="M53 62V28M47 62l3-26M59 62l-3-26" />
    <path
      className="straw"
      d="M53 10q6 9 0 20-6-11 0-20zM43 19q8 5 7 17-8-5-7-17zm20 0q-8 5-7 17 8-5 7-17z"
    />
  </>
);

/** A thatched house with its chimney. */
export const Farmhouse = () => (
  <>
    <path className="band" d="M44 8h9v18h-9z" />
    <path className="coat" d="M9 32h46v29H9z" />
    <path className="straw" d="M19 14h26l18 21H1z" />
    <path
      className="hatch"
      d="M20 18l-4 6m12-6l-2 6m10-6l2 6m6-6l4 6M12 27l-4 5m14-5l-2 5m12-5v5m10-5l2 5m8-5l4 5"
    />
    <path d="M15 61V43h13v18zm20-18h14v10H35z" />
    <path className="cut" d="M42 45v6M37 48h10" />
  </>
);
