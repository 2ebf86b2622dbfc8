import { act } from '@testing-library/react';
import { afterPaint } from '../../../../src/client/ui/hooks/after-paint.ts';

/** What follows the next paint has come about: whoever has asked to be called then has been, in turn. */
export const painted = () => act(() => new Promise<void>(afterPaint));
