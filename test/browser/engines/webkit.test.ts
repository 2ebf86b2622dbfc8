import { inEngine } from './scenarios.ts';
import { webkit } from './webkit.ts';

inEngine(webkit);
