// Entry `@gschool/app/install`: installing the app on a device. It is loaded a few seconds after
// the page; only `InstallEntryTarget`, from the main entry, is part of every page.
export { InstallButton } from './InstallButton';
export { InstallEntry } from './InstallEntry';
export { InstallSlot } from './InstallSlot';
export { setInstallPrompt, type InstallPromptEvent } from './installPrompt';
export { useInstallMethod, type InstallMethod } from './installMethod';
