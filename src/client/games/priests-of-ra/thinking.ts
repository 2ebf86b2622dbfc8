import { answerWith } from '../thinking/answer-with.ts';
import { prospects } from './view/facts.ts';

answerWith(prospects);
