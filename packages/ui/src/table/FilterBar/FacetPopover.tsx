import type { TriggerProps } from '../../internal/lazyPart';
import { Popover } from '../../overlays/Popover/Popover';
import { FacetChoices } from './FacetChoices';
import type { FilterFacet } from './filterValue';

export interface FacetPopoverProps extends TriggerProps {
  facet: FilterFacet;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The values of a facet in a panel. */
export function FacetPopover({ facet, values, onChange, ...popover }: FacetPopoverProps) {
  return (
    <Popover
      {...popover}
      title={facet.label}
      isTitleHidden
      align="start"
      size="small"
      hasArrow={false}
    >
      <FacetChoices facet={facet} values={values} onChange={onChange} />
    </Popover>
  );
}
