/** The bearded face under the crown. */
export const King = () => (
  <>
    <path className="coat" d="M3 62q0-16 15-19h28q15 3 15 19z" />
    <path className="skin" d="M18 18h28v17q0 10-14 10T18 35z" />
    <path d="M16 26q5 8 16 7 11 1 16-7 3 27-16 31-19-4-16-31z" />
    <path className="line" d="M32 27v6" />
    <path className="skin" d="M26 39q6-5 12 0-6 3-12 0z" />
    <path className="hatch" d="M8 57q1-6 5-8m43 8q-1-6-5-8M14 61q0-4 3-7m33 7q0-4-3-7" />
    <path className="gold" d="M13 22L9 4l11 7 6-9 6 8 6-8 6 9 11-7-4 18z" />
    <path className="line" d="M14 19h36" />
    <path className="jewel" d="M32 8l4 4-4 4-4-4z" />
    <circle cx="26" cy="28" r="2.200" />
    <circle cx="38" cy="28" r="2.200" />
  </>
);

/** The closed helm with its plume, the sword held upright. */
export const Knight = () => (
  <>
    <path className="coat" d="M3 62q0-16 15-19h20q15 3 15 19z" />
    <path className="plume" d="M26 12Q22 2 32 1q14-1 17 10 1 8-4 13-2-9-8-10z" />
    <path className="steel" d="M11 24q1-14 17-15 16 1 17 15v12q-1 10-17 15Q12 46 11 36z" />
    <path d="M9 25h18v-5h3v5h17v6H30v14h-3V31H9z" />
    <path d="M17 36h4v3h-4zm2 6h4v3h-4zm17-6h4v3h-4zm-2 6h4v3h-4z" />
    <path className="hatch" d="M8 57q1-6 5-8M14 61q0-4 3-7" />
    <path className="steel" d="M57 1l4 7v35h-8V8z" />
    <path className="hatch" d="M57 11v27" />
    <path className="gold" d="M47 42h17v6h-6v14h-5V48h-6z" />
  </>
);

/** The nave and its tower. */
export const Church = () => (
  <>
    <path className="line" d="M20 1v14M15 6h10" />
    <path className="coat" d="M27 40h34v21H27z" />
    <path className="roof" d="M29 26h26l8 16H27z" />
    <path className="coat" d="M8 27h24v34H8z" />
    <path className="roof" d="M20 10l14 19H6z" />
    <path className="hatch" d="M34 32h23m-20 5h23M15 23h10m-7-5h5" />
    <path d="M16 61V50q0-5 4-5t4 5v11zM17 34h6v6h-6zM38 61v-9q0-4 3-4t3 4v9zm12 0v-9q0-4 3-4t3 4v9z" />
  </>
);
