import type { FacetName, FacetValue } from '@gschool/domain';
import { FacetGroup } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { getFacetLabel, getValueLabel } from './facetLabels';

/** One facet with the number of classes for each of its values. */
export function ClassFacet({
  facet,
  values,
  selected,
  onToggle,
}: {
  facet: FacetName;
  values: readonly FacetValue[];
  selected: readonly string[];
  onToggle: (value: string) => void;
}) {
  const t = useT();
  return (
    <FacetGroup
      title={getFacetLabel(facet, t)}
      name={facet}
      options={values.map((value) => ({
        value: value.value,
        label: getValueLabel(facet, value, t),
        count: value.count,
        countLabel: t('facet.count', { count: value.count }),
        isSelected: selected.includes(value.value),
      }))}
      onToggle={onToggle}
      labels={{
        selected: (count) => t('facet.chosen', { count }),
        showAll: (count) => t('facet.more', { count }),
        showFewer: t('facet.fewer'),
      }}
    />
  );
}
