import type { Locator } from 'playwright-core';

/** What WCAG 1.4.11 asks of what one must see to know that something can be pressed. */
const LEAST = 3;

/**
 * The buttons in a part of a page whose edge, and whose face, are hardly another colour than what they stand on; not those
 * that are plain words.
 */
export const faintEdges = (part: Locator): Promise<string[]> => part.evaluate(faintIn, LEAST);

/** Runs in the page, so it may use nothing from here. */
const faintIn = (part: Element, least: number): string[] => {
  type Colour = readonly [number, number, number, number];
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  /** However a colour is written. */
  const read = (css: string): Colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a]: Colour, [x, y, z]: Colour): Colour => [
    r * a + x * (1 - a),
    g * a + y * (1 - a),
    b * a + z * (1 - a),
    1,
  ];
  const groundOf = (element: Element | null): Colour => {
    if (element === null) return [255, 255, 255, 1];
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
  };
  const luminance = (colour: Colour): number => {
    const [r = 0, g = 0, b = 0] = colour
      .slice(0, 3)
      .map(part => part / 255)
      .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: Colour, other: Colour): number => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  return [...part.querySelectorAll('button:not(.button-plain)')]
    .filter(button => button.checkVisibility())
    .flatMap(button => {
      const ground = groundOf(button.parentElement);
      const { borderTopColor, borderTopWidth } = getComputedStyle(button);
      const edge =
        Number.parseFloat(borderTopWidth) > 0 ? contrast(over(read(borderTopColor), ground), ground) : 1;
      const seen = Math.max(edge, contrast(groundOf(button), ground));
      return seen < least ? [`${button.textContent}: ${seen.toFixed(1)}:1`] : [];
    });
};
