export type { ActDraft } from './actIds';
export { dropUndoable, getAdminActs } from './adminActs';
export {
  useFoundMembers,
  useLog,
  useReleaseAct,
  useMemberDetails,
  useMemberNames,
  useMembers,
  useOrderDetails,
  useOrderList,
  useOverview,
  useUndoableActs,
  type OrderFilter,
} from './adminHooks';
export type { PagedList } from '../../queries/pagedList';
export type { AdminRepository, LogFilter, LogPage } from './adminRepository';
export { MAX_NAMED_DRAFTS, toDraftArguments, useReleasePlan, useRestorePlan } from './planHooks';
export { isNotSent } from './sendActs';
export { useSendActs, type SendActs } from './useSendActs';
