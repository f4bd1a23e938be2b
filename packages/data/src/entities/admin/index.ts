export type { ActDraft } from './actIds';
export { addUndoable, getAdminActs } from './adminActs';
export {
  useFindMembers,
  useLog,
  useMemberDetails,
  useMembers,
  useOrderDetails,
  useOrderList,
  useOverview,
  useUndoableActs,
  type OrderFilter,
  type PagedList,
} from './adminHooks';
export type { AdminRepository, LogFilter, LogPage } from './adminRepository';
export { useSendActs, type SendActs } from './useSendActs';
