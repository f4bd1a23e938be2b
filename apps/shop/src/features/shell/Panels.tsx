import { IconButton, icons } from '@gschool/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { productName } from '../../config/env';
import { translated } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { openPanel, usePanel } from '../../shared/panels';
import type { Panel } from '../../shared/panels';
import { settingsStore } from '../../shared/settingsStore';
import * as css from './Panels.css';

const Customizer = lazy(() =>
  import('@gschool/ui/overlays').then((overlays) => ({ default: overlays.Customizer })),
);
const ShopMenu = lazy(() => import('./ShopMenu').then((m) => ({ default: m.ShopMenu })));
const DemoCart = lazy(() =>
  import('./DemoCart').then(translated).then((m) => ({ default: m.DemoCart })),
);

/**
 * The gear button and the three side panels. Their code (the dialog library with it) is
 * loaded when one is first opened; a panel stays mounted so that its exit is seen and the
 * focus returns.
 */
export function Panels() {
  const t = useT();
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
      <div className={css.gear}>
        <IconButton
          icon={icons.settings}
          label={t('customizer.open')}
          variant="primary"
          aria-haspopup="dialog"
          onClick={() => openPanel('look')}
        />
      </div>
      <Suspense>
        {opened.includes('menu') && <ShopMenu {...props('menu')} />}
        {opened.includes('cart') && <DemoCart {...props('cart')} />}
        {opened.includes('look') && (
          <Customizer store={settingsStore} defaultAppName={productName} {...props('look')} />
        )}
      </Suspense>
    </>
  );
}
