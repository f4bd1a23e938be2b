import { appearanceStore } from '@gschool/app';
import { Customizer } from '@gschool/ui/overlays';

import { productName } from '../../config/env';

export interface AppearancePanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The panel of the appearance settings. */
export const AppearancePanel = (props: AppearancePanelProps) => (
  <Customizer store={appearanceStore} defaultAppName={productName} {...props} />
);
