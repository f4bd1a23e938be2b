/** The flags for every browser that tests start. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** The codecs of our clips: H.264 baseline with AAC. */
export const CODECS = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';

/**
 * The options for Playwright's `launch` with a browser found by `findBrowser`. Without a locale on
 * the machine, the browser could not store a download in a folder whose path contains an accent.
 */
export const launchOptions = (executablePath: string) => ({
  executablePath,
  args: [...browserFlags],
  env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
});
