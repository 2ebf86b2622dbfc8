import { useEffect, useRef } from 'react';
import { confirmCodes } from '../../match/member/unconfirmed-codes.ts';
import { whoNow } from '../../match/member/who.ts';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { siteWords } from '../frame/site.ts';
import './codes-sheet.css';
import { codesWords } from './codes-words.ts';

/** The codes, to be copied, printed or saved now. */
export const CodesSheet = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const words = useWords(codesWords);
  const { name: site } = useWords(siteWords);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // What was pressed to come here is gone.
  useEffect(() => title.current?.focus(), []);
  // A page that is closed or loaded anew takes them with it.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const head = `${words.file(site, location.origin)}\n${whoNow()?.name ?? ''}`;
  const text = `${head}\n\n${codes.join('\n')}\n`;
  const { copied, copy } = useCopy(text, list);
  const confirm = () => {
    confirmCodes();
    onDone();
  };
  const save = () => saveFile(new File([text], 'recovery-codes.txt', { type: 'text/plain' }));
  return (
    <section className="codes" aria-labelledby="codes-title">
      <h2 id="codes-title" ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <pre className="codes-head">{head}</pre>
      <ol ref={list} className="codes-list" aria-label={words.list}>
        {codes.map(code => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ol>
      <div className="codes-ways">
        <button type="button" onClick={copy}>
          {copied ? words.copied : words.copy}
        </button>
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" onClick={save}>
          {words.download}
        </button>
        <button type="button" className="button-primary" onClick={confirm}>
          {words.done}
        </button>
        <span className="visually-hidden" role="status">
          {copied && words.copied}
        </span>
      </div>
    </section>
  );
};
