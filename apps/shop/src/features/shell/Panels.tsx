import { appearanceStore, FloatingAppearanceButton } from '@gschool/app';
import { lazyPage } from '@gschool/app/routes';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

import { productName } from '../../config/env';
import { openPanel, usePanel } from '../../shared/panels';
import type { Panel } from '../../shared/panels';

const { Component: Customizer } = lazyPage(() =>
  import('@gschool/ui/overlays').then((overlays) => overlays.Customizer),
);
const { Component: ShopMenu } = lazyPage(() => import('./ShopMenu').then((m) => m.ShopMenu));

export interface PanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The appearance button and the three side panels. Panels load when they first open, and stay
 * mounted for their exit transition and to restore the focus.
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
