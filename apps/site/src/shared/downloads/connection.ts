/**
 * The part of the Network Information API that says whether data costs money. Only Chromium has it.
 */
interface NetworkInformation {
  saveData?: boolean;
  type?: string;
}

/**
 * Whether the member probably pays for data: on mobile data, or if the browser is set to save data.
 * False if the browser does not say.
 */
export const isConnectionMetered = (
  connection = (navigator as { connection?: NetworkInformation }).connection,
): boolean => connection?.saveData === true || connection?.type === 'cellular';
