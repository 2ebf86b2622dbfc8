import type { z } from 'zod';

/** What is wrong with a body, in one sentence. */
export const complaintOf = (error: z.ZodError): string => {
  const [issue] = error.issues;
  if (issue === undefined) return 'the body is not as it should be';
  if (issue.code === 'unrecognized_keys')
    return `unknown key ${issue.keys.map(key => JSON.stringify(key)).join(', ')}`;
  return [issue.path.join('.'), issue.message].filter(part => part !== '').join(': ');
};
