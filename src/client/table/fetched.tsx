import { Component, type ReactNode, Suspense, type SyntheticEvent } from 'react';
import { isUnfetched } from '../ui/hooks/fetching.ts';
import { retryFailedParts } from '../ui/hooks/loaded-part.tsx';
import { useWords } from '../ui/i18n/i18n.tsx';
import { fetchedWords } from './words.ts';

type Props = {
  /** What can be shown for as long as the part is not there. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
};
type State = { readonly isMissing: boolean };

/** Around a part that may have to be fetched: says that it is on its way, or that it could not be had, and asks for it again. */
export class Fetched extends Component<Props, State> {
  override state: State = { isMissing: false };

  static getDerivedStateFromError(error: unknown): State {
    // What is broken is not mended by fetching it again: the page says so.
    if (!isUnfetched(error)) throw error;
    return { isMissing: true };
  }

  readonly #again = ({ currentTarget }: SyntheticEvent) => {
    // The button pressed goes: who has keys alone stays in its sheet.
    currentTarget.closest('dialog')?.querySelector('button')?.focus();
    retryFailedParts();
    this.setState({ isMissing: false });
  };

  override render() {
    const { instead = null, children } = this.props;
    return (
      <>
        {this.state.isMissing ? (
          <Missing again={this.#again} />
        ) : (
          <Suspense fallback={instead ?? <Awaited />}>{children}</Suspense>
        )}
        {this.state.isMissing && instead}
      </>
    );
  }
}

const Awaited = () => <p role="status">{useWords(fetchedWords).awaited}</p>;

const Missing = ({ again }: { again: (event: SyntheticEvent) => void }) => {
  const words = useWords(fetchedWords);
  return (
    <div className="dialog-missing">
      <p role="alert">{words.missing}</p>
      <button type="button" className="button-primary" onClick={again}>
        {words.again}
      </button>
    </div>
  );
};
