import { createHash } from 'node:crypto';

/** The parts of a page that fill the template. */
export interface PageParts {
  html: string;
  title: string;
  description: string;
  /** Additional tags for `<head>`, as markup. */
  headTags?: string | undefined;
  /** JSON-LD nodes that describe the page. */
  structuredData?: readonly object[] | undefined;
  /** The rendered path. The client hydrates the markup only at this path. */
  path?: string | undefined;
  /** The state that the client needs to hydrate this markup, as JSON. */
  state?: string | undefined;
  /** The content that the client needs to hydrate this markup, as JSON. */
  content?: string | undefined;
  /** The page's style sheets, in order. */
  styles: readonly StyleSheet[];
  /** The path of the app, with a slash at both ends. @default '/' */
  base?: string | undefined;
  /** The URL of the client's entry. */
  entry: string;
  /** The scripts that the entry imports. */
  imports: readonly string[];
  /** The inline script, which prepares the first paint and starts the app of a prerendered page. */
  script: string;
}

/** A style sheet of the build. Its file name has no leading slash. */
interface StyleSheet {
  file: string;
  text: string;
}

/** A document and the digests that a content security policy must allow. */
export interface BuiltDocument {
  html: string;
  digests: PolicyDigests;
}

/** Digests of inline code, in the format of a content security policy: `'sha256-…'`. */
export interface PolicyDigests {
  scripts: string[];
  styles: string[];
}

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

/**
 * Escapes JSON for an attribute in single quotes, so that its many double quotes can stay. A text
 * with `=` must not look like an attribute to `findPolicyViolations`.
 */
