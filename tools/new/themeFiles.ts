import {
  formatRegistryLine,
  formatSeedFile,
} from '../../packages/themes/src/derive/formatSeedFile';
import type { Seed } from '../../packages/themes/src/seeds/seed';
import type { NewFile } from './componentFiles';

/** The initial seed, which passes every contrast check. */
const initialSeed: Omit<Seed, 'label'> = {
  brand: '#c8553d',
  accent: '#2f6690',
  page: { light: '#fbf9f6', dark: '#15120f' },
  neutral: { chroma: 0.02, hue: 60 },
  depth: { raised: 0.05, sunken: 0.035 },
  radius: 12,
  control: 10,
  shadow: 'soft',
  display: { scale: 0.96, weight: 760, tracking: -0.04 },
  header: 68,
};

/** A new seed file, in the format of the theme lab. */
export const createThemeFile = (name: string): NewFile => ({
  path: `packages/themes/src/seeds/${name}.ts`,
  text: formatSeedFile(
    name,
    { label: name, ...initialSeed },
    'Say in a line what this theme feels like.',
  ),
});

/** Adds a seed to the list. */
export const addSeed = (list: string, name: string): string =>
  `${list.trimEnd()}\n${formatRegistryLine(name)}\n`;
