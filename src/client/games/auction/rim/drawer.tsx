import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useBackCloses } from '../../../ui/hooks/back-closes.ts';
import { useShortcuts } from '../../../ui/keys/shortcuts.ts';
import { useBoard } from '../context/board-context.tsx';

type Drawer = { readonly open: boolean; readonly setOpen: (open: boolean) => void };

const DrawerContext = createContext<Drawer>({ open: false, setOpen: () => {} });

/** On phones one's own area is a drawer over the scene. Elsewhere it lies open, and nobody asks. */
export const useDrawer = (): Drawer => useContext(DrawerContext);

/** It gives way to the others when an auction begins, and opens where something in it is to be chosen. */
export const DrawerProvider = ({ needed, children }: { needed: boolean; children: ReactNode }) => {
  const { kind } = useBoard().match.view.step;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (kind === 'auction' || kind === 'over') setOpen(false);
  }, [kind]);
  useEffect(() => setOpen(needed), [needed]);
  useShortcuts({ Escape: () => setOpen(false) }, open && !needed);
  useBackCloses(open && !needed, () => setOpen(false));
  const drawer = useMemo(() => ({ open, setOpen }), [open]);
  return <DrawerContext value={drawer}>{children}</DrawerContext>;
};
