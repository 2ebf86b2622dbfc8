import { useLanguage } from '../../ui/i18n/i18n.tsx';
import { faultInWords } from './fault-words.ts';

/** What is wrong with a record, in the reader's language. */
export const FaultText = ({ problem }: { problem: string }) => {
  const { language } = useLanguage();
  const sentence = faultInWords(language, problem);
  return sentence === null ? <q lang="en">{problem}</q> : <span>{sentence}</span>;
};
