import type { LintError, SourceFile } from './sourceFiles';

/**
 * Whether references in a file are checked. The rules' own tests contain broken references on
 * purpose.
 */
export const mayContainReferences = (file: string): boolean =>
  /\.(tsx?|mjs|js|mdx?|json|css|html|rules)$|(^|\/)\.env\.\w+$/.test(file) &&
  !/package-lock\.json$|^tools\/visual\/references\/|(^|\/)node_modules\/|^tools\/test\/(references|lint|nameRules|architecture)(\.test)?\.ts$/.test(
    file,
  );

/** The files, folders and headings that a reference can name. */
export interface Repository {
  /** All files, relative to the root. */
  files: ReadonlySet<string>;
  /** All folders, relative to the root, without a trailing slash. */
  folders: ReadonlySet<string>;
  /** Returns the anchors of a Markdown file. */
  getAnchors(file: string): ReadonlySet<string>;
}

/** The anchor that GitHub creates for a heading. */
export const toSlug = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Every anchor of a Markdown text: its headings and its `<a id>` elements. */
export function getAnchors(markdown: string): ReadonlySet<string> {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  const anchors = new Set([...prose.matchAll(/<a id="([^"]+)"/g)].map((match) => match[1]!));
  for (const [, heading] of prose.matchAll(/^#{1,6} +(.*)$/gm)) {
    const slug = toSlug(heading!);
    let anchor = slug;
    for (let copy = 1; anchors.has(anchor); copy += 1) anchor = `${slug}-${copy}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Joins a path to a folder and resolves `.` and `..`. */
function joinPath(folder: string, path: string): string {
  const parts: string[] = folder === '' ? [] : folder.split('/');
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** A reference in a text. */
interface Reference {
  index: number;
  /** A path relative to the root, without `#`. */
  path: string;
  anchor: string | undefined;
  /** The reference the way the text writes it. */
  written: string;
}

/** Matches `docs/product.md#event-join-time` and `docs/decisions/0025` in any text. */
const docsPath =
  /(?<![\w./-])docs\/(?:decisions\/\d{4}[\w-]*(?:\.md)?|(?:[\w-]+\/)?[\w-]+\.md)(#[\w-]+)?/g;
/** Matches Markdown links and images. The target ends at a space or a bracket. */
const markdownLink = /\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;

function findReferences({ file, text }: SourceFile): Reference[] {
  const references: Reference[] = [];
  for (const match of text.matchAll(docsPath)) {
    const [path, anchor] = match[0].split('#');
    references.push({ index: match.index, path: path!, anchor, written: match[0] });
  }
  if (!/\.mdx?$/.test(file)) return references;
  const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
  for (const match of text.matchAll(markdownLink)) {
    const target = match[1]!;
    // Skips external URLs, and pages of Storybook.
    if (/^([a-z]+:|\/|\.?\/?\?)/.test(target)) continue;
    const [path, anchor] = target.split('#');
    const full = path === '' ? file : joinPath(folder, path!);
    references.push({ index: match.index, path: full, anchor, written: target });
  }
  return references;
}

/** The file that a path names. A record in `docs/decisions` may be named by its number. */
function findFile(path: string, { files }: Repository): string | undefined {
  if (files.has(path)) return path;
  if (!/^docs\/decisions\/\d{4}$/.test(path)) return undefined;
  return [...files].find((file) => file.startsWith(`${path}-`));
}

/** Matches repository paths in code spans, such as `packages/domain/src/{events,time}/`. */
const codePath =
  /`((?:packages|apps|mocks|operator|tools|firebase|e2e|bench|docs|\.storybook|\.github|\.ci)\/[\w.{},*/-]+)`/g;

/** Matches a call of the Firebase CLI through npx, with its version if there is one. */
const firebaseCommand = /npx (?:-y |--yes )?firebase-tools(?:@([\d.]+\b))?/g;

/**
 * Finds calls of the Firebase CLI that would run a different version than the one the project is
 * tested with.
 */
export const findOtherFirebaseTools = ({ file, text }: SourceFile, version: string): LintError[] =>
  [...text.matchAll(firebaseCommand)]
    .filter((match) => match[1] !== version)
    .map((match) => ({
      file,
      line: getLine(text, match.index),
      reason: `${match[0]}: write npx firebase-tools@${version}`,
    }));

/** Expands every `{a,b}` in a path. */
const expandBraces = (path: string): readonly string[] => {
  const braces = /^(.*?)\{([^}]*)\}(.*)$/.exec(path);
  return braces
    ? braces[2]!.split(',').flatMap((one) => expandBraces(`${braces[1]}${one}${braces[3]}`))
    : [path];
};

/**
 * Whether a path contains a placeholder (`NAME`, `Name`), or is a folder that a command creates or
 * a module of the SDK.
 */
const isTemplate = (path: string): boolean =>
  /^firebase\/(?:app|auth|firestore|storage)(?:\/|$)/.test(path) ||
  /\/(?:[A-Z]{2,}|[Nn]ame)\b|\/(?:dist|node_modules|\.env)(?:\/|$)/.test(path);

const getLine = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Finds references to files, folders or headings that do not exist. */
export function findBrokenReferences(source: SourceFile, repository: Repository): LintError[] {
  return findReferences(source).flatMap(({ index, path, anchor, written }) => {
    const at = { file: source.file, line: getLine(source.text, index) };
    const target = findFile(path, repository);
    if (!target) {
      return repository.folders.has(path) && anchor === undefined
        ? []
        : [{ ...at, reason: `${written}: there is no such file` }];
    }
    if (anchor === undefined || repository.getAnchors(target).has(anchor)) return [];
    return [{ ...at, reason: `${written}: ${target} has no such heading` }];
  });
}

/** Finds paths in code spans of a Markdown file that do not exist. `*` matches any name. */
export function findBrokenPaths({ file, text }: SourceFile, repository: Repository): LintError[] {
  const { files, folders } = repository;
  const exists = (path: string): boolean => {
    if (!path.includes('*')) {
      return folders.has(path) || ['', '.ts', '.tsx'].some((ending) => files.has(path + ending));
    }
    const source = path
      .replaceAll('.', '\\.')
      .replace(/\*\*?/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
    const pattern = new RegExp(`^${source}$`);
    return [...files, ...folders].some((one) => pattern.test(one));
  };
  return [...text.matchAll(codePath)].flatMap((match) =>
    expandBraces(match[1]!)
      .map((path) => path.replace(/\/$/, ''))
      .filter((path) => !isTemplate(path) && !exists(path))
      .map((path) => ({
        file,
        line: getLine(text, match.index),
        reason: `${path}: there is no such file or folder`,
      })),
  );
}

/** Patterns of citations of documents that are not in the repository. */
const absentDocuments: readonly RegExp[] = [
  /(?<!RFC \d+, )\b(?:spec, )?[Ss]ections? \d/,
  /\(spec\)(?! =>)|\b[Tt]he spec\b|\b[Ss]pecification(?:’s|'s)?\b/,
  /\bdecisions, ["“]|(?<!\])\(decisions\)|\bof the decisions\b|`decisions`/,
  /\(architecture[,)]|\barchitecture, ["“]|`architecture`/,
  /(?<![\w/-])(?:spec|decisions|firebase|toolchain|design)\.md\b/,
  /\bcontract, ["“]|\bdocuments, ["“]|\(performance table\b/,
  /\bissues? #?\d|\bissue ["“]/,
];

/** Matches a line break inside a comment, with the `*` or `//` of the next line. */
const lineContinuation = /[ \t]*\n[ \t]*(?:\*|\/\/)?[ \t]*/g;

/** Finds citations of documents that are not in the repository. */
export function findAbsentCitations({ file, text }: SourceFile): LintError[] {
  // Lines are joined, because a citation may extend over two lines.
  const starts: number[] = [];
  let joined = '';
  let from = 0;
  for (const gap of [...text.matchAll(lineContinuation), undefined]) {
    starts.push(joined.length);
    joined += `${text.slice(from, gap?.index)} `;
    from = gap ? gap.index + gap[0].length : text.length;
  }
  return absentDocuments.flatMap((pattern) =>
    [...joined.matchAll(new RegExp(pattern, 'g'))].map((match) => ({
      file,
      line: starts.findLastIndex((start) => start <= match.index) + 1,
      reason: `"${match[0]}" names no document of this repository`,
    })),
  );
}
