/** The words of toasts. */
export const toastMessages = {
  /** Name of the region; `key` is the key that leads there. */
  region: (key: string) => `Notifications (${key})`,
  /** Said before a toast that is announced. */
  notification: 'Notification',
  success: 'Success:',
  danger: 'Error:',
  warning: 'Warning:',
  info: 'Note:',
};
