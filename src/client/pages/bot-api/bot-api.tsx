import { useCallback, useEffect, useState } from 'react';
import { onServer } from '../../ui/base.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { Page } from '../frame/page.tsx';
import './bot-api.css';
import {
  ADDRESS,
  type Description,
  fetchDescription,
  inWords,
  nameOf,
  type Operation,
  operationsOf,
  type Schema,
} from './description.ts';

const apiWords = defineWords(
  {
    title: 'Your bot plays here',
    lead: 'A program in any language can play at these tables, as a bot of yours.',
    steps: {
      make: 'Keep a name, and make a bot on your own page. You are given its token, once.',
      listen:
        'Listen to the stream: one line of JSON for each turn, with what the seat sees and every legal move.',
      answer: 'Answer with one of the moves, and with the number of the state it was chosen in.',
    },
    own: 'To your page',
    example: 'With a bot of the house in every other seat a match begins at once, and counts for the rating:',
    all: 'What there is to ask',
    english: '',
    file: 'The same for programs: OpenAPI 3.1',
    body: 'Body',
    answer: 'Answer',
    shapes: 'What is in them',
    loading: 'One moment …',
    failed: 'The description could not be fetched.',
    again: 'Try again',
  },
  {
    title: 'Il tuo bot gioca qui',
    lead: 'Un programma, in qualsiasi linguaggio, può giocare a questi tavoli come tuo bot.',
    steps: {
      make: 'Tieni un nome, e crea un bot sulla tua pagina. Ricevi il suo token, una volta sola.',
      listen:
        'Ascolta lo stream: una riga di JSON per ogni turno, con ciò che vede il posto e tutte le mosse legali.',
      answer: 'Rispondi con una delle mosse, e con il numero dello stato in cui l’hai scelta.',
    },
    own: 'Alla tua pagina',
    example:
      'Con un bot della casa in ogni altro posto la partita comincia subito, e conta per la valutazione:',
    all: 'Che cosa si può chiedere',
    english: 'La descrizione che segue è in inglese.',
    file: 'Lo stesso per i programmi: OpenAPI 3.1',
    body: 'Corpo',
    answer: 'Risposta',
    shapes: 'Che cosa c’è dentro',
    loading: 'Un momento …',
    failed: 'Non è stato possibile leggere la descrizione.',
    again: 'Riprova',
  },
);

const TABLE = '{"numPlayers": 3, "setupData": {"bots": {"1": "expert", "2": "easy"}}}';
const asked = (site: string): string => `curl ${site}/api/bot/games/ra \\
  -H 'authorization: Bearer TOKEN' \\
  -H 'content-type: application/json' \\
  -d '${TABLE}'`;

/** `/api`: how a program plays here, for people; the description for programs is what it shows. */
export const BotApi = () => {
  const words = useWords(apiWords);
  return (
    <Page title={words.title}>
      <div className="bot-api">
        <p className="page-lead">{words.lead}</p>
        <ol className="bot-api-steps">
          {Object.values(words.steps).map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <Link className="button button-primary" to="/me">
            {words.own}
          </Link>
        </p>
        <p>{words.example}</p>
        {/* Wider than a phone: arrows move along it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by keys */}
        <pre tabIndex={0}>
          <code translate="no">{asked(new URL(onServer('/'), location.href).href.replace(/\/$/, ''))}</code>
        </pre>
        <Reference />
      </div>
    </Page>
  );
};

const Reference = () => {
  const words = useWords(apiWords);
  const [described, setDescribed] = useState<Description | 'asking' | 'failed'>('asking');
  const ask = useCallback(() => {
    setDescribed('asking');
    fetchDescription().then(setDescribed, () => setDescribed('failed'));
  }, []);
  useEffect(ask, [ask]);
  return (
    <section aria-labelledby="bot-api-all">
      <h2 id="bot-api-all">{words.all}</h2>
      <p>
        {words.english} <a href={onServer(ADDRESS)}>{words.file}</a>
      </p>
      {described === 'asking' && <p role="status">{words.loading}</p>}
      {described === 'failed' && (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" onClick={ask}>
            {words.again}
          </button>
        </p>
      )}
      {typeof described !== 'string' && <Operations described={described} />}
    </section>
  );
};

const Operations = ({ described }: { described: Description }) => {
  const words = useWords(apiWords);
  const shapes = Object.entries(described.components.schemas).filter(([name]) => SHAPES.has(name));
  return (
    <>
      {operationsOf(described).map(({ path, method, operation }) => (
        <article key={method + path} className="bot-api-route">
          <h3 translate="no">
            <span>{method}</span> {path}
          </h3>
          <p lang="en">
            <WithCode text={operation.description} />
          </p>
          <Sent described={described} operation={operation} />
        </article>
      ))}
      <h2>{words.shapes}</h2>
      <dl className="bot-api-shapes" translate="no">
        {shapes.map(([name, { oneOf, ...schema }]) => (
          <div key={name}>
            <dt>{name}</dt>
            {(oneOf ?? [schema]).map(each => (
              <dd key={inWords(each)}>
                <code>{inWords(each)}</code>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
};

/** Those that are not short enough to stand where they are sent. */
const SHAPES: ReadonlySet<string> = new Set([
  'BotLine',
  'Move',
  'Table',
  'Position',
  'OwnBot',
  'Rating',
  'Failure',
]);

const Sent = ({ described, operation }: { described: Description; operation: Operation }) => {
  const words = useWords(apiWords);
  const written = (schema: Schema): string => {
    const name = nameOf(schema);
    return inWords(SHAPES.has(name) ? schema : (described.components.schemas[name] ?? schema));
  };
  const body = operation.requestBody?.content['application/json']?.schema;
  const [answer] = Object.values(operation.responses['200']?.content ?? {});
  return (
    <dl className="bot-api-sent">
      {body !== undefined && (
        <div>
          <dt>{words.body}</dt>
          <dd>
            <code translate="no">{written(body)}</code>
          </dd>
        </div>
      )}
      {answer !== undefined && (
        <div>
          <dt>{words.answer}</dt>
          <dd>
            <code translate="no">{written(answer.schema)}</code>
          </dd>
        </div>
      )}
    </dl>
  );
};

/** What stands between backticks is for programs. */
const WithCode = ({ text }: { text: string }) => (
  <>
    {text.split('`').map((part, i) =>
      // The parts of one sentence, which never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: they are told from each other by their places alone
      i % 2 === 0 ? part : <code key={i}>{part}</code>,
    )}
  </>
);
