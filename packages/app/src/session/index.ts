// Entry `@gschool/app/session`: signing out, and the viewer for access checks.
export { lazySignOutDialog, SignOutGate } from './SignOutGate';
export { useFormDraft } from './useFormDraft';
export { useReadTextDraft, useTextDraft } from './useTextDraft';
export { useSignOut, useSignOutSteps, type SignOutOptions } from './useSignOut';
export { toViewer, useCanOpen } from './viewer';
