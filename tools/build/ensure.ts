import { ensureDemoBuild, ensureProductionBuild, ensureStorybookBuild } from './artifacts';

// Creates the builds that several steps of `npm test` share, unless they are fresh.
const builds = {
  demo: () => ensureDemoBuild(),
  'demo-site': () => ensureDemoBuild(['site']),
  'demo-shop': () => ensureDemoBuild(['shop']),
  production: ensureProductionBuild,
  storybook: ensureStorybookBuild,
};

for (const name of process.argv.slice(2)) {
  if (!(name in builds)) throw new Error(`There is no build "${name}".`);
  builds[name as keyof typeof builds]();
  console.log(`${name} is built`);
}
