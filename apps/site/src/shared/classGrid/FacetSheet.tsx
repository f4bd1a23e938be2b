import { Button } from '@gschool/ui';
import { Sheet } from '@gschool/ui/overlays';

import { useT } from '../../i18n/useT';
import { FacetPanel } from './FacetPanel';

/** The filters on a phone. A choice applies right away. The button shows the number of matches. */
export function FacetSheet({
  total,
  onClose,
  ...panel
}: Parameters<typeof FacetPanel>[0] & { total: number; onClose: () => void }) {
  const t = useT();
  return (
    <Sheet
      side="end"
      title={t('grid.filters')}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button isFullWidth onClick={onClose}>
          {total === 0 ? t('grid.showNone') : t('grid.show', { count: total })}
        </Button>
      }
    >
      <FacetPanel {...panel} />
    </Sheet>
  );
}
