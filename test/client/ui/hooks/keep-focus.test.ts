import { afterEach, expect, it } from 'vitest';
import { keepFocusIn } from '../../../../src/client/ui/hooks/keep-focus.ts';
import { eventually } from '../../patience.ts';

let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const page = (html: string) => {
  document.body.innerHTML = `<header><button id="bar">Bar</button></header><main>${html}</main>`;
  end = keepFocusIn(document.querySelector('main')!);
};
const at = (id: string) => document.getElementById(id)!;
const focused = () =>
  eventually(() => {
    if (document.activeElement === document.body) throw new Error('the focus is lost');
    return document.activeElement;
  });

const LIST = `<section><h2 id="title">Devices</h2><ul>
  <li id="one"><button id="first">Out</button></li><li id="two"><button id="second">Out</button></li>
</ul></section><section><button id="other">Other</button></section>`;

it('of a line that goes with its button the focus goes to the next, to the one before, and to the heading', async () => {
  page(LIST);
  at('first').focus();
  at('one').remove();
  expect((await focused())?.id).toBe('second');
  at('two').insertAdjacentHTML('beforebegin', '<li id="zero"><button id="before">Out</button></li>');
  at('two').remove();
  expect((await focused())?.id).toBe('before');
  at('zero').remove();
  expect((await focused())?.id).toBe('title');
});

it('where something else has come in its place, that has it', async () => {
  page('<section><p>Lead</p><form id="form"><input id="days"></form><p id="said"></p></section>');
  at('days').focus();
  at('form').remove();
  at('said').insertAdjacentHTML('beforebegin', '<button id="back">I am back</button>');
  expect((await focused())?.id).toBe('back');
});

it('a browser that says so before it takes the focus away with what had it changes nothing', async () => {
  page(LIST);
  at('first').focus();
  at('first').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: null }));
  at('one').remove();
  expect((await focused())?.id).toBe('second');
});

it('who has left it, or has been sent elsewhere, is not called back', async () => {
  page(LIST);
  at('first').focus();
  at('bar').focus();
  at('one').remove();
  await Promise.resolve();
  expect(document.activeElement?.id).toBe('bar');
  at('second').focus();
  at('two').remove();
  at('other').focus();
  await Promise.resolve();
  expect(document.activeElement?.id).toBe('other');
});
