// Entry `@gschool/app/reauthentication`: asks a signed-in member to sign in again.
export { HiddenUsernameField } from './HiddenUsernameField';
export { ReauthenticationDialog, type ReauthenticationDialogProps } from './ReauthenticationDialog';
export { getReauthenticationMessage } from './reauthenticationMessages';
export { useAccountGateway, useSignInMethods } from './useAccountGateway';
export type { ReauthenticationMessageId } from '../i18n/sharedMessages';
