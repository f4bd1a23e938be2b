// Entry `@gschool/app/client`: starts an app in the browser.
export { startApp, type StartAppOptions } from './client/startApp';
export type { StartMock } from './client/connectBackend';
