import { appearanceStore } from '@gschool/app';
import type { PanelProps } from '@gschool/app/routes';
import { Customizer } from '@gschool/ui/overlays';

import { productName } from '../../config/env';

/** The panel of the appearance settings. */
export const AppearancePanel = (props: PanelProps) => (
  <Customizer store={appearanceStore} defaultAppName={productName} {...props} />
);
