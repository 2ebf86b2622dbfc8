/**
 * The signs of which cartouches are written, each in a box of 24 × 18: what is filled, and what is a stroke of the reed
 * pen. They are told apart by their outline, as they are twelve pixels wide in a list.
 */
type Sign = { readonly fill?: string; readonly line?: string };

const SIGNS: readonly Sign[] = [
  // sun
  { fill: 'M12 1a8 8 0 1 0 .01 0zM12 4.6a4.4 4.4 0 1 1-.01 0z M12 7.3a1.7 1.7 0 1 0 .01 0z' },
  // water
  {
    line: 'M1.5 6.5L5 2.500L8.5 6.500L12 2.500L15.5 6.500L19 2.500L22.5 6.500M1.5 14.500L5 10.500L8.5 14.500L12 10.500L15.5 14.500L19 10.500L22.5 14.5',
  },
  // ankh
  { line: 'M12 9.500C7 6 8 1.4 12 1.400S17 6 12 9.500V17M5.5 10.500H18.5' },
  // eye
  {
    fill: 'M12 3.200a4 4 0 1 0 .01 0z',
    line: 'M1.5 7.500C6 1.5 18 1.5 22.5 7.500C18 12.5 6 12.5 1.5 7.500ZM10 12C10 15 7.5 16.8 4 16.5',
  },
  // feather
  { fill: 'M9.5 17.500V6C9.5 1 17.5-1 17.5 4.500C17.5 8.5 14.5 10.5 12.5 10.500V17.500Z' },
  // scarab
  {
    fill: 'M12 4.500C16.5 4.5 17.5 8 17.5 11C17.5 15 15 17.5 12 17.500S6.5 15 6.5 11C6.5 8 7.5 4.5 12 4.500ZM9 3.600a3 2.8 0 0 1 6 0z',
    line: 'M7 7L3 3M17 7L21 3M6.5 11H2M17.5 11H22M7.5 14.500L4 17.500M16.5 14.500L20 17.5',
  },
  // lotus
  {
    fill: 'M12 .8C15.5 5 15.5 8 12 12C8.5 8 8.5 5 12 .8ZM3 3.500C8 4.5 10 7.5 10.5 12C5.5 11.5 3 8.5 3 3.500ZM21 3.500C16 4.5 14 7.5 13.5 12C18.5 11.5 21 8.5 21 3.500Z',
    line: 'M12 11V17.5',
  },
  // pyramid
  { fill: 'M12 1L23 17H1ZM12 5.500V17H13.800Z' },
  // pillar
  { fill: 'M10 1H14V17H10Z', line: 'M6 2.800H18M6 6.600H18M6 10.400H18M7.5 16.200H16.5' },
  // horizon
  {
    fill: 'M1 17V14C4 14 6 8 7.5 8S11 13.5 12 13.500S15 8 16.5 8S20 14 23 14V17ZM12 1.200a4.6 4.6 0 1 0 .01 0z',
  },
  // star
  { fill: 'M12 .5L14.6 6.400L21 7L16.2 11.200L17.6 17.500L12 14.200L6.4 17.500L7.8 11.200L3 7L9.4 6.400Z' },
  // basket
  { fill: 'M.8 5H23.200C22.5 11.5 18 14.5 12 14.500S1.5 11.5 .8 5Z' },
  // boat
  {
    fill: 'M.8 7C3 12 5 13 12 13S21 12 23.2 7C22.5 14.5 19 17 12 17S1.5 14.5 .8 7Z',
    line: 'M12 13V1.200L18 7.500H12',
  },
  // cobra
  {
    line: 'M6.5 16.500H19.500C22.5 16.5 22.5 12 19.5 12H11C6 12 11.5 7 8.5 4.500C7 3.2 4.5 3.5 3.5 5.5',
    fill: 'M11 1.500C13.5 4 13.5 7 11 9.500C8.5 7 8.5 4 11 1.500Z',
  },
  // reed
  { fill: 'M12.5 .8C17 4.5 17 9 13.5 12H10.800C8.5 8.5 9 4 12.5 .8Z', line: 'M12 11V17M9 17H15' },
  // ibis
  {
    fill: 'M8 6.500C14 5.5 19 8 23 12.500C17 14.5 10 14.5 8 10.500C7 8.5 7 7.5 8 6.500ZM6.5 1.200a2.6 2.6 0 1 0 .01 0z',
    line: 'M8 8L7 4.500M4.8 3.800C3 4.2 2 6 1.8 8M12.5 13.500V17.200H10M16 13.500V17.200H13.5',
  },
  // crook
  { line: 'M8.5 17.500V5C8.5 .5 16.5 .5 16.5 5C16.5 7.5 14 8.2 12.8 6.8' },
  // flail
  { line: 'M5 17L11.5 2H19.500M13 2V11.500M16.5 2V11.500M20 2V11.5' },
  // moon
  {
    fill: 'M1.5 4.500C4 12 20 12 22.5 4.500C22.5 12.5 18 17 12 17S1.5 12.5 1.5 4.500ZM12 1a3.2 3.2 0 1 0 .01 0z',
  },
  // jar
  { fill: 'M8.5 .8H15.500V3L14 4.500C19 7 18.5 12.5 14 15V17.500H10V15C5.5 12.5 5 7 10 4.500L8.5 3Z' },
  // steps
  { fill: 'M1.5 17V12.500H6.500V8.500H11.500V4.500H16.500V.8H22.500V17Z' },
  // mouth
  { line: 'M1.5 9C7 2.5 17 2.5 22.5 9C17 15.5 7 15.5 1.5 9Z' },
  // house
  { line: 'M9 15.500H2.500V3H21.500V15.500H15' },
  // fish
  {
    fill: 'M1 9C5 2.5 13 2.5 17 7.800L23 3.500V14.500L17 10.200C13 15.5 5 15.5 1 9ZM6 6.800a1.3 1.3 0 1 1-.01 0z',
  },
];

export const SIGN_COUNT = SIGNS.length;

/** One of the signs, in the colour that is given. */
export const SignOf = ({ sign, colour }: { sign: number; colour: string }) => {
  const { fill, line } = SIGNS[sign % SIGN_COUNT] ?? {};
  return (
    <>
      {fill !== undefined && <path d={fill} fill={colour} fillRule="evenodd" />}
      {line !== undefined && (
        <path
          d={line}
          fill="none"
          stroke={colour}
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </>
  );
};
