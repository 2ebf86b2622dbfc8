import { useState } from 'react';
import type { Settings } from '../../match/member/account.ts';
import { changeSettings } from '../../match/member/settings.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { moreWords } from './more-words.ts';
import { Part, useActing } from './part.tsx';

const PARTS = ['ratings', 'played', 'results', 'rivals'] as const;
type PartName = (typeof PARTS)[number];

const settingOf = (part: PartName) => `private-${part}`;

const privateIn = (settings: Settings): readonly PartName[] =>
  PARTS.filter(part => settings[settingOf(part)] === true);

/** Which parts of the profile others see. */
export const PrivacyPart = ({ settings }: { settings: Settings }) => {
  const words = useWords(moreWords);
  const [hidden, setHidden] = useState(() => privateIn(settings));
  const { act, said } = useActing();
  const toggle = (part: PartName) => {
    const now = hidden.includes(part) ? hidden.filter(each => each !== part) : [...hidden, part];
    setHidden(now);
    act(() =>
      changeSettings({ [settingOf(part)]: now.includes(part) }).catch(error => {
        setHidden(hidden);
        throw error;
      }),
    );
  };
  return (
    <Part title={words.privacy} lead={words.privacyLead}>
      <ul className="me-list">
        {PARTS.map(part => (
          <li key={part}>
            <label className="me-check">
              <input type="checkbox" checked={!hidden.includes(part)} onChange={() => toggle(part)} />
              <span>{words.parts[part]}</span>
            </label>
          </li>
        ))}
      </ul>
      {said}
    </Part>
  );
};
