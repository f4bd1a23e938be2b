// Entry `@gschool/data/sign-out`: everything that happens between selecting “Sign Out” and the
// sign-out.
export { hasUnsentChanges } from './hasUnsentChanges';
export { sendBeforeSignOut, type UnsentChanges } from './sendBeforeSignOut';
