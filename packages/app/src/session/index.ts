// Entry `@gschool/app/session`: signing out, and who the viewer is for access checks.
export { lazySignOutDialog, SignOutGate } from './SignOutGate';
export { useFormDraft, useReadTextDraft, useTextDraft } from './useFormDraft';
export { useSignOut, useSignOutSteps, type SignOutOptions } from './useSignOut';
export { toViewer, useCanOpen } from './viewer';
