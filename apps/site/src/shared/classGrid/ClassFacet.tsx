import type { FacetName, FacetValue } from '@gschool/domain';
import { FacetGroup } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { facetName, valueName } from './facetWords';

/** One facet of the classes, with how many classes each of its values would give. */
export function ClassFacet({
  facet,
  values,
  chosen,
  onToggle,
}: {
  facet: FacetName;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}) {
  const t = useT();
  return (
    <FacetGroup
      title={facetName(facet, t)}
      name={facet}
      options={values.map((value) => ({
        value: value.value,
        label: valueName(facet, value, t),
        count: value.count,
        countLabel: t('facet.count', { count: value.count }),
        isSelected: chosen.includes(value.value),
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
