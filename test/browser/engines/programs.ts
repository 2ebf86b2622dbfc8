import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Firefox is: `FIREFOX`, or the first of its usual names on the path; null where there is none. */
export const firefoxPath = (): string | null =>
  programOf(...(process.env.FIREFOX ? [process.env.FIREFOX] : ['firefox-esr', 'firefox']));

/** Where what shows WebKit is: Debian keeps it beside the library, in a folder called after the version. */
export const miniBrowserPath = (): string | null => {
  const libraries = namesIn('/usr/lib').map(machine => join('/usr/lib', machine));
  const versions = libraries.flatMap(folder => namesIn(folder).map(name => join(folder, name)));
  const places = versions.filter(folder => folder.includes('/webkit2gtk-4.'));
  return places.map(folder => join(folder, 'MiniBrowser')).find(isProgram) ?? null;
};

/** All that WebKit needs: a driver, a browser, and a screen that nobody sees. */
export const hasWebKit = (): boolean =>
  programOf('WebKitWebDriver') !== null && programOf('Xvfb') !== null && miniBrowserPath() !== null;

const programOf = (...names: readonly string[]): string | null => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap(name =>
    name.includes('/') ? [name] : folders.map(folder => join(folder, name)),
  );
  return places.find(isProgram) ?? null;
};

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return []; // no folder
  }
};
