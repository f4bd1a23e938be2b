/** The id of the footer element that contains the entry. */
export const INSTALL_ENTRY_ID = 'install-entry';

/**
 * The place in the footer for the entry that installs the app. `InstallEntry` fills it a few
 * seconds after load, to keep its code out of the first view.
 */
export const InstallEntryTarget = () => <div id={INSTALL_ENTRY_ID} />;
