import { writeFileSync } from 'node:fs';

import { readSettings } from './hostingFile';
import { ownOrigins, rulesPath, rulesText } from './ownOrigins';

// `npx tsx firebase/writeRules.ts` writes into firestore.rules what the documents may contain, and the
// origins of the apps from .env or .env.demo: a checkout may return only to these.
const own = readSettings('.env');
const settings = own ?? readSettings('.env.demo');
if (settings === null) throw new Error('.env.demo is missing or broken');
writeFileSync(rulesPath, rulesText(settings));
console.log(
  `firestore.rules is written from ${own ? '.env' : '.env.demo'}: ${ownOrigins(settings).join(', ')}`,
);
