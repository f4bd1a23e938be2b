export * from './contract';
export { AdminError } from './adminError';
export type { ActServices, MemberServices } from './adminServices';
export { getActResult, runAct, runMemberAct } from './acts/runAct';
export type { ActContext } from './acts/actContext';
export type { MemberRequest as MemberActRequest } from './acts/memberActs';
export { runOrderAct } from './acts/orderActs';
export { replayActs } from './acts/replayActs';
export type {
  ContentDocument,
  ContentService,
  ContentTransaction,
  DocumentChange,
  DocumentData,
  FirstRelease,
} from './content/contentService';
export { BATCH_LIMITS, type BatchLimits } from './content/release/batches';
export { buildRelease, type LiveRelease } from './content/release/buildRelease';
export { compileRelease, findDocumentErrors } from './content/release/documents';
export { reportDrift } from './content/release/drift';
export { readLiveState, readReleaseContent, type LiveState } from './content/release/live';
export { createPackContent } from './content/release/packContent';
export { isSameContent, prepareContent, preparePublication } from './content/release/prepare';
export type { PreparedPublication } from './content/release/prepared';
export {
  mapLists,
  toReleaseId,
  type ReleaseContent,
  type ReleaseSources,
} from './content/release/sources';
export { createPackAct, publishRelease } from './content/release/publish';
export { refreshLive } from './content/release/refresh';
export { assertNoOtherRun, isIdle } from './content/release/run';
export { countDeletedClasses } from './content/release/writes';
export { runDue } from './content/runDue';
export { createAdminHandler, type AdminOptions, type Caller } from './handler/createAdminHandler';
export type { RateCount, RateKind, RateLimitService } from './handler/rateLimit';
export type { LogHead, LogPage, LogService, LogTransaction } from './log/logService';
export { listActs, verifyLog, type LogProblem } from './log/verifyLog';
export { computeActHash } from './log/actHash';
export { isSameJson } from './log/canonicalJson';
export { getRecord, type AccountChange, type SubscriptionChange } from './member/accessChange';
export * from './member/account';
export { applyChange, findAccount, prepareAccountChange } from './member/applyChange';
export { MAX_CLAIMS_LENGTH } from './member/checkChange';
export { assertNoSubscription } from './member/erase';
export { findMismatches } from './member/mismatches';
export { findMissingFields } from './member/profileFields';
export type { ChangePlan, FieldChange } from './member/plan';
export { applySubscriptions } from './member/subscriptionChange';
export { syncAccess } from './member/syncAccess';
export { toCatalogue } from './order/catalogue';
export { assertPaymentsAllow, findOrder, getNextStatus } from './order/changeState';
export { checkPayment, type PaymentCheck } from './order/checkPayment';
export {
  listPaidOrders,
  type PaidOrderSource,
  type SucceededPayment,
} from './order/listPaidOrders';
export { toPayment, toRefunded, toStoredOrder } from './order/mapOrder';
export type * from './order/service';
export { countActiveMembers } from './queries/activeMembers';
export type { QueryServices, StatisticsService } from './queries/adminQueryServices';
