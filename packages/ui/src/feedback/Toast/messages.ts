/** The messages of toasts. */
export const toastMessages = {
  /** The name of the region; `key` is the key that moves focus there. */
  region: (key: string) => `Notifications (${key})`,
  /** Announced before a toast. */
  notification: 'Notification',
  success: 'Success:',
  danger: 'Error:',
  warning: 'Warning:',
  info: 'Note:',
};
