import type { ReactNode } from 'react';

import { Button } from '../../actions/Button/Button';
import { Stack } from '../../layout/Stack/Stack';
import { Sheet } from '../../overlays/Sheet/Sheet';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { Heading } from '../../typography/Heading/Heading';
import { FacetChoices } from './FacetChoices';
import * as styles from './FilterBar.css';
import { setFacet, type FilterFacet, type FilterValue } from './filterValue';
import { filterBarMessages } from './messages';

export interface FilterSheetProps {
  /** The saved views. */
  savedViews: ReactNode;
  facets: readonly FilterFacet[];
  value: FilterValue;
  onChange: (value: FilterValue) => void;
  resultLabel: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The saved views and all facets on a phone. A choice applies right away, and the footer shows the
 * number of results.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { savedViews, facets, value, onChange, resultLabel, isOpen, onOpenChange } = props;
  const messages = useMessages('filterBar', filterBarMessages);
  return (
    <Sheet
      side="end"
      title={messages.filters}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <div className={styles.sheetFoot}>
          <span role="status" className={styles.sheetResults}>
            {resultLabel}
          </span>
          <Button variant="quiet" onClick={() => onChange({ ...value, facets: {} })}>
            {messages.clearAll}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{messages.done}</Button>
        </div>
      }
    >
      <Stack space="6">
        {savedViews && (
          <section>
            <Heading level={3} size="small">
              {messages.views}
            </Heading>
            {savedViews}
          </section>
        )}
        {facets.map((facet) => (
          <section key={facet.id}>
            <Heading level={3} size="small">
              {facet.label}
            </Heading>
            <FacetChoices
              facet={facet}
              values={value.facets[facet.id] ?? []}
              onChange={(values) => onChange(setFacet(value, facet.id, values))}
            />
          </section>
        ))}
      </Stack>
    </Sheet>
  );
}
