import { Suspense } from 'react';
import { parseTalk } from '../../../../game/shared/talk.ts';
import type { LobbyMatch } from '../../../match/lobby/api.ts';
import type { OnlineSnapshot } from '../../../match/online/online-snapshot.ts';
import type { Online } from '../../../match/online/use-match-connection.ts';
import { TalkInRoomPart } from '../../../match/talk/talk-part.ts';

/** Talk for whoever waits at a table, once somebody else waits there too, or anything was said. */
export const RoomTalk = ({
  id,
  match: { players, setupData, rematch },
  online,
  now,
}: {
  id: string;
  match: LobbyMatch;
  online: Online | null;
  now: OnlineSnapshot;
}) => {
  const allowed = parseTalk(setupData) ?? 'all';
  const own = online?.connection.seat ?? null;
  const people = players.flatMap(({ id: seat, name, botAccount, data }) =>
    name === undefined || botAccount !== undefined || data?.bot !== undefined ? [] : [{ seat, name }],
  );
  const isAlone = people.every(({ seat }) => seat === own) && now.talk.length === 0;
  if (online === null || own === null || allowed !== 'all' || isAlone) return null;
  return (
    <Suspense>
      <TalkInRoomPart
        matchID={id}
        connection={online.connection}
        now={now}
        people={people}
        rematch={rematch}
      />
    </Suspense>
  );
};
