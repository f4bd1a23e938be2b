import {
  facetNames,
  toggleFacetValue,
  type FacetLabels,
  type FacetSelection,
} from '@gschool/domain';
import { Button, Inline, TagList } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { valueName } from './facetWords';

/** What is chosen, each with a cross, and one button for all of it. Nothing while nothing is chosen. */
export function ChosenFacets({
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
      label: valueName(facet, { value, label: labels.label(facet, value) }, t),
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
          const gone = chosen.find((one) => one.id === id);
          if (gone) onChoose(toggleFacetValue(selection, gone.facet, gone.value));
        }}
      />
      <Button variant="plain" size="small" onClick={() => onChoose({})}>
        {t('grid.clear')}
      </Button>
    </Inline>
  );
}
