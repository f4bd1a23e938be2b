export type { ActDraft } from './actIds';
export { getListKind, getUnsent, type ActList } from './actList';
export { dropUndoable, getAdminActs } from './adminActs';
export {
  useLog,
  useOrderDetails,
  useOrderList,
  useOverview,
  useReleaseAct,
  type OrderFilter,
} from './adminHooks';
export { useFoundMembers, useMemberDetails, useMembers } from './memberHooks';
export { useUndoableActs } from './useUndoableActs';
export type { PagedList } from '../../queries/pagedList';
export type { AdminRepository, LogFilter, LogPage } from './adminRepository';
export { MAX_NAMED_DRAFTS, toDraftArguments, useReleasePlan, useRestorePlan } from './planHooks';
export { createNotSentError, isNotSent } from './sendActs';
export { useMemberNames } from './useMemberNames';
export { hasLeftActs } from './leftActs';
export { readAllActs, readAllMembers, readAllOrders } from './readAllPages';
export { readOrders } from './readOrders';
export { useActList, type ActListControl } from './useActList';
export { useSendActs, type SendActs } from './useSendActs';
