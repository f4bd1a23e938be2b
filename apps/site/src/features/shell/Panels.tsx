import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { productName } from '../../config/env';
import { late } from '../../shared/late';
import { LookButton } from '../../shared/LookButton';
import { openPanel, usePanel } from '../../shared/panels';
import * as css from './Panels.css';
import { settingsStore } from '../../shared/settingsStore';

const Customizer = late(() => import('@gschool/ui/overlays').then((m) => m.Customizer));
const SiteMenu = late(() => import('./SiteMenu').then((m) => m.SiteMenu));

/**
 * The two side panels, behind the gear button and the header's menu button. Their code (the dialog library with
 * it) is loaded when one is first opened; a panel stays mounted so that its
 * exit is seen and the focus returns.
 */
export function Panels() {
  const panel = usePanel();
  const { pathname } = useLocation();
  const [wasOpened, setWasOpened] = useState({ menu: false, look: false });
  if (panel && !wasOpened[panel]) setWasOpened({ ...wasOpened, [panel]: true });

  useEffect(() => openPanel(null), [pathname]);

  const close = (isOpen: boolean) => {
    if (!isOpen) openPanel(null);
  };
  return (
    <>
      <div className={css.gear}>
        <LookButton variant="primary" />
      </div>
      {wasOpened.look ? (
        <Customizer
          store={settingsStore}
          isOpen={panel === 'look'}
          onOpenChange={close}
          defaultAppName={productName}
        />
      ) : null}
      {wasOpened.menu ? <SiteMenu isOpen={panel === 'menu'} onOpenChange={close} /> : null}
    </>
  );
}
