import { isolated } from '../../../game/shared/isolated.ts';
import { deleteMember } from '../../match/member/leave-device.ts';
import { useAccountFailure, useMutation } from '../../match/member/use-mutation.tsx';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { onServer } from '../../ui/base.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { moreWords } from './more-words.ts';

/** What is kept of one, to take along, and the end of it. */
export const DataPart = ({ name, onGone }: { name: string; onGone: () => void }) => {
  const words = useWords(moreWords);
  const { act, said } = useMutation(useAccountFailure());
  return (
    <>
      <Part title={words.data} lead={words.dataLead}>
        <p className="me-ways">
          <a className="button" href={onServer('/account/data')} download="my-data.json">
            {words.download}
          </a>
        </p>
      </Part>
      <Part title={words.remove} lead={words.removeLead}>
        <div className="me-ways me-remove">
          <Confirmed
            label={words.remove}
            question={words.removeQuestion(isolated(name))}
            confirm={words.removeConfirm}
            onConfirm={() =>
              void act('delete', async () => {
                await deleteMember();
                onGone();
              })
            }
          />
        </div>
        {said}
      </Part>
    </>
  );
};
