/**
 * The facts about the app that the build passes to the worker (`tools/build/writeWorker.ts`).
 * Without files, as in development, the worker answers only requests for downloads.
 */
export interface AppBuild {
  /** A digest of all files and documents. A new digest makes the browser install this worker. */
  version: string;
  /** The paths of the files that every page needs: the scripts of the shell, styles and fonts. */
  sharedFiles: readonly string[];
  /** The paths of all files with a hash in their names. */
  files: readonly string[];
  /** The paths of the prerendered pages. Every other page uses the shell. */
  documents: readonly string[];
}

declare const APP_BUILD: AppBuild;

/** The app that this worker was built with. */
export const appBuild: AppBuild = APP_BUILD;
