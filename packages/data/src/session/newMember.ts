// A separate module, so that only sign-up and profile changes load this code.
export { mergeProfile, createNewProfile } from '@gschool/domain';
