import { chromium } from './chromium.ts';
import { inEngine } from './scenarios.ts';

inEngine(chromium);
