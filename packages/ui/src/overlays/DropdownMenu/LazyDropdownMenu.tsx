import { createLazyPart, LazyTrigger } from '../../internal/lazyPart';
import type { DropdownMenuProps } from './DropdownMenu';

export interface LazyDropdownMenuProps extends DropdownMenuProps {}

const part = createLazyPart<DropdownMenuProps>(() =>
  import('./DropdownMenu').then((module) => module.DropdownMenu),
);

/**
 * A `DropdownMenu` whose code is loaded when someone points at its button, presses it, or when the
 * browser is idle. For a menu in the first view of a page.
 */
export const LazyDropdownMenu = (props: LazyDropdownMenuProps) => (
  <LazyTrigger part={part} popup="menu" overlay={props} />
);
