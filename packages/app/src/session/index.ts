// Entry `@gschool/app/session`: signing out.
export { useSignOut, type SignOutOptions } from './useSignOut';
