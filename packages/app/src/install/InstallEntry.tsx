import { useTranslate } from '../i18n/useTranslate';
import { useInstallMethod } from './installMethod';
import { InstallButton } from './InstallButton';
import type { InstallMessageId } from './messageIds';

/** The entry of the footer that installs the app at any time (docs/product.md#installed). */
export function InstallEntry() {
  const t = useTranslate<InstallMessageId>();
  const method = useInstallMethod();
  return method && <InstallButton variant="plain">{t('install.entry')}</InstallButton>;
}
