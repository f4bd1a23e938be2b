export { mergeProfile } from '@gschool/domain';
export { loadMember } from './loadMember';
