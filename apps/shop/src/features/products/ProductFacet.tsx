import { FacetGroup, type FacetOption } from '@gschool/ui';
import type { ReactNode } from 'react';

import { useT } from '../../i18n/useT';
import { useFacetLabels } from './useFacetLabels';

export interface FilterValue<T extends string> extends Pick<
  FacetOption<T>,
  'value' | 'label' | 'count' | 'swatch'
> {
  isSelected: boolean;
}

/** One facet with its values. Renders nothing without selectable values. */
export function ProductFacet<T extends string>({
  id,
  title,
  values,
  onToggle,
  children,
}: {
  id: string;
  title: string;
  values: readonly FilterValue<T>[];
  onToggle: (value: T) => void;
  /** A control above the values. */
  children?: ReactNode;
}) {
  const t = useT();
  const labels = useFacetLabels();
  const options = values.filter(({ count, isSelected }) => count > 0 || isSelected);
  if (options.length === 0) return null;
  return (
    <FacetGroup
      id={id}
      title={title}
      name={id}
      options={options.map((value) => ({
        ...value,
        countLabel: t('products.valueCount', { count: value.count }),
      }))}
      onToggle={onToggle}
      labels={labels}
      isButtonFullWidth
    >
      {children}
    </FacetGroup>
  );
}
