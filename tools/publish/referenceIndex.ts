/** Something that the package exports. */
export interface IndexEntry {
  name: string;
  /** `@gschool/ui/overlays` */
  entry: string;
  summary: string;
  /** The file of its page, if it has one. */
  path?: string;
}

const toLine = ({ name, summary, path }: IndexEntry): string =>
  `- ${path ? `[${name}](${path})` : `\`${name}\``}${summary ? `: ${summary}` : ''}`;

const introduction = `# @gschool/ui

> React components with themes, accessible and for right-to-left layouts. ES modules only; React 19 or newer.

- Import \`@gschool/themes/global\` once, before anything else: tokens, base styles and fonts.
- \`<html>\` needs the class of a theme and its attributes: \`<html lang="en" dir="ltr" class="theme-gschool" data-scheme="light">\`.
- Icons are values: \`<Button iconStart={icons.play}>\`. Booleans begin with \`is\` or \`has\`.
- Each name is in one entry only, and each entry is a section below.

## Documents

- [README](README.md): a first page, themes, languages, forms, tests, server components, policies
- [Changelog](CHANGELOG.md): what changed in each version`;

/** The index of a package in the format of llmstxt.org, one section for each of its entries. */
export function createIndex(exported: readonly IndexEntry[]): string {
  const entries = [...new Set(exported.map(({ entry }) => entry))];
  const sections = entries.map((entry) => {
    const lines = exported.filter((one) => one.entry === entry).map(toLine);
    return `## ${entry}\n\n${lines.toSorted().join('\n')}`;
  });
  return `${[introduction, ...sections].join('\n\n')}\n`;
}
