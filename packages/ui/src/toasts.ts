// A separate entry point for toasts, because it loads the toast library.
export { Toaster } from './feedback/Toast/Toaster';
export type { ToasterProps } from './feedback/Toast/Toaster';
