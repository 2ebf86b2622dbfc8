/** Two towers and a gate. */
export const Fortress = () => (
  <>
    <path className="hue" d="M5 25h54l3 33H2z" />
    <path d="M1 9h9v6h6V9h9v6h14V9h9v6h6V9h9v17H1zM0 57h64v5H0z" />
    <path className="hole" d="M23 57V46a9 9 0 0 1 18 0v11zM11 31h5v10h-5zm37 0h5v10h-5z" />
    <path className="line thin" d="M29 38v19M35 38v19M23 48h18" />
  </>
);

export const Obelisk = () => (
  <>
    <path className="hue" d="M32 1l8 11 4 40H20l4-40z" />
    <path d="M32 1l8 11 4 40H32zM14 52h36v4h5v6H9v-6h5z" />
    <path className="cut" d="M24 13h16M28 20v5m0 5v3m0 6v6" />
  </>
);

/** A hall of columns under a floor with windows. */
export const Palace = () => (
  <>
    <path className="hue" d="M12 8h40v14H12zM3 21h58v9H3z" />
    <path d="M9 3h46l-3 6H12zM5 30h11l-2 6v21H7V36zm14.300 0h11l-2 6v21h-7V36zm14.400 0h11l-2 6v21h-7V36zM48 30h11l-2 6v21h-7V36zM0 57h64v5H0z" />
    <path className="hole" d="M18 12h6v8h-6zm11 0h6v8h-6zm11 0h6v8h-6z" />
  </>
);

export const Pyramid = () => (
  <>
    <path className="hue" d="M32 4l31 58H1z" />
    <path d="M32 4l31 58H43z" />
    <path className="cut" d="M23 22h13M14 38h24M5 53h36M29 22v16M18 38v15M32 38v15" />
  </>
);

/** A lion with a king's head. */
export const Sphinx = () => (
  <>
    <path className="hue" d="M2 57V46q0-13 14-14h28l6 15h11q3 5 1 10z" />
    <path d="M31 43q2-12 2-24 2-16 15-15 7 1 8 9l4 8h-4v4q0 4-6 4l2 14zM1 57h62v5H1z" />
    <path className="cut" d="M10 57q-1-14 11-14M36 30l12 3M37 22h6M27 52h16" />
    <circle className="hole" cx="49.500" cy="15.500" r="2.200" />
  </>
);

const Seated = () => (
  <>
    <path className="hue" d="M2 34h9v5h10v18H2z" />
    <path d="M9 17q-1-14 5-15 7 0 8 8l2 4h-2v3h-3l-1 2q4 1 4 5v5h6q2 0 2 3v21h3v5H20V40H10V29q-1-7 2-9z" />
  </>
);

/** Two giants enthroned, face to face. */
export const Statues = () => (
  <>
    <Seated />
    <g transform="matrix(-1 0 0 1 64 0)">
      <Seated />
    </g>
    <path d="M0 57h64v5H0z" />
  </>
);

export const StepPyramid = () => (
  <>
    <path className="hue" d="M23 5h18l2 14h6l2 14h6l2 14h4v15H1V47h4l2-14h6l2-14h6z" />
    <path d="M34 5h7l2 14h6l2 14h6l2 14h4v15H47z" />
    <path className="cut" d="M19 19h18M11 33h30M3 47h41" />
  </>
);

/** The gate between two sloping towers, with its flags. */
export const Temple = () => (
  <>
    <path className="line thin" d="M9 17V3M55 17V3" />
    <path d="M10 2h12l-4 4 4 4H10zm46 0H44l4 4-4 4h12z" />
    <path className="hue" d="M5 20h21l2 38H1zm54 0H38l-2 38h27z" />
    <path d="M3 15h25l-1 6H4zm33 0h25l-1 6H37zM24 29h16v6H24zM1 57h62v5H1zM26 35h4v22h-4zm8 0h4v22h-4z" />
    <path className="cut" d="M13 28v20M51 28v20" />
  </>
);
