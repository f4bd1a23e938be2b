import type { Seed } from '../seeds/seed';

/** Reserved words of the language, and names that the folder already uses. */
const reserved =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|index|instanceof|interface|let|new|null|package|private|protected|public|return|seed|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|arguments|eval)$/;

/** Returns an error message for a theme's name, or `null` if the name is valid. */
export function getThemeNameError(name: string): string | null {
  if (!/^[a-z][a-z0-9]*$/.test(name)) {
    return 'Use lowercase letters and digits, starting with a letter: it names a file, an export and a class.';
  }
  return reserved.test(name) ? `“${name}” is a word of the language; take another.` : null;
}

/** Quotes a text the way oxfmt does: with single quotes, unless that needs more escapes. */
const quote = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ');
  const count = (mark: string) => plain.split(mark).length - 1;
  const mark = count("'") > count('"') ? '"' : "'";
  return mark + plain.replace(/\\/g, '\\\\').replaceAll(mark, `\\${mark}`) + mark;
};

const formatValue = (input: string | number): string =>
  typeof input === 'string' ? quote(input) : String(input);

const formatObject = (input: Record<string, string | number | undefined>): string =>
  `{ ${Object.entries(input)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${formatValue(value)}`]))
    .join(', ')} }`;

/** An object with a line for each entry. */
const formatLines = (input: Record<string, string>): string =>
  `{\n${Object.entries(input)
    .map(([key, value]) => `    ${key}: ${formatValue(value)},\n`)
    .join('')}  }`;

/**
 * The text of `packages/themes/src/seeds/NAME.ts`, formatted the way oxfmt does it. `about` is the
 * comment above the seed.
 */
export function formatSeedFile(name: string, seed: Seed, about: string): string {
  const { label, brand, accent, page, neutral, depth, radius, control, shadow, display } = seed;
  const status = Object.keys(seed.status ?? {}).length > 0 && seed.status;
  const poster = Object.keys(seed.poster ?? {}).length > 0 && seed.poster;
  const lines = {
    label: formatValue(label),
    brand: formatValue(brand),
    accent: formatValue(accent),
    page: formatObject({ light: page.light, dark: page.dark }),
    neutral: formatObject({ chroma: neutral.chroma, hue: neutral.hue }),
    depth: formatObject({ raised: depth.raised, sunken: depth.sunken }),
    radius: formatValue(radius),
    control: formatValue(control),
    shadow: formatValue(shadow),
    display: formatObject({
      scale: display.scale,
      weight: display.weight,
      tracking: display.tracking,
    }),
    header: formatValue(seed.header),
    ...(status && { status: formatObject(status) }),
    ...(poster && { poster: formatLines(poster) }),
  };
  return [
    "import type { Seed } from './seed';",
    '',
    `/** ${about.replace(/\s+/g, ' ').replaceAll('*/', '* /').trim()} */`,
    `export const ${name}: Seed = {`,
    ...Object.entries(lines).map(([key, text]) => `  ${key}: ${text},`),
    '};',
    '',
  ].join('\n');
}

/** The line of `packages/themes/src/seeds/index.ts` that registers a theme. */
export const formatRegistryLine = (name: string): string => `export { ${name} } from './${name}';`;
