import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { late } from '../../shared/late';
import { LookButton } from '../../shared/LookButton';
import { openPanel, usePanel } from '../../shared/panels';
import * as css from './Panels.css';

const SidePanels = late(() => import('./SidePanels').then((m) => m.SidePanels));

/**
 * The two side panels, behind the gear button and the header's menu button. Their code (the dialog library with
 * it) is loaded when one is first opened.
 */
export function Panels() {
  const panel = usePanel();
  const { pathname } = useLocation();
  const [wasOpened, setWasOpened] = useState(false);
  if (panel && !wasOpened) setWasOpened(true);

  useEffect(() => openPanel(null), [pathname]);

  return (
    <>
      <div className={css.gear}>
        <LookButton variant="primary" />
      </div>
      {wasOpened && <SidePanels panel={panel} />}
    </>
  );
}
