export {
  AppError,
  getErrorCategory,
  isAppError,
  type AppErrorKind,
  type AuthErrorCode,
  type ErrorCategory,
} from '@gschool/domain';
export type * from './account/memberData';
export {
  deleteMember,
  type DeletionOptions,
  type DeletionOutcome,
  type DeletionStep,
} from './account/deleteMember';
export { isDeletionPending, clearDeletionMark } from './account/pendingDeletion';
export type * from './backend';
export type { PublicReads } from './publicReads';
export type { EventPage, EventRepository } from './entities/events/eventRepository';
export { prepareAdmin } from './entities/admin/prepareAdmin';
export { clearCachesOnSignOut } from './cache/clearCachesOnSignOut';
export { hasUnsentChanges } from './sign-out/hasUnsentChanges';
export { hasDraft, readDraft, writeDraft } from './storage/formDrafts';
export { savesData } from './savesData';
export { localStorageOrNull } from './storage/localStorageOrNull';
export { readTabValue, writeTabValue } from './storage/tabStorage';
export { authProblem, getRawGoogleMessage, type AuthProblem } from './session/authProblem';
export {
  createSession,
  type Session,
  type SessionActions,
  type SessionOptions,
} from './session/createSession';
export { ContentLanguageContext } from './session/contentLanguage';
export { getUid, onMemberChange } from './session/onMemberChange';
export { useSession, useSessionActions } from './session/useSession';
export {
  createServices,
  type RejectedChange,
  type Services,
  type ServicesOptions,
} from './services/createServices';
export { ServicesProvider, useServices } from './services/ServicesProvider';
export { ClockProvider, useServerClock, type Clock } from './session/useServerClock';
export { useVisitTime, type VisitTimeOptions } from './session/useVisitTime';
export type { LoadingState, SessionState, SignedInState, SignedOutState } from './session/state';
export {
  AVATAR_MAX_BYTES,
  avatarTypes,
  type AvatarRepository,
  type UploadOptions,
} from './entities/profile/avatarRepository';
export type { ProfileEditor } from './entities/profile/profileEditor';
export { systemTimezone, readTimezone, TIMEZONE_KEY, writeTimezone } from './timezone/timezone';
