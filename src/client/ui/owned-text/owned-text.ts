import { jsx } from 'react/jsx-runtime';

/**
 * A browser that translates a page puts elements of its own in the place of every text. React goes on to write into the
 * texts that it made itself, which are in the page no longer: counts stay as they were, and taking such a text away
 * throws. Elements stay. So React gets none to own but elements: the only text in an element is that element's
 * (React then sets it as a whole), and a text beside elements gets an element of its own, which has no box.
 *
 * All our JSX comes through here, by `jsxImportSource`. What a component returns is not seen here: it must not be a bare
 * text.
 */
type Props = { readonly children?: unknown };

export const withOwnedText = (type: unknown, props: Props): Props => {
  const { children } = props;
  if (isNoElement(type)) return isWritten(children) ? { ...props, children: owned(children) } : among(props);
  if (!Array.isArray(children)) return props;
  // A component is given the same, as it may be of a library, whose elements do not come through here.
  return children.every(isPlain) ? { ...props, children: joined(children) } : among(props, type);
};

const CONTEXT = Symbol.for('react.context');

/** Fragments, `Suspense` and contexts hand on to an element around them what they are given. */
const isNoElement = (type: unknown): boolean =>
  typeof type === 'symbol' ||
  (typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === CONTEXT);

type Text = string | number | bigint;

const isText = (child: unknown): child is Text =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';
/** React makes nothing of an empty text. */
const isWritten = (child: unknown): child is Text => isText(child) && child !== '';
const isPlain = (child: unknown): boolean => isText(child) || child == null || typeof child === 'boolean';

const joined = (children: readonly unknown[]): string => children.filter(isText).join('');

/** @param place among its siblings, which keeps it apart from them where they are a list */
const owned = (text: Text, parent?: unknown, place?: number) => {
  const type = parent === 'text' || parent === 'tspan' ? 'tspan' : ('own-text' as 'span');
  return jsx(type, { children: String(text) }, place === undefined ? undefined : `text ${place}`);
};

/** Children among which are elements. Their places stay: so do they, from one drawing to the next. */
const among = (props: Props, parent?: unknown): Props => {
  const { children } = props;
  if (!Array.isArray(children) || !children.some(hasText)) return props;
  return {
    ...props,
    children: children.map((child, place) => {
      if (isWritten(child)) return owned(child, parent, place);
      if (!Array.isArray(child) || !hasText(child)) return child;
      if (child.every(isPlain)) return owned(joined(child), parent, place);
      return child.map((each, i) => (isWritten(each) ? owned(each, parent, i) : each));
    }),
  };
};

const hasText = (child: unknown): boolean =>
  isWritten(child) || (Array.isArray(child) && child.some(isWritten));
