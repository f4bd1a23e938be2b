import { buildPackage } from './buildPackage';
import { getPublishedPackages } from './packages';

for (const name of getPublishedPackages) console.log(`${name} → ${await buildPackage(name)}`);
