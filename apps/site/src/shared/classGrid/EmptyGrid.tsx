import { removeFacet, type FacetSelection, type ClearableFacet } from '@gschool/domain';
import { Button, EmptyState, icons, Inline } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { getFacetLabel } from './facetLabels';

/**
 * Shown if no class matches. Suggests filters to remove, each with the number of classes that would
 * match then.
 */
export function EmptyGrid({
  selection,
  suggestions,
  onChange,
}: {
  selection: FacetSelection;
  suggestions: readonly ClearableFacet[];
  onChange: (selection: FacetSelection) => void;
}) {
  const t = useT();
  return (
    <EmptyState
      level={3}
      size="panel"
      icon={icons.filter}
      title={t('grid.emptyTitle')}
      action={
        <Inline space="3" justify="center">
          {suggestions.slice(0, 3).map(({ facet, count }, index) => (
            <Button
              key={facet}
              variant={index === 0 ? 'primary' : 'quiet'}
              onClick={() => onChange(removeFacet(selection, facet))}
            >
              {t('grid.without', { facet: getFacetLabel(facet, t), count })}
            </Button>
          ))}
          <Button
            variant={suggestions.length === 0 ? 'primary' : 'plain'}
            onClick={() => onChange({})}
          >
            {t('grid.clear')}
          </Button>
        </Inline>
      }
    >
      {t(suggestions.length > 0 ? 'grid.empty' : 'grid.emptyAll')}
    </EmptyState>
  );
}
