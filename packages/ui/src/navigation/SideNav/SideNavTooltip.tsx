import {
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ElementType,
  type Ref,
} from 'react';

import { createLazyPart } from '../../internal/lazyPart';
import type { TooltipProps } from '../../overlays/Tooltip/Tooltip';
import { IsCollapsedContext } from './SideNavContext';

type RowProps<Element extends ElementType> = Omit<ComponentProps<Element>, 'as' | 'name'> & {
  /** The element of the row: a link, a button. */
  as: Element;
};

/** Most people see the names, and need no tooltips. */
const tooltipPart = createLazyPart<TooltipProps>(() =>
  import('../../overlays/Tooltip/Tooltip').then((module) => module.Tooltip),
);

/** A row without the description that the tooltip gives it, because that repeats its name. */
function Row({ as, ...rest }: RowProps<ElementType>) {
  const Element: ElementType = as;
  return <Element {...rest} aria-describedby={undefined} />;
}

/**
 * A row, with its name in a tooltip while only icons are shown. Tooltips are loaded the first time
 * that only icons are shown. Then the tooltip stays mounted, so that the row keeps focus when the
 * names are shown or hidden.
 */
export function SideNavTooltip<Element extends ElementType>({
  tooltip,
  ref,
  ...row
}: RowProps<Element> & {
  /** The name of the row. */
  tooltip: string;
  ref?: Ref<HTMLElement> | undefined;
}) {
  const isCollapsed = use(IsCollapsedContext);
  const [Tooltip, setTooltip] = useState(() => tooltipPart.get());
  const element = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (Tooltip || !isCollapsed) return;
    let isMounted = true;
    void tooltipPart.load().then((part) => {
      if (!part || !isMounted) return;
      hadFocus.current = document.activeElement === element.current;
      setTooltip(() => part);
    });
    return () => {
      isMounted = false;
    };
  }, [Tooltip, isCollapsed]);
  useLayoutEffect(() => {
    // The row with the tooltip is another element.
    if (hadFocus.current) element.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [Tooltip]);

  const attach = (node: HTMLElement | null): void => {
    element.current = node;
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
  };
  const content = <Row {...(row as unknown as RowProps<ElementType>)} ref={attach} />;
  if (!Tooltip) return content;
  return (
    <Tooltip content={tooltip} side="end" isOpen={isCollapsed ? undefined : false}>
      {content}
    </Tooltip>
  );
}
