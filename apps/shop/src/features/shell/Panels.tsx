import { appearanceStore, FloatingAppearanceButton } from '@gschool/app';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

import { productName } from '../../config/env';
import { openPanel, usePanel } from '../../shared/panels';
import type { Panel } from '../../shared/panels';

const Customizer = lazy(() =>
  import('@gschool/ui/overlays').then((overlays) => ({ default: overlays.Customizer })),
);
const ShopMenu = lazy(() => import('./ShopMenu').then((m) => ({ default: m.ShopMenu })));

/** What a panel is told by whoever opens and closes it. */
export interface PanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The gear button and the three side panels. Their code (the dialog library with it) is
 * loaded when one is first opened; a panel stays mounted so that its exit is seen and the
 * focus returns.
 */
export function Panels({
  cart: Cart,
}: {
  /** The cart's panel, which is a feature of its own. */
  cart: ComponentType<PanelProps>;
}) {
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
      <FloatingAppearanceButton when="always" onOpen={() => openPanel('appearance')} />
      <Suspense>
        {opened.includes('menu') && <ShopMenu {...props('menu')} />}
        {opened.includes('cart') && <Cart {...props('cart')} />}
        {opened.includes('appearance') && (
          <Customizer
            store={appearanceStore}
            defaultAppName={productName}
            {...props('appearance')}
          />
        )}
      </Suspense>
    </>
  );
}
