import type { NewFile } from './componentFiles';

/** A seed that holds every contrast from the start, to be changed from there. */
export const themeFile = (name: string): NewFile => ({
  path: `packages/themes/src/seeds/${name}.ts`,
  text: `import type { Seed } from './seed';

/** Say in a line what this theme feels like. */
export const ${name}: Seed = {
  label: '${name}',
  brand: '#c8553d',
  accent: '#2f6690',
  page: { light: '#fbf9f6', dark: '#15120f' },
  neutral: { chroma: 0.02, hue: 60 },
  depth: { raised: 0.05, sunk: 0.035 },
  radius: 12,
  control: 10,
  shadow: 'soft',
  display: { scale: 0.96, weight: 760, tracking: -0.04 },
  header: 68,
};
`,
});

/** The list of seeds with one more. */
export const withSeed = (list: string, name: string): string =>
  `${list.trimEnd()}\nexport { ${name} } from './${name}';\n`;
