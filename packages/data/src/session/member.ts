export { loadMember } from './loadMember';
export { isUnreachable, readCopiedState, storeCopy } from './memberCopy';
