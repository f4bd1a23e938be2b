import { usePreload } from '@gschool/app';
import { lazyPanel } from '@gschool/app/routes';
import { BackToTop } from '@gschool/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { openPanel, usePanel, type Panel } from '../../shared/panels';

const AppearancePanel = lazyPanel(() => import('./AppearancePanel').then((m) => m.AppearancePanel));
const SiteMenu = lazyPanel(() => import('./SiteMenu').then((m) => m.SiteMenu));
const preloadPanels = () => Promise.all([SiteMenu.preload(), AppearancePanel.preload()]);

/**
 * The controls at the edges of the window: the button back to the top and the two side panels. A
 * panel stays mounted, so that its exit animation runs and focus returns.
 */
export function PageControls() {
  const panel = usePanel();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<readonly Panel[]>([]);
  if (panel && !opened.includes(panel)) setOpened([...opened, panel]);

  useEffect(() => openPanel(null), [pathname]);
  usePreload(preloadPanels);

  const props = (name: Panel) => ({
    isOpen: panel === name,
    onOpenChange: (isOpen: boolean) => openPanel(isOpen ? name : null),
  });
  return (
    <>
      <BackToTop />
      {opened.includes('menu') && <SiteMenu {...props('menu')} />}
      {opened.includes('appearance') && <AppearancePanel {...props('appearance')} />}
    </>
  );
}
