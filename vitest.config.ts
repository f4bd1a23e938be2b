import { register } from 'tsx/esm/api';

// tsx loads the configuration, because Vite prints a warning for each import without a file
// extension when it loads one itself.
register();
const { href } = new URL('./vitestConfig.ts', import.meta.url);
const { vitestConfig } = (await import(href)) as typeof import('./vitestConfig');

export default vitestConfig;
