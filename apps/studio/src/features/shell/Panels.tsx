import { lazyPanel } from '@gschool/app/routes';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { openPanel, usePanel, type Panel } from '../../shared/panels';

const AppearancePanel = lazyPanel(() => import('./AppearancePanel').then((m) => m.AppearancePanel));
const CommandsPanel = lazyPanel(() => import('./CommandsPanel').then((m) => m.CommandsPanel));
const ShortcutsList = lazyPanel(() => import('./ShortcutsList').then((m) => m.ShortcutsList));

/** Loads the code of the panels. */
export const preloadPanels = () =>
  Promise.all([CommandsPanel, ShortcutsList, AppearancePanel].map((panel) => panel.preload()));

/**
 * The panels over the page. They load after the page, or when they first open, and stay mounted for
 * their exit transition and to restore focus.
 */
export function Panels() {
  const panel = usePanel();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<readonly Panel[]>([]);
  if (panel && !opened.includes(panel)) setOpened([...opened, panel]);

  useEffect(() => openPanel(null), [pathname]);

  const props = (name: Panel) => ({
    isOpen: panel === name,
    onOpenChange: (isOpen: boolean) => openPanel(isOpen ? name : null),
  });
  return (
    <>
      {opened.includes('appearance') && <AppearancePanel {...props('appearance')} />}
      {opened.includes('shortcuts') && <ShortcutsList {...props('shortcuts')} />}
      {opened.includes('commands') && <CommandsPanel {...props('commands')} />}
    </>
  );
}
