import { Button, Checkbox, VisuallyHidden } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { FilterFrame } from './FilterFrame';
import * as css from './FilterGroup.css';

/** Values in sight before "show all". */
const FEW = 7;

/** One value of a facet, as it is read. */
export interface FilterValue<T extends string> {
  value: T;
  label: string;
  /** How many products it gives. */
  count: number;
  isChosen: boolean;
  /** A colour's dot. */
  swatch?: string | undefined;
}

/** One facet and its values; nothing where there is nothing to choose. */
export function FilterGroup<T extends string>({
  id,
  title,
  values,
  onToggle,
}: {
  id: string;
  title: string;
  values: readonly FilterValue<T>[];
  onToggle: (value: T) => void;
}) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const chosen = values.filter(({ isChosen }) => isChosen).length;
  const useful = values.filter(({ count, isChosen }) => count > 0 || isChosen);
  if (useful.length === 0) return null;
  const isLong = useful.length > FEW + 1;
  const shown =
    isLong && !isWhole ? useful.filter(({ isChosen }, at) => at < FEW || isChosen) : useful;
  return (
    <FilterFrame id={id} title={title} chosen={chosen}>
      <div role="group" aria-label={title} className={css.values}>
        {shown.map(({ value, label, count, isChosen, swatch }) => (
          <Checkbox
            key={value}
            name={id}
            value={value}
            checked={isChosen}
            disabled={count === 0 && !isChosen}
            onChange={() => onToggle(value)}
            label={
              <span className={css.value}>
                {swatch && (
                  <svg viewBox="0 0 16 16" className={css.dot} aria-hidden>
                    <circle cx="8" cy="8" r="8" fill={swatch} />
                  </svg>
                )}
                <bdi>{label}</bdi>
                <span className={css.count} aria-hidden="true">
                  {count}
                </span>
                <VisuallyHidden>{t('products.valueCount', { count })}</VisuallyHidden>
              </span>
            }
          />
        ))}
        {isLong && (
          <Button
            variant="plain"
            size="small"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('products.fewer') : t('products.moreValues', { count: useful.length })}
          </Button>
        )}
      </div>
    </FilterFrame>
  );
}
