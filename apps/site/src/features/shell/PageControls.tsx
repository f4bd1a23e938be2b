import { FloatingAppearanceButton, usePreload } from '@gschool/app';
import { lazyComponent } from '@gschool/app/routes';
import { BackToTop } from '@gschool/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { openPanel, usePanel } from '../../shared/panels';

const SidePanels = lazyComponent(() => import('./SidePanels').then((m) => m.SidePanels));

/**
 * The controls at the edges of the window: the button back to the top, the gear button and the two
 * side panels, whose code is loaded when one is first opened.
 */
export function PageControls() {
  const panel = usePanel();
  const { pathname } = useLocation();
  const [wasOpened, setWasOpened] = useState(false);
  if (panel && !wasOpened) setWasOpened(true);

  useEffect(() => openPanel(null), [pathname]);
  usePreload(SidePanels.preload);

  return (
    <>
      <BackToTop />
      <FloatingAppearanceButton when="noHeader" onOpen={() => openPanel('appearance')} />
      {wasOpened && <SidePanels panel={panel} />}
    </>
  );
}
