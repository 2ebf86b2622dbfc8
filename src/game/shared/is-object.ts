/** Whether it is an object of named things, as it is read of JSON. */
export const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
