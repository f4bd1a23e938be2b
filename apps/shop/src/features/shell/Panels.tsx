import { usePreload } from '@gschool/app';
import { lazyPanel, type PanelProps } from '@gschool/app/routes';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

import { openPanel, usePanel } from '../../shared/panels';
import type { Panel } from '../../shared/panels';

const AppearancePanel = lazyPanel(() => import('./AppearancePanel').then((m) => m.AppearancePanel));
const ShopMenu = lazyPanel(() => import('./ShopMenu').then((m) => m.ShopMenu));
const preloadPanels = () => Promise.all([ShopMenu.preload(), AppearancePanel.preload()]);

/**
 * The three side panels. They load when the page is idle, or when they first open. They stay
 * mounted for their exit transition and to restore focus.
 */
export function Panels({
  cart: Cart,
}: {
  /** The cart panel, passed in because it belongs to another feature. */
  cart: ComponentType<PanelProps>;
}) {
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
      {opened.includes('menu') && <ShopMenu {...props('menu')} />}
      {opened.includes('cart') && <Cart {...props('cart')} />}
      {opened.includes('appearance') && <AppearancePanel {...props('appearance')} />}
    </>
  );
}
