// A separate module, so that only members load this code.
export { createMemberReader } from './memberReader';
