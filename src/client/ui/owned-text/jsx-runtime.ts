import type { ElementType, Key } from 'react';
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { withOwnedText } from './owned-text.ts';

export { Fragment, type JSX } from 'react/jsx-runtime';

export const jsx = (type: ElementType, props: object, key?: Key) =>
  reactJsx(type, withOwnedText(type, props), key);

export const jsxs = (type: ElementType, props: object, key?: Key) => {
  const owned = withOwnedText(type, props);
  // What has become one text is no list any more.
  return Array.isArray(owned.children) ? reactJsxs(type, owned, key) : reactJsx(type, owned, key);
};
