import { encode } from 'uqr';

/** Light cells around the code, without which it is not found. */
const BORDER = 4;

/** A text as a QR code: dark on light in either theme, as cameras look for. */
export const Qr = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' });
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className="qr-light" d={`M0 0H${size}V${size}H0Z`} />
      <path className="qr-dark" d={darkRuns(data)} />
    </svg>
  );
};

/** Every run of dark cells in a row, as one rectangle. */
export const darkRuns = (rows: readonly (readonly boolean[])[]): string => {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== true) continue;
      const from = x;
      while (row[x + 1] === true) x++;
      path += `M${from} ${y}h${x + 1 - from}v1h${from - x - 1}z`;
    }
  }
  return path;
};
