import '../../i18n/en/downloads.messages.json';

import { useDownloadActions, type Download } from '@gschool/data/downloads';
import { useToasts } from '@gschool/ui';
import { ConfirmDialog } from '@gschool/ui/overlays';

import { useT } from '../../i18n/useT';
import { useSizes } from './useSizes';

export interface RemoveDialogProps {
  /** The downloads to remove: one of them, or all. */
  downloads: readonly Download[];
  isAll: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Confirms that downloads are removed, because taking them again needs time and data. */
export function RemoveDialog({ downloads, isAll, isOpen, onOpenChange }: RemoveDialogProps) {
  const t = useT();
  const toasts = useToasts();
  const { size } = useSizes();
  const { remove, removeAll } = useDownloadActions();
  const [first] = downloads;
  const bytes = downloads.reduce((sum, { storedBytes }) => sum + storedBytes, 0);

  const confirm = async () => {
    try {
      if (isAll) await removeAll();
      else if (first) await remove(first.classId);
    } catch {
      toasts.show({
        id: 'download-removal',
        variant: 'danger',
        title: t('downloads.removeFailed'),
        message: t('error.unexpected'),
      });
    }
  };
  return (
    <ConfirmDialog
      variant="danger"
      title={t(isAll ? 'downloads.removeAllTitle' : 'downloads.removeTitle')}
      description={
        isAll
          ? t('downloads.removeAllText', { count: downloads.length, size: size(bytes) })
          : t('downloads.removeText', { title: first?.title ?? '' })
      }
      confirmLabel={t(isAll ? 'downloads.removeAll' : 'downloads.remove')}
      cancelLabel={t('downloads.doNotRemove')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={confirm}
    />
  );
}
