import { IconButton, icons } from '@gschool/ui';

import type { SharedMessageId } from '../i18n/sharedMessages';
import { useTranslate } from '../i18n/useTranslate';

export interface AppearanceButtonProps {
  /** Called to open the appearance panel. */
  onOpen: () => void;
}

/** The gear button that opens the appearance panel. */
export function AppearanceButton({ onOpen }: AppearanceButtonProps) {
  const t = useTranslate<SharedMessageId>();
  return (
    <IconButton
      icon={icons.settings}
      label={t('customizer.open')}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  );
}