const escapeContent = (json: string): string =>
  json
    .replaceAll('=', '\\u003d')
    .replace(/[&'<>]/g, (c) => ({ '&': '&amp;', "'": '&#39;', '<': '&lt;', '>': '&gt;' })[c]!);

/** The digest of inline code for a content security policy. */
export const getPolicyDigest = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The id of the web fonts' style element, which `packages/app/src/client/showWebFonts.ts` looks
 * for.
 */
const WEB_FONTS_ID = 'web-fonts';

/**
 * The id of the last element of a header. Browsers that support such a link do not paint the page
 * before they have parsed this element, because the last buttons of a header move the others. The
 * link loads nothing.
 */
const HEADER_END_ID = 'header-end';

/** The script type of structured data. */
const DATA_TYPE = 'application/ld+json';

const APP_SCRIPT = '<script type="module" src="/src/entry.client.tsx"></script>';
const FIRST_PAINT_SCRIPT = '<script src="/theme-init.js"></script>';

/**
 * Fills the template `index.html`. The page contains its style sheets, so that nothing blocks the
 * first paint. Web fonts load after the first paint (`packages/app/src/client/showWebFonts.ts`).
 *
 * - A prerendered page loads its app after its own load event, or when it is first used
 *   (`packages/app/src/client/startOnUse.ts`).
 * - A document without a path shows nothing without its app, and loads it right away.
 *
 * Throws if a placeholder is missing.
 */
export function createDocument(template: string, parts: PageParts): BuiltDocument {
  const { styles, webFonts } = splitWebFonts(
    parts.styles.map(({ text }) => text.trim()).join('\n'),
  );
  const isPrerendered = parts.path !== undefined;
  const { base = '/', entry, script } = parts;
  const head = [
    `<title>${escapeText(parts.title)}</title>`,
    parts.description && `<meta name="description" content="${escapeText(parts.description)}">`,
    parts.headTags,
    parts.html.includes(`id="${HEADER_END_ID}"`) &&
      `<link rel="expect" href="#${HEADER_END_ID}" blocking="render">`,
    `<style>${styles}</style>`,
    // The inline script adds the fonts after the first paint.
    `<style id="${WEB_FONTS_ID}" media="print" data-preload="${getFontUrl(webFonts)}">${webFonts}</style>`,
    `<noscript><style>${webFonts}</style></noscript>`,
    // Before the bundler's loader loads a chunk's style sheets, it looks for these links. The
    // browser does not load a disabled link.
    ...parts.styles.map(({ file }) => `<link rel="stylesheet" href="${base}${file}" disabled>`),
  ].filter(Boolean);
  let html = replaceOnce(withBase(template, base), '<!--app-head-->', head.join('\n    '));
  html = replaceOnce(html, APP_SCRIPT, '');
  const entryAttribute = isPrerendered ? ` data-entry="${entry}"` : '';
  const scripts = [
    `<script${entryAttribute}>${script}</script>`,
    ...(isPrerendered
      ? []
      : [
          `<script type="module" src="${entry}"></script>`,
          ...parts.imports.map((file) => `<link rel="modulepreload" href="${base}${file}">`),
        ]),
  ];
  const data = createDataBlock(parts.structuredData);
  html = replaceOnce(html, FIRST_PAINT_SCRIPT, [...scripts, ...data].join('\n    '));
  html = replaceOnce(html, '<!--app-html-->', parts.html);
  if (isPrerendered) {
    const attributes = [
      `data-prerendered="${escapeText(parts.path!)}"`,
      parts.content && `data-content='${escapeContent(parts.content)}'`,
      parts.state && `data-state="${escapeText(parts.state)}"`,
    ];
    html = replaceOnce(
      html,
      '<div id="root"',
      `<div id="root" ${attributes.filter(Boolean).join(' ')}`,
    );
  }
  return {
    html,
    digests: {
      scripts: [getPolicyDigest(script)],
      styles: [styles, webFonts].map(getPolicyDigest),
    },
  };
}

/**
 * The structured data as a data block. Browsers do not execute data blocks, so no policy applies to
 * them. `<` is escaped, so that no text can end the block.
 */
function createDataBlock(nodes: readonly object[] = []): readonly string[] {
  if (nodes.length === 0) return [];
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return [`<script type="${DATA_TYPE}">${json}</script>`];
}

/** The URL of the first web font, which every language needs. */
const getFontUrl = (webFonts: string): string => /\burl\(["']?([^"')]+)/.exec(webFonts)?.[1] ?? '';

const WEB_FONT_FACE = /@font-face\s*{[^}]*\burl\([^}]*}/g;

/** Separates font faces that a browser must load from the other styles. */
function splitWebFonts(text: string): { styles: string; webFonts: string } {
  return {
    styles: text.replace(WEB_FONT_FACE, ''),
    webFonts: (text.match(WEB_FONT_FACE) ?? []).join(''),
  };
}

function replaceOnce(text: string, placeholder: string, replacement: string): string {
  if (!text.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
  // The replacement is a function, so that `$&` in the markup is not treated as a pattern.
  return text.replace(placeholder, () => replacement);
}

/** Adds the app's path to the links of the template. The scripts are replaced anyway. */
const withBase = (template: string, base: string): string =>
  template.replaceAll(/(<link [^>]*href=")\//g, `$1${base}`);

const INLINE_CODE = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/gi;

/**
 * Finds code that the content security policy blocks: style attributes, event handler attributes,
 * and inline styles and scripts whose digests it does not list.
 */
export function findPolicyViolations(page: string, digests: PolicyDigests): string[] {
  const violations: string[] = [];
  for (const [, name = '', attributes = '', text = ''] of page.matchAll(INLINE_CODE)) {
    const isScript = name.toLowerCase() === 'script';
    if (isScript && /\ssrc\s*=/i.test(attributes)) continue;
    // Only this exact attribute is allowed, because browsers may execute any other type.
    if (isScript && attributes === ` type="${DATA_TYPE}"`) continue;
    const allowed = isScript ? digests.scripts : digests.styles;
    if (!allowed.includes(getPolicyDigest(text)))
      violations.push(`inline ${name}: ${text.slice(0, 80)}`);
  }
  const markup = page.replace(INLINE_CODE, '');
  for (const [tag] of markup.matchAll(/<[a-z][^>]*>/gi)) {
    if (/\sstyle\s*=/i.test(tag)) violations.push(`style attribute: ${tag.slice(0, 120)}`);
    if (/\son[a-z]+\s*=/i.test(tag)) violations.push(`handler attribute: ${tag.slice(0, 120)}`);
  }
  return violations;
}
