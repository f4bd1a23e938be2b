// Entry `@gschool/app/install`: installing the app on a device. The entry is loaded a few seconds
// after the page. Only `InstallEntryTarget`, in the main entry, is part of every page.
export { InstallButton } from './InstallButton';
export { InstallEntry } from './InstallEntry';
export { InstallSlot } from './InstallSlot';
export { setInstallPrompt, type InstallPromptEvent } from './installPrompt';
export { useInstallMethod, type InstallMethod } from './installMethod';
