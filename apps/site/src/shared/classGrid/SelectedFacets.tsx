import {
  facetNames,
  toggleFacetValue,
  type FacetLabels,
  type FacetSelection,
} from '@gschool/domain';
import { Button, Inline, TagList } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { getValueLabel } from './facetLabels';

/**
 * The selected filters as tags that can be removed, and a button that removes all. Renders nothing
 * without a selection.
 */
export function SelectedFacets({
  selection,
  labels,
  onChange,
}: {
  selection: FacetSelection;
  labels: FacetLabels;
  onChange: (selection: FacetSelection) => void;
}) {
  const t = useT();
  const selected = facetNames.flatMap((facet) =>
    (selection[facet] ?? []).map((value) => ({
      id: `${facet} ${value}`,
      label: getValueLabel(facet, { value, label: labels.label(facet, value) }, t),
      facet,
      value,
    })),
  );
  if (selected.length === 0) return null;
  return (
    <Inline space="2">
      <TagList
        label={t('grid.chosen')}
        tags={selected.map(({ id, label }) => ({ id, label }))}
        onRemove={(id) => {
          const removed = selected.find((one) => one.id === id);
          if (removed) onChange(toggleFacetValue(selection, removed.facet, removed.value));
        }}
      />
      <Button variant="plain" size="small" onClick={() => onChange({})}>
        {t('grid.clear')}
      </Button>
    </Inline>
  );
}
