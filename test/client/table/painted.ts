import { act } from '@testing-library/react';

/** What follows the next paint has come about. */
export const painted = () => act(async () => void (await new Promise(after => setTimeout(after, 60))));
