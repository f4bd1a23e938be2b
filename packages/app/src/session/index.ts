// Entry `@gschool/app/session`: signing out, and the viewer for access checks.
export { useSignOut, type SignOutOptions } from './useSignOut';
export { toViewer, useCanOpen } from './viewer';
