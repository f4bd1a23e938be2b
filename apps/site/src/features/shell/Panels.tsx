import { FloatingAppearanceButton } from '@gschool/app';
import { lazyPart } from '@gschool/app/routes';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { openPanel, usePanel } from '../../shared/panels';

const SidePanels = lazyPart(() => import('./SidePanels').then((m) => m.SidePanels));

/**
 * The two side panels: appearance settings and menu. Their code, including the dialog library, is
 * loaded on the first opening.
 */
export function Panels() {
  const panel = usePanel();
  const { pathname } = useLocation();
  const [wasOpened, setWasOpened] = useState(false);
  if (panel && !wasOpened) setWasOpened(true);

  useEffect(() => openPanel(null), [pathname]);

  return (
    <>
      <FloatingAppearanceButton when="noHeader" onOpen={() => openPanel('appearance')} />
      {wasOpened && <SidePanels panel={panel} />}
    </>
  );
}
