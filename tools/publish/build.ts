import { buildPackage } from './buildPackage';
import { publishable } from './sources';

for (const name of publishable) console.log(`${name} → ${await buildPackage(name)}`);
