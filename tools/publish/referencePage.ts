/** A prop, with its description and its default from the comment above it. */
interface DocumentedProp {
  name: string;
  type: string;
  /** The declarations of the types that it names. */
  shape?: string | undefined;
  isRequired: boolean;
  /** The comment above it, with its tags. */
  comment: string;
}

/** What the page of a component shows. */
export interface DocumentedComponent {
  name: string;
  /** `@gschool/ui/overlays` */
  entry: string;
  /** What it is for. */
  summary: string;
  props: readonly DocumentedProp[];
  /** Which other props it takes: those of its HTML element. */
  otherProps: string;
  /** Sections of its documentation, with their headings. */
  guidance: string;
  /** The code of its first story. */
  example: string | undefined;
}

const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Separates columns with `|`, which a cell has to escape. */
const toRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const code = (text: string): string => (text ? `\`${text}\`` : '');

function toPropRow({ name, type, isRequired, comment }: DocumentedProp): string {
  const [description = '', ...tags] = comment.split(/^\s*@/m);
  const initial = tags.find((tag) => tag.startsWith('default ')) ?? '';
  const value = isRequired ? '*required*' : toOneLine(initial.replace('default ', ''));
  // A default such as "the size of its level" is a phrase.
  const shown = / /.test(value) || isRequired ? value : code(value);
  return toRow([code(name), code(type), shown, toOneLine(description)]);
}

const createTable = (props: readonly DocumentedProp[]): string =>
  [
    '| prop | type | default | what it is |',
    '| --- | --- | --- | --- |',
    ...props
      .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
      .map((prop) => toPropRow(prop)),
  ].join('\n');

const fence = (text: string, language: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** The page of a component as Markdown. */
export function createReferencePage(component: DocumentedComponent): string {
  const { name, entry, summary, props, otherProps, guidance, example } = component;
  const declarations = props.flatMap(({ shape }) => shape?.split(/\n(?=interface |type )/) ?? []);
  const types = [...new Set(declarations)].join('\n');
  const parts = [
    `# ${name}`,
    summary,
    fence(`import { ${name} } from '${entry}';`, 'tsx'),
    guidance,
    props.length > 0 && `## Props\n\n${createTable(props)}`,
    otherProps,
    types && `## Types\n\n${fence(types, 'ts')}`,
    example && `## Example\n\n${fence(example.trim(), 'tsx')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
