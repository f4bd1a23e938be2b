/** The id of the element in the footer that shows the entry. */
export const INSTALL_ENTRY_ID = 'install-entry';

/**
 * Where the footer shows the entry that installs the app. `InstallEntry` fills it a few seconds
 * after load, to keep its code out of the first view.
 */
export const InstallEntryTarget = () => <div id={INSTALL_ENTRY_ID} />;
