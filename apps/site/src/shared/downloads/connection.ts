/** The part of the Network Information API that says whether data costs money. Chromium has it. */
interface NetworkInformation {
  saveData?: boolean;
  type?: string;
}

/**
 * Whether the member probably pays for each megabyte: on mobile data, or with the browser’s setting
 * to save data. False where the browser does not say.
 */
export const isConnectionMetered = (
  connection = (navigator as { connection?: NetworkInformation }).connection,
): boolean => connection?.saveData === true || connection?.type === 'cellular';
