import type { ChangeEvent, CompositionEvent } from 'react';
import { cutToName } from '../../../game/shared/name-length.ts';

/**
 * What a field for a name listens to: no more is taken than a name may have (`maxlength` would count an emoji twice or
 * more). While letters are still put together, as in Korean or Japanese, there may be more of them.
 */
export const typedName = (onName: (name: string) => void) => ({
  onChange: ({ currentTarget: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onName((nativeEvent as InputEvent).isComposing ? value : cutToName(value)),
  onCompositionEnd: ({ currentTarget: { value } }: CompositionEvent<HTMLInputElement>) =>
    onName(cutToName(value)),
});
