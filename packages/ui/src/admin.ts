// A separate entry point for apps that people work in: it loads the dialog, menu and tooltip
// libraries, and no first view of a school or a shop needs it.
export { SideNav, type SideNavProps } from './navigation/SideNav/SideNav';
export { SideNavButton, type SideNavButtonProps } from './navigation/SideNav/SideNavButton';
export { SideNavLayout, type SideNavLayoutProps } from './navigation/SideNav/SideNavLayout';
export type { SideNavGroup, SideNavItem } from './navigation/SideNav/sideNavItems';
export {
  LazyDropdownMenu,
  type LazyDropdownMenuProps,
} from './overlays/DropdownMenu/LazyDropdownMenu';
export { CommandPalette, type CommandPaletteProps } from './overlays/CommandPalette/CommandPalette';
export type { PaletteCommand } from './overlays/CommandPalette/commands';
export { useCommandPaletteShortcut } from './overlays/CommandPalette/useCommandPaletteShortcut';
export {
  useShortcuts,
  type Shortcut,
  type ShortcutOptions,
} from './internal/shortcut/useShortcuts';
export { ShortcutsPanel, type ShortcutsPanelProps } from './overlays/ShortcutsPanel/ShortcutsPanel';
export type { ShortcutGroup } from './overlays/ShortcutsPanel/ShortcutsPanel';
export type { ShortcutRow } from './internal/shortcut/ShortcutList';
export { Timeline, type TimelineProps } from './data-display/Timeline/Timeline';
export type { TimelineItem } from './data-display/Timeline/timelineItems';
