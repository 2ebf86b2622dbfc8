import { useRef, useState } from 'react';
import { ConfirmQuestion, isAsked } from '../../table/confirm.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { useShortcuts, useShortcutsSwitch } from '../../ui/keys/shortcuts.ts';
import { useWithKey } from '../../ui/keys/use-with-key.ts';
import { useSettings } from '../../ui/settings.tsx';
import type { Price } from './price.ts';
import { undoWords } from './words.ts';

type Props = {
  price: Price;
  /** On a phone there is no room for it in the bar. */
  inMenu?: boolean;
  take: () => void;
};

/**
 * The button in a table's bar, or its menu, that takes one's last move back, and says what goes with it; it is there only while
 * there is something to take back.
 */
export const TakeBack = ({ price: { asks, since, hasShown, uncounts }, inMenu = false, take }: Props) => {
  const words = useWords(undoWords);
  const withKey = useWithKey();
  const [shortcuts] = useShortcutsSwitch();
  const { confirm } = useSettings();
  const [askedAt, setAskedAt] = useState<DOMRect | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // In a menu all of it is to be read before it is pressed.
  const press = () => {
    const at = button.current?.getBoundingClientRect();
    if (uncounts && at !== undefined && isAsked(confirm, 'no-undo')) setAskedAt(at);
    else take();
  };
  useShortcuts({ u: press }, shortcuts && !inMenu);
  const label = withKey(asks ? words.ask : words.takeBack, 'U');
  const moves = words.moves(since);
  const costs = [moves, hasShown && asks && words.shown, uncounts && words.uncounts]
    .filter(Boolean)
    .join(' ');
  if (inMenu) {
    return (
      <button type="button" onClick={take}>
        <span>
          {label}: <small>{costs}</small>
        </span>
      </button>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="match-menu-button"
        data-act="take-back"
        aria-label={label}
        aria-description={costs}
        title={`${label}: ${costs}`}
        onClick={press}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M9 5 4 10l5 5M4.5 10H14a5 5 0 0 1 0 10H9"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      {askedAt !== null && (
        <ConfirmQuestion
          sentence={words.uncountsNow}
          at={askedAt}
          settle={yes => {
            setAskedAt(null);
            if (yes) take();
          }}
        />
      )}
    </>
  );
};
