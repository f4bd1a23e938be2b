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
 * The selected filters as tags that can be removed, and a button that clears all. Nothing without a
 * selection.
 */
export function SelectedFacets({
  selection,
  labels,
  onChoose,
}: {
  selection: FacetSelection;
  labels: FacetLabels;
  onChoose: (selection: FacetSelection) => void;
}) {
  const t = useT();
  const chosen = facetNames.flatMap((facet) =>
    (selection[facet] ?? []).map((value) => ({
      id: `${facet} ${value}`,
      label: getValueLabel(facet, { value, label: labels.label(facet, value) }, t),
      facet,
      value,
    })),
  );
  if (chosen.length === 0) return null;
  return (
    <Inline space="2">
      <TagList
        label={t('grid.chosen')}
        tags={chosen.map(({ id, label }) => ({ id, label }))}
        onRemove={(id) => {
          const removed = chosen.find((one) => one.id === id);
          if (removed) onChoose(toggleFacetValue(selection, removed.facet, removed.value));
        }}
      />
      <Button variant="plain" size="small" onClick={() => onChoose({})}>
        {t('grid.clear')}
      </Button>
    </Inline>
  );
}
