// Modal parts: an entry of its own, because they bring the dialog library and no first view needs one.
export { CartPanel } from './CartPanel/CartPanel';
export { Customizer } from './Customizer/Customizer';
export type { CustomizerProps } from './Customizer/Customizer';
export { Dialog } from './Dialog/Dialog';
export type { DialogProps } from './Dialog/Dialog';
export { OffCanvasMenu } from './OffCanvasMenu/OffCanvasMenu';
export type { OffCanvasMenuProps } from './OffCanvasMenu/OffCanvasMenu';
export { Sheet } from './Sheet/Sheet';
export type { SheetProps } from './Sheet/Sheet';
