import { firefox } from './firefox.ts';
import { inEngine } from './scenarios.ts';

inEngine(firefox);
