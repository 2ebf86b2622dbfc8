import type { ElementType, Key } from 'react';
import { type JSXSource, jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime';
import { withOwnedText } from './owned-text.ts';

export { Fragment, type JSX } from 'react/jsx-dev-runtime';

export const jsxDEV = (
  type: ElementType,
  props: object,
  key?: Key,
  isStatic = false,
  source?: JSXSource,
  self?: unknown,
) => {
  const owned = withOwnedText(type, props);
  return reactJsxDev(type, owned, key, isStatic && Array.isArray(owned.children), source, self);
};
