/** The settings of this build (see `tools/vite/settings.ts`). */
declare const __GSCHOOL_SETTINGS__: import('@gschool/data/settings').SettingsResult;

declare module 'virtual:samples' {
  /** The public samples of classes and who teaches, as the file named by `SITE_SAMPLES` holds them. */
  const samples: { classes: readonly unknown[]; instructors: readonly unknown[] };
  export default samples;
}

// `*.messages.json` needs no entry: see `tools/vite/messages.ts`.

interface ImportMetaEnv {
  /** `mock` starts the embedded mock backend; anything else talks to Firebase. */
  readonly VITE_BACKEND?: string;
  /** Where the development server offers a content pack, when one was given. */
  readonly VITE_CONTENT_PACK?: string;
}
