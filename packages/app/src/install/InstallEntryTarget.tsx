/** The id of the element in the footer that shows the entry. */
export const INSTALL_ENTRY_ID = 'install-entry';

/**
 * Where the footer shows the entry that installs the app. `InstallEntry` fills it some seconds after
 * the page, so that its code takes nothing from a first view.
 */
export const InstallEntryTarget = () => <div id={INSTALL_ENTRY_ID} />;
