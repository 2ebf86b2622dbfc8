import { chromium } from './chromium.ts';
import { inEngine } from './scenarios.ts';

// Whole ones are played online, on a phone, and on a page that is translated.
inEngine(chromium, { whole: false });
