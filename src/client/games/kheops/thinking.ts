import { answerWith } from '../thinking/answer-with.ts';
import { oddsOf } from './worth/odds.ts';

answerWith(oddsOf);
