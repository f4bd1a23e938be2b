/** The dialog that is on top; null if none is open. */
export const findOpenDialog = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1) ??
  null;

/** Whether a dialog is still open. It stays in the document until its exit animation has ended. */
export const isDialogOpen = (dialog: HTMLElement): boolean =>
  dialog.isConnected && dialog.dataset['state'] !== 'closed';
