// Entry `@gschool/app/updates`: offers a new version of the app.
export { lazyUpdateNotice, UpdateGate } from './UpdateGate';
