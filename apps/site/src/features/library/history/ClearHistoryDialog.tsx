import { ConfirmDialog } from '@gschool/ui/overlays';

import { useT } from '../../../i18n/useT';

export interface ClearHistoryDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void | Promise<void>;
}

/** Asks for confirmation before the history is cleared. */
export function ClearHistoryDialog(props: ClearHistoryDialogProps) {
  const t = useT();
  return (
    <ConfirmDialog
      {...props}
      variant="danger"
      title={t('library.historyClearQuestion')}
      description={t('library.historyClearText')}
      confirmLabel={t('library.historyClear')}
      cancelLabel={t('library.doNotDelete')}
    />
  );
}
