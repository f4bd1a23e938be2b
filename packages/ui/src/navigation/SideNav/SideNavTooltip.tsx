import { use, type ComponentProps, type ElementType } from 'react';

import { Tooltip } from '../../overlays/Tooltip/Tooltip';
import { IsCollapsedContext } from './SideNavContext';

type RowProps<Element extends ElementType> = Omit<ComponentProps<Element>, 'as' | 'name'> & {
  /** The element of the row: a link, a button. */
  as: Element;
};

/** A row without the description that the tooltip gives it, because that repeats its name. */
function Row({ as, ...rest }: RowProps<ElementType>) {
  const Element: ElementType = as;
  return <Element {...rest} aria-describedby={undefined} />;
}

/**
 * A row, with its name in a tooltip while only icons are shown. The tooltip stays mounted, so that
 * the row keeps focus when the names are shown or hidden.
 */
export function SideNavTooltip<Element extends ElementType>({
  tooltip,
  ...row
}: RowProps<Element> & {
  /** The name of the row. */
  tooltip: string;
}) {
  const isCollapsed = use(IsCollapsedContext);
  return (
    <Tooltip content={tooltip} side="end" isOpen={isCollapsed ? undefined : false}>
      <Row {...(row as RowProps<ElementType>)} />
    </Tooltip>
  );
}
