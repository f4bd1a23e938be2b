export { accountDeleted, erasureCheck } from './erasure';
export { membership, membershipCheck } from './membership';
