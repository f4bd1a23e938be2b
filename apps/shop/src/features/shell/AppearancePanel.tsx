import { appearanceStore } from '@gschool/app';
import { Customizer } from '@gschool/ui/overlays';

import { productName } from '../../config/env';
import type { PanelProps } from './Panels';

/** The panel of the appearance settings. */
export const AppearancePanel = (props: PanelProps) => (
  <Customizer store={appearanceStore} defaultAppName={productName} {...props} />
);
