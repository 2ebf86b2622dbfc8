import { useMedia } from '../hooks/use-media.ts';

/** A mouse or a trackpad: whether there is a keyboard cannot be asked. */
const WITH_KEYBOARD = '(hover: hover) and (pointer: fine)';

/** Is there likely a keyboard? Where there is none, no key is named. */
export const useHasKeyboard = (): boolean => useMedia(WITH_KEYBOARD);
