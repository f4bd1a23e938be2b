import { writeFileSync } from 'node:fs';

import { hostingPath, hostingText, readSettings } from './hostingFile';

// `npx tsx firebase/writeHosting.ts` writes firebase.json with the settings from .env, or from
// .env.demo if there is no .env.
const own = readSettings('.env');
const settings = own ?? readSettings('.env.demo');
if (settings === null) throw new Error('.env.demo is missing or broken');
writeFileSync(hostingPath, await hostingText(settings));
console.log(`firebase.json is written from ${own ? '.env' : '.env.demo'}`);
