import { Button } from '@gschool/ui';
import { Sheet } from '@gschool/ui/overlays';
import { useEffect } from 'react';

import { useT } from '../../i18n/useT';
import { facetId, FilterPanel, type FilterPanelProps } from './FilterPanel';

/** The filters in a sheet. Changes apply immediately; the footer shows the number of matches. */
export function FilterSheet({
  total,
  openFacet: openAt,
  onClose,
  ...panel
}: FilterPanelProps & {
  total: number;
  /** The facet to scroll to, or ''. */
  openFacet: string;
  onClose: () => void;
}) {
  const t = useT();
  useEffect(() => {
    if (openAt) document.getElementById(facetId('sheet', openAt))?.scrollIntoView();
  }, [openAt]);
  return (
    <Sheet
      side="start"
      title={t('products.filters')}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button isFullWidth onClick={onClose}>
          {t('products.show', { count: total })}
        </Button>
      }
    >
      <FilterPanel {...panel} placement="sheet" />
    </Sheet>
  );
}
