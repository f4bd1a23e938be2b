import { useTranslate } from '../i18n/useTranslate';
import { useInstallWay } from './installWay';
import { InstallButton } from './InstallButton';
import type { InstallMessageId } from './messageIds';

/** The quiet way to install the app at any time, in the footer (docs/product.md#installed). */
export function InstallEntry() {
  const t = useTranslate<InstallMessageId>();
  const way = useInstallWay();
  return way && <InstallButton variant="plain">{t('install.entry')}</InstallButton>;
}
