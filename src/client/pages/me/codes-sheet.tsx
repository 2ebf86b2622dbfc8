import { useEffect, useRef } from 'react';
import { whoNow } from '../../match/member/who.ts';
import { saveFile } from '../../table/ending/art/picture.ts';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { siteWords } from '../frame/site.ts';
import './codes-sheet.css';
import { codesWords } from './codes-words.ts';

/** Codes that nobody has said to have yet, and whose they are. They come once, but are shown not only on the page they came to. */
let unconfirmed: { readonly of: string | undefined; readonly codes: readonly string[] } | null = null;

/** The codes that whoever is signed in here left before saying to have them: the pages of their name show them first. */
export const unconfirmedCodes = (): readonly string[] | null => {
  const who = whoNow();
  return who !== null && who.isOut !== true && who.name === unconfirmed?.of ? unconfirmed.codes : null;
};

/** The codes, to be copied, printed or saved now. */
export const CodesSheet = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const words = useWords(codesWords);
  const { name: site } = useWords(siteWords);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // What was pressed to come here is gone.
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    unconfirmed = { of: whoNow()?.name, codes };
  }, [codes]);
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
  const confirm = () => {
    unconfirmed = null;
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
        <button type="button" onClick={() => void copyOrMark()}>
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
