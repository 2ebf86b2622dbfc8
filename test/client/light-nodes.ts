import { Attr, Node, PropertySymbol } from 'happy-dom';
import NodeFactory from 'happy-dom/lib/nodes/NodeFactory.js';

// A board is thousands of elements with ten thousands of attributes, drawn anew for nearly every test. Two things that
// happy-dom does with each of them took a good part of what these tests take, most of it for clearing up. Neither changes
// what can be seen of a page.

const {
  window: WINDOW,
  ownerDocument,
  isConnected,
  parentNode,
  nodeType,
  rootNode,
  shadowRoot,
} = PropertySymbol;

/** What a node has of the element of that kind around it. */
const AROUND = [
  PropertySymbol.styleNode,
  PropertySymbol.textAreaNode,
  PropertySymbol.formNode,
  PropertySymbol.selectNode,
] as const;

type Inside = Record<PropertyKey, unknown>;

/** What an attribute has in common with all others: there is nothing below one, so that nothing is ever found or kept. */
const COMMON = {
  [PropertySymbol.mutationListeners]: [],
  [PropertySymbol.nodeArray]: [],
  [PropertySymbol.elementArray]: [],
  [PropertySymbol.affectsCache]: [],
  [PropertySymbol.cache]: {
    querySelector: new Map(),
    querySelectorAll: new Map(),
    matches: new Map(),
    elementsByTagName: new Map(),
    elementsByTagNameNS: new Map(),
    elementByTagName: new Map(),
    elementById: new Map(),
    computedStyle: null,
  },
};

/** What an attribute is built upon: every other node begins with eleven maps, for listeners and for what is found below it. */
function Bare(this: Inside): void {
  this[isConnected] = false;
  this[parentNode] = null;
  this[rootNode] = null;
  const window = this[WINDOW] as Inside | undefined;
  this[ownerDocument] = window === undefined ? NodeFactory.pullOwnerDocument() : window.document;
  if (this[ownerDocument] === null) throw new TypeError('Illegal constructor');
  this[WINDOW] ??= (this[ownerDocument] as Inside)[WINDOW];
}

const isOfSameTree = (node: Inside, parent: Inside): boolean =>
  node[isConnected] === parent[isConnected] &&
  node[rootNode] === parent[rootNode] &&
  node[ownerDocument] === parent[ownerDocument] &&
  node[WINDOW] === parent[WINDOW] &&
  node[nodeType] !== Node.DOCUMENT_FRAGMENT_NODE &&
  node[shadowRoot] == null &&
  AROUND.every(around => parent[around] == null || parent[around] === node[around]);

const LIGHT = Symbol('light nodes');

/** Makes the nodes of happy-dom's pages lighter, of those that there are and those to come. */
export const lightNodes = (): void => {
  const { prototype } = Node as unknown as { prototype: Inside };
  if (prototype[LIGHT] === true) return;
  prototype[LIGHT] = true;

  Object.assign(Attr.prototype, COMMON);
  Object.setPrototypeOf(Attr, Object.setPrototypeOf(Bare, Node));

  // React builds a page from its leaves: with each element that was put around others, all of them were gone through again.
  const { connectedToNode } = PropertySymbol;
  const connect = prototype[connectedToNode] as (this: Inside) => void;
  Object.defineProperty(prototype, connectedToNode, {
    value: function (this: Inside) {
      const parent = this[parentNode] as Inside | null;
      if (parent === null || !isOfSameTree(this, parent)) connect.call(this);
    },
  });
};
