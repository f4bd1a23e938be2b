// Entry `@gschool/app/session`: signing out, and who may open what.
export { useSignOut, type SignOutOptions } from './useSignOut';
export { useCanOpen, toViewer } from './viewer';
