import '../../i18n/en/downloads.messages.json';

import { useDownloadActions, type Download } from '@gschool/data/downloads';
import { ConfirmDialog } from '@gschool/ui/overlays';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { useSizes } from './useSizes';

export interface RemoveDialogProps {
  /** The downloads to remove: one of them, or all. */
  downloads: readonly Download[];
  isAll: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Confirms that downloads are removed, because another download needs time and data. */
export function RemoveDialog({ downloads, isAll, isOpen, onOpenChange }: RemoveDialogProps) {
  const t = useT();
  const { size } = useSizes();
  const { remove, removeAll } = useDownloadActions();
  // Does not change while the dialog is open, because the downloads are removed before the dialog
  // has closed.
  const [asked, setAsked] = useState({ isOpen, downloads });
  if (asked.isOpen !== isOpen)
    setAsked({ isOpen, downloads: isOpen ? downloads : asked.downloads });
  const [first] = asked.downloads;
  const bytes = asked.downloads.reduce((sum, { storedBytes }) => sum + storedBytes, 0);
  return (
    <ConfirmDialog
      variant="danger"
      title={t(isAll ? 'downloads.removeAllTitle' : 'downloads.removeTitle')}
      description={
        isAll
          ? t('downloads.removeAllText', { count: asked.downloads.length, size: size(bytes) })
          : t('downloads.removeText', { title: first?.title ?? '' })
      }
      confirmLabel={t(isAll ? 'downloads.removeAll' : 'downloads.remove')}
      cancelLabel={t('downloads.doNotRemove')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={async () => {
        if (isAll) await removeAll();
        else if (first) await remove(first.classId);
      }}
    />
  );
}
