import type { Sitters } from '../lobby/sitters.ts';
import type { People } from './people.ts';

/** Who sits down, for the lobby. */
export const sittersOf = ({
  members,
  sessions,
  seats,
  blocks,
  holidays,
}: Pick<People, 'members' | 'sessions' | 'seats' | 'blocks' | 'holidays'>): Sitters => {
  return {
    memberOf: ctx => sessions.memberOf(ctx),
    sitting: async (member, matchID, seat, credentials) => {
      const [sitting, blockedBy] = await Promise.all([
        seats.sitting(member, matchID, seat, credentials),
        blocks.whoBlocks(member),
      ]);
      return { ...sitting, blockedBy };
    },
    seated: (member, matchID) => holidays.tellTable(member, matchID),
    credentials: (member, matchID, seat) => seats.credentials(member, matchID, seat),
    isMembersName: name => members.isMembersName(name),
  };
};
