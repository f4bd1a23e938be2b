import type { SettingsStore } from '@gschool/themes/settings';

import { Sheet } from '../Sheet/Sheet';
import { customizerMessages } from './messages';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { CustomizerActions } from './CustomizerActions';
import { CustomizerPanel } from './CustomizerPanel';

export interface CustomizerProps {
  /** Where the settings are stored; see `createSettingsStore`. */
  store: SettingsStore;
  /** Whether the sheet is open. */
  isOpen: boolean;
  /** Called when it should close (Escape, the scrim, the close button) or open. */
  onOpenChange: (isOpen: boolean) => void;
  /** The product's name while no one has chosen another. */
  defaultAppName: string;
  /** Id of the sheet: the gear button's `aria-controls`. */
  id?: string | undefined;
}

/**
 * The sheet behind the gear. It does not subscribe to the store, its panel does:
 * a switch renders the panel and nothing else.
 */
export function Customizer({ store, isOpen, onOpenChange, defaultAppName, id }: CustomizerProps) {
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
      <CustomizerPanel store={store} defaultAppName={defaultAppName} />
    </Sheet>
  );
}
