import { CHOICES, type TableOption, type Value } from '../../../../src/client/match/options/option-words.ts';

/** Something else that may be chosen for an option: the other of yes and no, or the last that is offered. */
export const anotherValue = (option: TableOption, usual: Value): Value =>
  option in CHOICES ? CHOICES[option as keyof typeof CHOICES].at(-1)! : !usual;
