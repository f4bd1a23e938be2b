import { appearanceStore } from '@gschool/app';
import { Customizer } from '@gschool/ui/overlays';

import { productName } from '../../config/env';
import { openPanel, type Panel } from '../../shared/panels';
import { SiteMenu } from './SiteMenu';

const close = (isOpen: boolean) => {
  if (!isOpen) openPanel(null);
};

/**
 * The two side panels. Each stays mounted, so that its exit animation runs and the focus returns.
 */
export function SidePanels({ panel }: { panel: Panel }) {
  return (
    <>
      <Customizer
        store={appearanceStore}
        isOpen={panel === 'appearance'}
        onOpenChange={close}
        defaultAppName={productName}
      />
      <SiteMenu isOpen={panel === 'menu'} onOpenChange={close} />
    </>
  );
}
