import { isolated } from '../../../game/shared/isolated.ts';
import {
  addPasskey,
  hasPasskeys,
  makeCodes,
  removePasskey,
  type WaysIn,
} from '../../match/member/account.ts';
import { useAccountFailure, useMutation } from '../../match/member/use-mutation.tsx';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { Part } from '../../ui/part.tsx';
import { meWords } from './words.ts';

/** Passkeys and recovery codes: what signs one in where no other device does. */
export const WaysInPart = ({
  ways: { passkeys, codesLeft },
  onChanged,
  onCodes,
}: {
  ways: WaysIn;
  onChanged: () => void;
  onCodes: (codes: readonly string[]) => void;
}) => {
  const words = useWords(meWords);
  const { language } = useLanguage();
  const { isBusy, act, said } = useMutation(useAccountFailure());
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' });
  const add = () =>
    act(
      'add',
      async () => {
        await addPasskey();
        onChanged();
      },
      words.added,
    );
  const remove = (id: string) =>
    act(`remove ${id}`, async () => {
      await removePasskey(id);
      onChanged();
    });
  return (
    <Part title={words.ways}>
      <h3>{words.passkeys}</h3>
      {passkeys.length === 0 ? (
        <p className="soft">{words.noPasskeys}</p>
      ) : (
        <ul className="me-list">
          {passkeys.map(({ id, label, since }) => (
            <li key={id}>
              <span>{isolated(words.passkeySince(label, day.format(since)))}</span>
              <Confirmed
                label={words.remove}
                name={words.removeOf(label)}
                question={words.removeQuestion(label)}
                confirm={words.remove}
                onConfirm={() => remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() && (
        <p className="me-ways">
          <button type="button" aria-disabled={isBusy} onClick={add}>
            {words.addPasskey}
          </button>
        </p>
      )}
      <h3>{words.codes}</h3>
      <p className="soft">{words.codesLeft(codesLeft)}</p>
      <div className="me-ways">
        <Confirmed
          label={words.newCodes}
          question={words.newCodesQuestion}
          confirm={words.newCodesConfirm}
          onConfirm={() => void act('codes', async () => onCodes(await makeCodes()))}
        />
      </div>
      {said}
    </Part>
  );
};
