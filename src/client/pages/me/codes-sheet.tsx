import { useEffect, useRef, useState } from 'react';
import { whoNow } from '../../match/member/who.ts';
import { saveFile } from '../../table/ending/art/picture.ts';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { siteWords } from '../frame/site.ts';
import './codes-sheet.css';
import { codesWords } from './codes-words.ts';

/** Codes that nobody has said to have yet, and whose they are. They are shown once, but not only on the page they came to. */
let unconfirmed: { readonly of: string; readonly codes: readonly string[] } | null = null;
const memberName = (): string | undefined => {
  const who = whoNow();
  return who?.isOut ? undefined : who?.name;
};

/**
 * The codes to show before anything else, if there are any. Whoever goes back before they say that they have them finds
 * them again on the pages of their name.
 */
export const useUnconfirmedCodes = () => {
  const [, setTimes] = useState(0);
  const put = (codes: readonly string[] | null) => {
    const of = memberName();
    unconfirmed = codes === null || of === undefined ? null : { of, codes };
    setTimes(times => times + 1);
  };
  return [unconfirmed?.of === memberName() ? (unconfirmed?.codes ?? null) : null, put] as const;
};

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
  const { copied, copy } = useCopy(text);
  const copyOrMark = async () => {
    if (!(await copy()) && list.current !== null) getSelection()?.selectAllChildren(list.current);
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
        <button type="button" onClick={() => void copyOrMark()}>
          {copied ? words.copied : words.copy}
        </button>
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" onClick={save}>
          {words.download}
        </button>
        <button type="button" className="button-primary" onClick={onDone}>
          {words.done}
        </button>
        <span className="visually-hidden" role="status">
          {copied && words.copied}
        </span>
      </div>
    </section>
  );
};
