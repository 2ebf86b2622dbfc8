/** React marks what it has made with its own properties. */
const isOfReact = (node: object): boolean => Object.keys(node).some(key => key.startsWith('__reactFiber$'));
/** What a test draws alone has the test's own element around it. */
const isRoot = (node: object): boolean => Object.keys(node).some(key => key.startsWith('__reactContainer$'));

const found = new Set<string>();

/** The elements into which React has put a text by itself since this was asked last. */
export const bareTexts = (): string[] => {
  const texts = [...found];
  found.clear();
  return texts;
};

const NOTES = Symbol('notes bare texts');

/** Notes each text that React puts into an element by itself, instead of the element having it as a whole. */
export const noteBareTexts = (): void => {
  const { prototype } = Node as unknown as { prototype: Node & { [NOTES]?: true } };
  if (prototype[NOTES]) return;
  prototype[NOTES] = true;
  for (const method of ['appendChild', 'insertBefore'] as const) {
    const put = prototype[method] as (this: Node, node: Node, before?: Node | null) => Node;
    Object.defineProperty(prototype, method, {
      configurable: true,
      writable: true,
      value: function (this: Node, node: Node, ...rest: [] | [Node | null]) {
        const done = put.call(this, node, ...rest);
        if (node.nodeType === Node.TEXT_NODE && isOfReact(node) && !isRoot(this))
          found.add((this as Element).outerHTML ?? this.nodeName);
        return done;
      },
    });
  }
};
