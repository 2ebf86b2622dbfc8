import { type FormEvent, useState } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import { typedName } from '../../match/lobby/typed-name.ts';
import { hasPasskeys, type OwnMember, rename } from '../../match/member/account.ts';
import { profileAddress } from '../../match/member/profile-address.ts';
import { useAccountFailure, useMutation } from '../../match/member/use-mutation.tsx';
import { Cartouche } from '../../ui/cartouche/art/cartouche.tsx';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { Link } from '../../ui/router/router.tsx';
import { meWords } from './words.ts';

/** What WebAuthn's third level adds, which not every browser has. */
type Signals = {
  readonly signalCurrentUserDetails?: (details: {
    readonly rpId: string;
    /** In base64url. */
    readonly userId: string;
    readonly name: string;
    readonly displayName: string;
  }) => Promise<void>;
};

/** From now on the device offers a member's passkeys by this name. */
const namePasskeys = async ({ id, name }: OwnMember): Promise<void> => {
  if (!hasPasskeys()) return;
  const userId = btoa(id).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const details = { rpId: location.hostname, userId, name, displayName: name };
  // By whatever name, they open the same account.
  await (PublicKeyCredential as Signals).signalCurrentUserDetails?.(details).catch(() => {});
};

/** Who one is here, and another name. */
export const NamePart = ({
  member: { id, name, since },
  onChanged,
}: {
  member: OwnMember;
  onChanged: () => void;
}) => {
  const words = useWords(meWords);
  const { language } = useLanguage();
  const { isBusy, act, said } = useMutation(useAccountFailure());
  const [wanted, setWanted] = useState<string | null>(null);
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(since);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void act(
      'rename',
      async () => {
        void namePasskeys(await rename((wanted ?? '').trim()));
        setWanted(null);
        onChanged();
      },
      words.renamed,
    );
  };
  return (
    <section className="me-block me-who" aria-label={isolated(name)}>
      <div className="me-face">
        <Cartouche name={(wanted ?? name).trim()} size={84} />
        <div>
          <p className="me-name">
            <bdi>{name}</bdi>
          </p>
          <p className="soft">{words.since(day)}</p>
        </div>
      </div>
      {wanted === null ? (
        <p className="me-ways">
          <Link className="button" to={profileAddress(id)}>
            {words.profile}
          </Link>
          <Link className="button" to="/played">
            {words.played}
          </Link>
          <button type="button" onClick={() => setWanted(name)}>
            {words.rename}
          </button>
        </p>
      ) : (
        <form className="me-rename" onSubmit={save}>
          <label>
            <span>{words.name}</span>
            <input
              required
              // biome-ignore lint/a11y/noAutofocus: focus goes on from the button that has given way to this field
              autoFocus
              autoComplete="nickname"
              value={wanted}
              {...typedName(setWanted)}
            />
          </label>
          <button type="submit" className="button-primary" aria-disabled={isBusy}>
            {words.save}
          </button>
          <button type="button" onClick={() => setWanted(null)}>
            {words.cancel}
          </button>
        </form>
      )}
      {said}
    </section>
  );
};
