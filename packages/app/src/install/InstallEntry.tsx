import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';

import { useTranslate } from '../i18n/useTranslate';
import type { InstallMessageId } from '../i18n/sharedMessages';
import { useInstallMethod } from './installMethod';
import { InstallButton } from './InstallButton';
import { INSTALL_ENTRY_ID } from './InstallEntryTarget';

/** The footer entry that installs the app at any time (docs/product/offline.md#installed). */
export function InstallEntry() {
  const t = useTranslate<InstallMessageId>();
  const method = useInstallMethod();
  const { pathname } = useLocation();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  // Another page may have a different footer, or no footer.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFooter(document.getElementById(INSTALL_ENTRY_ID)));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    method &&
    footer &&
    createPortal(<InstallButton variant="plain">{t('install.entry')}</InstallButton>, footer)
  );
}
