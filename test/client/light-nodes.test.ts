import { expect, it } from 'vitest';

/** Puts each element around what is made already, as React does. */
const around = (name: string, ...children: readonly Node[]): HTMLElement => {
  const element = document.createElement(name);
  for (const child of children) element.appendChild(child);
  return element;
};

it('what is built from its leaves knows the page, and the form and the list that it is in', () => {
  const text = document.createTextNode('Ra');
  const option = around('option', text) as HTMLOptionElement;
  const select = around('select', around('optgroup', option)) as HTMLSelectElement;
  const input = document.createElement('input');
  const form = around('form', around('p', around('span', input), select)) as HTMLFormElement;
  const page = around('main', around('section', form));
  const all = () => [text, option, select, input, form, page];
  expect(all().map(node => node.isConnected)).toEqual(all().map(() => false));
  expect([input.form, select.form]).toEqual([form, form]);
  expect([[...select.options], select.value]).toEqual([[option], 'Ra']);
  document.body.append(page);
  expect(all().map(node => node.isConnected)).toEqual(all().map(() => true));
  page.remove();
  expect(all().map(node => node.isConnected)).toEqual(all().map(() => false));
  expect(all().map(node => node.getRootNode())).toEqual(all().map(() => page));
  document.body.append(form);
  expect([text, input].map(node => node.isConnected)).toEqual([true, true]);
  form.remove();
});

it('what is moved into another document, a fragment or a shadow is there', () => {
  const leaf = document.createElement('b');
  const twig = around('i', leaf);
  const other = document.implementation.createHTMLDocument();
  other.body.append(twig);
  expect([leaf.ownerDocument, leaf.isConnected]).toEqual([other, true]);
  const fragment = document.createDocumentFragment();
  fragment.append(twig);
  expect([leaf.ownerDocument, leaf.isConnected]).toEqual([document, false]);
  const host = around('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.append(fragment);
  expect([leaf.getRootNode(), leaf.isConnected]).toEqual([shadow, false]);
  document.body.append(host);
  expect([leaf.getRootNode(), leaf.isConnected]).toEqual([shadow, true]);
  host.remove();
});

it('attributes are those of their element alone', () => {
  const [one, two] = [around('a', around('b')), around('a')];
  one.setAttribute('class', 'x');
  expect([one.matches('.x'), two.matches('.x'), document.querySelector('.x')]).toEqual([true, false, null]);
  const attribute = one.getAttributeNode('class')!;
  expect([attribute.ownerElement, attribute.ownerDocument]).toEqual([one, document]);
  expect(attribute instanceof Attr && attribute instanceof Node).toBe(true);
  expect([attribute.nodeType, attribute.childNodes.length, attribute.isConnected]).toEqual([2, 0, false]);
  one.setAttribute('class', 'y');
  expect([one.matches('.x'), one.matches('.y')]).toEqual([false, true]);
  const copy = one.cloneNode(true) as HTMLElement;
  copy.className = 'z';
  expect([one.className, copy.className]).toEqual(['y', 'z']);
  const made = document.createAttribute('data-of');
  made.value = 'two';
  two.setAttributeNode(made);
  expect([two.dataset.of, one.dataset.of, made.ownerElement]).toEqual(['two', undefined, two]);
});
