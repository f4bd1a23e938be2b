import type { OfferedTheme, SettingsStore } from '@gschool/themes/settings';

import { Sheet } from '../Sheet/Sheet';
import { customizerMessages } from './messages';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { CustomizerActions } from './CustomizerActions';
import { CustomizerPanel } from './CustomizerPanel';
import type { CustomizerSettings } from './offered';

export interface CustomizerProps {
  /** Where the settings are stored; see `createSettingsStore`. */
  store: SettingsStore;
  /** Whether the sheet is open. */
  isOpen: boolean;
  /** Called when it should close (Escape, the scrim, the close button) or open. */
  onOpenChange: (isOpen: boolean) => void;
  /** The product's name, unless another one is set. */
  defaultAppName: string;
  /**
   * The offered themes: your own, and names of built-in ones. Pass the same list to the store’s
   * `offerThemes`. With fewer than two, the theme setting is not shown.
   * @default the built-in themes
   */
  themes?: readonly OfferedTheme[] | undefined;
  /**
   * Limits what else is offered: `false` hides a setting, a list limits its values.
   * @default every setting with every value
   */
  settings?: CustomizerSettings | undefined;
  /** ID of the sheet, for the gear button's `aria-controls`. */
  id?: string | undefined;
}

/**
 * The sheet that the gear button opens. Only its panel subscribes to the store, so a change renders
 * only the panel.
 */
export function Customizer({
  store,
  isOpen,
  onOpenChange,
  defaultAppName,
  themes,
  settings,
  id,
}: CustomizerProps) {
  const messages = useMessages('customizer', customizerMessages);
  return (
    <Sheet
      id={id}
      side="end"
      title={messages.title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={<CustomizerActions store={store} />}
    >
      <CustomizerPanel {...{ store, defaultAppName, themes, settings }} />
    </Sheet>
  );
}
