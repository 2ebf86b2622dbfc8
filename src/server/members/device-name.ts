/** Each is looked for in this order, as most say that they are others too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A device by its browser and system, as far as its user agent says so: `Firefox, Windows`. Names are the same in all languages. */
export const deviceName = (userAgent: string | undefined): string => {
  const found = [BROWSERS, SYSTEMS].flatMap(
    list => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? [],
  );
  return found.length === 0 ? '?' : found.join(', ');
};
