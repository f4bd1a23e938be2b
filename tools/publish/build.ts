import { buildPackage } from './buildPackage';
import { publishedPackages } from './packages';

for (const name of publishedPackages) console.log(`${name} → ${await buildPackage(name)}`);
