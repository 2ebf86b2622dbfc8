import { useHasKeyboard } from './has-keyboard.ts';

/** The words of a button with its key behind them, where there is a keyboard to press it on: "Take back (U)". */
export const useWithKey = (): ((text: string, key: string) => string) => {
  const hasKeyboard = useHasKeyboard();
  return (text, key) => (hasKeyboard ? `${text} (${key})` : text);
};
