import { saveFile } from '../../../ui/save-file.ts';

/** What a picture of a result says. */
export type Pictured = {
  readonly title: string;
  readonly headline: string;
  /** Empty where it is not known. */
  readonly date: string;
  readonly order: readonly {
    readonly name: string;
    readonly place: number;
    /** Null where nobody's counts. */
    readonly score: number | null;
    /** As it stands on the page. */
    readonly face: SVGSVGElement | null;
    readonly colour: string;
  }[];
};

const WIDTH = 1200;
const HEIGHT = 630;
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'stroke-linecap',
  'paint-order',
  'opacity',
];

/** A drawing with the styles that the page gives it written into it: alone it has no stylesheet. */
const withStyles = (drawn: SVGSVGElement): SVGSVGElement => {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const from = [...drawn.querySelectorAll('*')];
  for (const [i, element] of [...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(from[i]!);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value !== '') element.setAttribute(name, value);
    }
    element.removeAttribute('class');
  }
  return copy;
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

const FONTS = "Georgia, 'Times New Roman', serif";

const text = (x: number, y: number, size: number, said: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="${FONTS}" ${more}>${escaped(said)}</text>`;

/** The size at which bold words take no more than a width; as wanted where the browser does not measure any. */
const fitting = (said: string, size: number, width: number): number => {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return size;
  context.font = `bold ${size}px ${FONTS}`;
  return Math.min(size, (size * width) / context.measureText(said).width);
};

/** The result as a drawing of its own, as wide as previews of links are. */
export const drawingOf = ({ title, headline, date, order }: Pictured): string => {
  const row = Math.min(86, 400 / order.length);
  const rows = order.map(({ name, place, score, face, colour }, i) => {
    const y = 205 + i * row;
    const drawn = face === null ? null : withStyles(face);
    drawn?.setAttribute('x', '150');
    drawn?.setAttribute('y', String(y - row * 0.42));
    drawn?.setAttribute('width', String(row * 0.84));
    drawn?.setAttribute('height', String(row * 0.84));
    return [
      `<rect x="80" y="${y - row / 2 + 3}" width="1040" height="${row - 6}" rx="8" fill="#f4e4bd" fill-opacity="${place === 1 ? 1 : 0.82}"/>`,
      `<circle cx="${150 + row * 0.42}" cy="${y}" r="${row * 0.42}" fill="${colour === '' ? '#1f4f9c' : colour}"/>`,
      drawn === null ? '' : new XMLSerializer().serializeToString(drawn),
      text(105, y + 13, 36, `${place}.`, 'fill="#46331c"'),
      text(
        260,
        y + 14,
        fitting(name, 42, 700),
        name,
        `fill="#221a12" ${place === 1 ? 'font-weight="bold"' : ''}`,
      ),
      score === null
        ? ''
        : text(1085, y + 15, 46, String(score), 'fill="#221a12" font-weight="bold" text-anchor="end"'),
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#241a3c"/>',
    '<stop offset="1" stop-color="#c9632f"/></linearGradient></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    '<circle cx="1030" cy="120" r="70" fill="#ffdf8a"/>',
    text(80, 84, 34, title, 'fill="#f6ead0"'),
    text(80, 140, fitting(headline, 52, 860), headline, 'fill="#ffffff" font-weight="bold"'),
    ...rows,
    text(WIDTH - 80, HEIGHT - 16, 22, date, 'fill="#fff8e6" text-anchor="end"'),
    '</svg>',
  ].join('');
};

/** A drawing as a PNG. @throws where the browser cannot draw it */
const pngOf = async (drawing: string): Promise<Blob> => {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
};

/** Hands the picture to whatever the device shares with, or saves it as a file. @returns whether it was saved @throws where there is no picture */
export const sharePicture = async (pictured: Pictured, name: string): Promise<boolean> => {
  const file = new File([await pngOf(drawingOf(pictured))], `${name}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] }) === true) {
    try {
      await navigator.share({ files: [file], title: pictured.title });
      return false;
    } catch (error) {
      // Whoever thinks better of it wants no file either.
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  saveFile(file);
  return true;
};
