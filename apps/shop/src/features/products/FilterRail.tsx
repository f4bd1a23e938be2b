import { IconButton, icons, type IconShape } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';

const stops: readonly { at: string; label: MessageId; icon: IconShape }[] = [
  { at: 'category', label: 'products.category', icon: icons.menu },
  { at: 'size', label: 'option.size', icon: icons.ruler },
  { at: 'colour', label: 'option.colour', icon: icons.palette },
  { at: 'price', label: 'products.price', icon: icons.tag },
];

/** The narrow look of the filters: a sign for each of them, which opens them there. */
export function FilterRail({
  chosen,
  className,
  onOpen,
}: {
  /** How many wishes narrow the list. */
  chosen: number;
  className: string;
  onOpen: (at: string) => void;
}) {
  const t = useT();
  return (
    <div role="group" aria-label={t('products.filters')} className={className}>
      <IconButton
        icon={icons.filter}
        label={chosen > 0 ? t('products.filterChosen', { count: chosen }) : t('products.filter')}
        variant={chosen > 0 ? 'primary' : 'plain'}
        aria-haspopup="dialog"
        onClick={() => onOpen('')}
      />
      {stops.map(({ at, label, icon }) => (
        <IconButton
          key={at}
          icon={icon}
          label={t(label)}
          variant="plain"
          aria-haspopup="dialog"
          onClick={() => onOpen(at)}
        />
      ))}
    </div>
  );
}
