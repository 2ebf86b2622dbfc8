/** Table options out of unchecked data, or a sentence that says what is wrong with it. Every option is a yes or a no. */
export const parseSwitches = <Options extends Readonly<Record<keyof Options, boolean>>>(
  defaults: Options,
  data: unknown,
): { readonly options: Options } | { readonly error: string } => {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { error: 'options must be an object' };
  }
  const chosen: Record<string, boolean> = {};
  for (const [key, value] of Object.entries(data)) {
    if (!Object.hasOwn(defaults, key)) return { error: `unknown option ${JSON.stringify(key)}` };
    if (typeof value !== 'boolean') return { error: `option ${key} must be true or false` };
    chosen[key] = value;
  }
  return { options: { ...defaults, ...chosen } };
};
