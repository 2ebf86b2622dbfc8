import { expect, it } from 'vitest';
import { closeDialog } from '../../../../src/client/ui/keys/lead-focus.ts';

const open = (): HTMLDialogElement => {
  document.body.innerHTML = `<button>History</button><dialog></dialog>
    <section class="actions"><button>Pass</button><button class="button-primary">Final score</button></section>`;
  const dialog = document.querySelector('dialog')!;
  dialog.showModal();
  return dialog;
};

const focused = () => document.activeElement?.textContent;

it('where a dialog leaves the focus on nothing, it goes to the action that stands out', () => {
  closeDialog(open());
  expect(focused()).toBe('Final score');
});

it('else it stays where the browser has given it back', () => {
  const dialog = open();
  document.querySelector('button')!.focus();
  closeDialog(dialog);
  expect(focused()).toBe('History');
});

it('not under another dialog that is open still', () => {
  const dialog = open();
  document.body.append(document.createElement('dialog'));
  document.querySelector<HTMLDialogElement>('dialog:last-of-type')!.showModal();
  closeDialog(dialog);
  expect(document.activeElement).toBe(document.body);
});
