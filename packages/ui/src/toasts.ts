// Messages that come and go: an entry of its own, because it brings the toast library.
export { Toaster } from './feedback/Toast/Toaster';
export type { ToasterProps } from './feedback/Toast/Toaster';
