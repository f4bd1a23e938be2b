import { IconButton, icons } from '@gschool/ui';

import type { SharedMessageId } from '../i18n/sharedMessages';
import { useTranslate } from '../i18n/useTranslate';

export interface AppearanceButtonProps {
  variant?: 'plain' | 'primary';
  /** Opens the appearance panel. */
  onOpen: () => void;
}

/** The gear button that opens the appearance panel. */
export function AppearanceButton({ variant = 'plain', onOpen }: AppearanceButtonProps) {
  const t = useTranslate<SharedMessageId>();
  return (
    <IconButton
      icon={icons.settings}
      label={t('customizer.open')}
      variant={variant}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  );
}
