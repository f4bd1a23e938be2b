// Modals have a separate entry point, because they load the dialog library, which no first view
// needs.
export { CartPanel, type CartPanelLine, type CartPanelProps } from './shop/CartPanel/CartPanel';
export { Combobox, type ComboboxProps } from './forms/Combobox/Combobox';
export type { ComboboxFilter, ComboboxOption } from './forms/Combobox/matchOptions';
export { ConfirmDialog } from './overlays/ConfirmDialog/ConfirmDialog';
export type { ConfirmDialogProps } from './overlays/ConfirmDialog/ConfirmDialog';
export { Customizer } from './overlays/Customizer/Customizer';
export type { CustomizerProps } from './overlays/Customizer/Customizer';
export type { CustomizerSettings } from './overlays/Customizer/offered';
export { Dialog } from './overlays/Dialog/Dialog';
export type { DialogProps } from './overlays/Dialog/Dialog';
export { DropdownMenu } from './overlays/DropdownMenu/DropdownMenu';
export type { DropdownMenuProps } from './overlays/DropdownMenu/DropdownMenu';
export type { MenuEntry } from './overlays/DropdownMenu/menuEntries';
export { OffCanvasMenu } from './overlays/OffCanvasMenu/OffCanvasMenu';
export type { OffCanvasMenuProps } from './overlays/OffCanvasMenu/OffCanvasMenu';
export { Popover } from './overlays/Popover/Popover';
export type { PopoverProps } from './overlays/Popover/Popover';
export { SearchDialog } from './overlays/SearchDialog/SearchDialog';
export type { SearchDialogProps } from './overlays/SearchDialog/SearchDialog';
export type { SearchGroup, SearchResult } from './overlays/SearchDialog/results';
export { Sheet } from './overlays/Sheet/Sheet';
export type { SheetProps } from './overlays/Sheet/Sheet';
export { Tooltip } from './overlays/Tooltip/Tooltip';
export type { TooltipProps } from './overlays/Tooltip/Tooltip';
export { TooltipGroup, type TooltipGroupProps } from './overlays/Tooltip/TooltipGroup';
export { FormDialog, type FormDialogProps } from './overlays/FormDialog/FormDialog';
