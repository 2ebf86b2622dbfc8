/** A request that was broken off, or was none: its sender's affair, and nothing that went wrong here. */
export const isBrokenOff = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && (GONE.has(code) || code.startsWith('HPE_'));
};

/** A page that is closed while it loads, or stops listening to the lobby; `HPE_` are those of Node's parser of HTTP. */
const GONE: ReadonlySet<string> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);
