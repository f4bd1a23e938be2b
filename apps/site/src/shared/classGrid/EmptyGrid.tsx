import { removeFacet, type FacetSelection, type ClearableFacet } from '@gschool/domain';
import { Button, EmptyState, icons, Inline } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { facetName } from './facetWords';

/** Nothing fits: which filter to give up, with what that brings back, the most generous first. */
export function EmptyGrid({
  selection,
  waysOut,
  onChoose,
}: {
  selection: FacetSelection;
  waysOut: readonly ClearableFacet[];
  onChoose: (selection: FacetSelection) => void;
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
          {waysOut.slice(0, 3).map(({ facet, count }, place) => (
            <Button
              key={facet}
              variant={place === 0 ? 'primary' : 'quiet'}
              onClick={() => onChoose(removeFacet(selection, facet))}
            >
              {t('grid.without', { facet: facetName(facet, t), count })}
            </Button>
          ))}
          <Button variant={waysOut.length === 0 ? 'primary' : 'plain'} onClick={() => onChoose({})}>
            {t('grid.clear')}
          </Button>
        </Inline>
      }
    >
      {t(waysOut.length > 0 ? 'grid.empty' : 'grid.emptyAll')}
    </EmptyState>
  );
}
