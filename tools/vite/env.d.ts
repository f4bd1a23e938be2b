/** The settings of this build (see `tools/vite/settings.ts`). */
declare const __GSCHOOL_SETTINGS__: import('@gschool/data/settings').SettingsResult;

declare module 'virtual:samples' {
  /** The public samples of classes and the instructors, from the file that `SITE_SAMPLES` names. */
  const samples: {
    /** The language of the texts (BCP 47). */
    language: string;
    classes: readonly { title: string; poster: string }[];
    instructors: readonly { id?: string; name: string; bio: string; portrait: string }[];
  };
  export default samples;
}

declare module 'virtual:samples/ar' {
  /** The same texts in Arabic as compiled messages. The id is `#` followed by the text. */
  const messages: Record<string, string>;
  export default messages;
}

declare module 'virtual:snapshot' {
  /** The file that `SITE_SNAPSHOT` names. Only server builds contain it. */
  const snapshot: Omit<import('@gschool/domain/snapshot').Snapshot, 'createdAt'>;
  export default snapshot;
}

// `*.messages.json` needs no declaration: see `tools/vite/messages.ts`.

interface ImportMetaEnv {
  /** The URL of the content pack on the development server, if there is one. */
  readonly VITE_CONTENT_PACK?: string;
}
