export { isUnreachable } from '@gschool/domain';
export { loadMember } from './loadMember';
export { readCopiedState, storeCopy } from './memberCopy';
