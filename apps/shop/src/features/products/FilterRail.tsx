import { IconButton, icons, type IconShape } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';

const facets: readonly { facet: string; label: MessageId; icon: IconShape }[] = [
  { facet: 'category', label: 'products.category', icon: icons.menu },
  { facet: 'size', label: 'option.size', icon: icons.ruler },
  { facet: 'colour', label: 'option.color', icon: icons.palette },
  { facet: 'price', label: 'products.price', icon: icons.tag },
];

/** The collapsed filters: an icon button for each facet, which opens the facet in the sheet. */
export function FilterRail({
  activeCount,
  className,
  onOpen,
}: {
  /** The number of active filters. */
  activeCount: number;
  className: string;
  onOpen: (at: string) => void;
}) {
  const t = useT();
  return (
    <div role="group" aria-label={t('products.filters')} className={className}>
      <IconButton
        icon={icons.filter}
        label={
          activeCount > 0
            ? t('products.filterChosen', { count: activeCount })
            : t('products.filter')
        }
        variant={activeCount > 0 ? 'primary' : 'plain'}
        aria-haspopup="dialog"
        onClick={() => onOpen('')}
      />
      {facets.map(({ facet, label, icon }) => (
        <IconButton
          key={facet}
          icon={icon}
          label={t(label)}
          variant="plain"
          aria-haspopup="dialog"
          onClick={() => onOpen(facet)}
        />
      ))}
    </div>
  );
}
