/** The message ids of installing the app. */
export type InstallMessageId =
  | 'install.entry'
  | 'install.stepsTitle'
  | 'install.share'
  | 'install.addToHomeScreen'
  | 'install.add'
  | 'install.signInThere'
  | 'install.close';
