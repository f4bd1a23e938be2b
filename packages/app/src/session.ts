// Entry `@gschool/app/session`: signing out, and who may open what.
export { useSignOut, type SignOutOptions } from './session/useSignOut';
export { useCanOpen, toViewer } from './session/viewer';
