// A separate module, so that only sign-up and profile changes load this code.
export { mergeProfile, newProfile } from '@gschool/domain';
