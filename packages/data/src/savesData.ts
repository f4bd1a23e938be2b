/** Whether the member asked the browser to save data, which only Chromium reports. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
