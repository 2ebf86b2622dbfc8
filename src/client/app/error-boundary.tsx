import { Component, type ReactNode } from 'react';
import { BASE } from '../ui/base.ts';
import { isUnfetched } from '../ui/hooks/fetching.ts';
import { defineWords, useWords } from '../ui/i18n/i18n.tsx';
import { loadAgain } from '../ui/offline/worker.ts';
import '../pages/frame/frame.css';
import '../pages/frame/art/page-art.css';
import { Plate } from '../pages/frame/art/plate.tsx';

const brokenWords = defineWords(
  {
    title: 'This page has stopped working',
    broken: 'Something went wrong here. Your matches are not lost: they are kept where they stand.',
    missing:
      'A part of this page could not be loaded. Either the connection is lost, or there is a newer version.',
    reload: 'Load the page again',
    home: 'To the home page',
  },
  {
    title: 'Questa pagina non funziona più',
    broken: 'Qualcosa è andato storto. Le tue partite non sono perse: restano al punto in cui sono.',
    missing:
      'Non è stato possibile caricare una parte di questa pagina. La connessione è persa, oppure c’è una versione più recente.',
    reload: 'Ricarica la pagina',
    home: 'Alla pagina iniziale',
  },
);

type Props = { children: ReactNode };
type State = { readonly kind: 'whole' } | { readonly kind: 'broken'; readonly cause: 'fault' | 'unfetched' };

/** Stands in for a page that throws: says so in words, and offers a way on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { kind: 'whole' };

  static getDerivedStateFromError(error: unknown): State {
    return { kind: 'broken', cause: isUnfetched(error) ? 'unfetched' : 'fault' };
  }

  /** Going back leads to another page, which may be whole. */
  readonly #mend = () => this.setState({ kind: 'whole' });

  override componentDidMount() {
    window.addEventListener('popstate', this.#mend);
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', this.#mend);
  }

  override render() {
    return this.state.kind === 'whole' ? this.props.children : <BrokenPage cause={this.state.cause} />;
  }
}

const BrokenPage = ({ cause }: { cause: 'fault' | 'unfetched' }) => {
  const words = useWords(brokenWords);
  return (
    <main className="page-main" data-plate="bare">
      <Plate name="fallen" isBare />
      <div className="page-body page-broken">
        <h1>{words.title}</h1>
        <p role="alert">{cause === 'unfetched' ? words.missing : words.broken}</p>
        <p className="page-ways">
          <button type="button" className="button-primary" onClick={loadAgain}>
            {words.reload}
          </button>
          {/* A plain link: the home page begins afresh, with nothing of what broke. */}
          <a className="button" href={BASE}>
            {words.home}
          </a>
        </p>
      </div>
    </main>
  );
};
