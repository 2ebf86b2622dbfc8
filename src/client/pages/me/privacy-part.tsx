import { useState } from 'react';
import type { Settings } from '../../match/member/account.ts';
import { changeSettings } from '../../match/member/settings.ts';
import { useAccountFailure, useMutation } from '../../match/member/use-mutation.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { moreWords } from './more-words.ts';

const PARTS = ['ratings', 'played', 'results', 'rivals'] as const;

const settingOf = (part: (typeof PARTS)[number]) => `private-${part}`;

/** Which parts of the profile others see. */
export const PrivacyPart = ({ settings }: { settings: Settings }) => {
  const words = useWords(moreWords);
  const [told, setTold] = useState(settings);
  // Chosen, and not answered yet: where it is refused, what the server knows shows again.
  const [chosen, setChosen] = useState<readonly Settings[]>([]);
  const shown: Settings = Object.assign({}, told, ...chosen);
  const { act, said } = useMutation(useAccountFailure());
  const toggle = (key: string) => {
    const change = { [key]: shown[key] !== true };
    setChosen(all => [...all, change]);
    void act(null, async () => {
      try {
        await changeSettings(change);
        setTold(before => ({ ...before, ...change }));
      } finally {
        setChosen(all => all.filter(each => each !== change));
      }
    });
  };
  return (
    <Part title={words.privacy} lead={words.privacyLead}>
      <ul className="me-list">
        {PARTS.map(part => (
          <li key={part}>
            <label className="me-check">
              <input
                type="checkbox"
                checked={shown[settingOf(part)] !== true}
                onChange={() => toggle(settingOf(part))}
              />
              <span>{words.parts[part]}</span>
            </label>
          </li>
        ))}
      </ul>
      {said}
    </Part>
  );
};
