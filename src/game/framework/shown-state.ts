import type { Ctx, State } from 'boardgame.io';

/**
 * A state as the framework's client takes it. Plugins keep their secrets (the framework's dice their seed) in `plugins`, and no
 * client needs any of it. Undo is off, and no client makes moves ahead of the server, which is all that the bookkeeping is for.
 */
export const shownState = ({
  G,
  ctx,
  _stateID,
}: Pick<State, 'G' | '_stateID'> & { readonly ctx: Partial<Ctx> }) => ({
  G,
  ctx: withoutBookkeeping(ctx),
  plugins: {},
  _undo: [],
  _redo: [],
  _stateID,
});

const withoutBookkeeping = (ctx: object): Readonly<Record<string, unknown>> => {
  const trimmed: Record<string, unknown> = {};
  for (const key of Object.keys(ctx)) {
    if (!key.startsWith('_')) trimmed[key] = (ctx as Record<string, unknown>)[key];
  }
  return trimmed;
};
