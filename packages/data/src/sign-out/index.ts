// Entry `@gschool/data/sign-out`: what happens between the press on “Sign Out” and the sign-out.
export { hasUnsentChanges } from './hasUnsentChanges';
export { sendBeforeSignOut, type UnsentChanges } from './sendBeforeSignOut';
