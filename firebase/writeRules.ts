import { writeFileSync } from 'node:fs';
import { readSettings } from './hostingFile';
import { ownOrigins, rulesPath, rulesText } from './ownOrigins';

// `npx tsx firebase/writeRules.ts`: writes our own origins into firestore.rules, from .env or
// from the demo's settings. A checkout may return to these and to nowhere else.
const own = readSettings('.env');
const settings = own ?? readSettings('.env.demo');
if (settings === null) throw new Error('.env.demo is missing or broken');
writeFileSync(rulesPath, rulesText(settings));
console.log(
  `firestore.rules is written from ${own ? '.env' : '.env.demo'}: ${ownOrigins(settings).join(', ')}`,
);
