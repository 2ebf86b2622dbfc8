import { chromium } from './chromium.ts';
import { inEngine } from './scenarios.ts';

// Matches from the home page to the final score and lessons by keyboard: `online-match.test.ts` and `learn.test.ts`.
inEngine(chromium, { played: true });
