/** Why somebody is not let in, or nothing is changed: codes, whose words are the client's. */
export type MemberRefusal =
  | 'name-taken'
  | 'passkey'
  | 'challenge'
  | 'code'
  | 'link'
  | 'last-way-in'
  | 'too-many-passkeys'
  | 'signed-in'
  | 'no-letters'
  | 'unknown';

export type Refused = { readonly refused: MemberRefusal };
export const refuse = (refused: MemberRefusal): Refused => ({ refused });
export const isRefused = (answer: object): answer is Refused => Object.hasOwn(answer, 'refused');
