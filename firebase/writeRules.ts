import { writeFileSync } from 'node:fs';

import { readSettings } from './hostingFile';
import { ownOrigins, rulesPath, rulesText } from './ownOrigins';

// `npx tsx firebase/writeRules.ts` writes the origins of the apps into firestore.rules, using the
// settings from .env, or from .env.demo if there is no .env. A checkout may return only to these
// origins.
const own = readSettings('.env');
const settings = own ?? readSettings('.env.demo');
if (settings === null) throw new Error('.env.demo is missing or broken');
writeFileSync(rulesPath, rulesText(settings));
console.log(
  `firestore.rules is written from ${own ? '.env' : '.env.demo'}: ${ownOrigins(settings).join(', ')}`,
);
