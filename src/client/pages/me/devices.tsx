import { isolated } from '../../../game/shared/isolated.ts';
import { signOutDevice, type WaysIn } from '../../match/member/account.ts';
import { leaveDevice } from '../../match/member/leave-device.ts';
import { useAccountFailure, useMutation } from '../../match/member/use-mutation.tsx';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { stopPush } from '../../match/notices/push-device.ts';
import { waysOfMember } from '../../match/notices/ways.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { Part } from '../../ui/part.tsx';
import { meWords } from './words.ts';

/** Where one is signed in, each of which can be signed out. */
export const Devices = ({
  devices,
  onChanged,
  onSignedOut,
}: {
  devices: WaysIn['devices'];
  onChanged: () => void;
  onSignedOut: () => void;
}) => {
  const words = useWords(meWords);
  const { language } = useLanguage();
  const { act, said } = useMutation(useAccountFailure());
  const locale = localeOf(language);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  // Two of one kind may have come on the same day.
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const end = (id: string) =>
    act(
      id,
      async () => {
        await signOutDevice(id);
        onChanged();
      },
      words.gone,
    );
  const leave = () =>
    act('leave', async () => {
      await leaveDevice(() => stopPush(waysOfMember));
      onSignedOut();
    });
  return (
    <Part title={words.devices} lead={words.devicesLead}>
      <ul className="me-list">
        {devices.map(({ id, device, since, usedAt, isThis }) => (
          <li key={id}>
            <span>
              {isolated(device)}
              <small>
                {words.signedIn(moment.format(since))} ·{' '}
                {isThis ? words.thisOne : words.lastUsed(day.format(usedAt))}
              </small>
            </span>
            {isThis ? (
              <Confirmed
                label={words.signOutHere}
                question={words.signOutQuestion}
                confirm={words.signOut}
                onConfirm={leave}
              />
            ) : (
              <Confirmed
                label={words.signOut}
                name={words.signOutOf(device)}
                question={words.signOutOther(isolated(device))}
                confirm={words.signOut}
                onConfirm={() => end(id)}
              />
            )}
          </li>
        ))}
      </ul>
      {said}
    </Part>
  );
};
