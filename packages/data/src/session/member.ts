export { loadMember } from './loadMember';
