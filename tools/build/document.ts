/** The parts of a page that fill the template. */
export interface PageParts {
  html: string;
  title: string;
  description: string;
  /** More tags for `<head>`, as markup. */
  headTags?: string | undefined;
  /** The rendered path. The client hydrates the markup only at this path. */
  path?: string | undefined;
  styles: readonly string[];
  scripts: readonly string[];
  fonts: readonly string[];
}

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

/**
 * Fills the built `index.html`. Leaves out style sheets and modules that the template already
 * names. Throws if a placeholder is missing.
 */
export function fillTemplate(template: string, parts: PageParts): string {
  const isNew = (file: string) => !template.includes(`/${file}"`);
  const head = [
    `<title>${escapeText(parts.title)}</title>`,
    parts.description && `<meta name="description" content="${escapeText(parts.description)}">`,
    parts.headTags,
    ...parts.fonts.map(
      (file) =>
        `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin="anonymous">`,
    ),
    ...parts.styles
      .filter(isNew)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...parts.scripts
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter(Boolean);
  let page = replaceOnce(template, '<!--app-head-->', head.join('\n    '));
  page = replaceOnce(page, '<!--app-html-->', parts.html);
  if (parts.path === undefined) return page;
  return replaceOnce(
    page,
    '<div id="root"',
    `<div id="root" data-prerendered="${escapeText(parts.path)}"`,
  );
}

function replaceOnce(text: string, placeholder: string, replacement: string): string {
  if (!text.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
  // A function, because `$&` in the markup must not be replaced.
  return text.replace(placeholder, () => replacement);
}

/**
 * Finds what the content security policy blocks: style attributes, inline styles and scripts,
 * event handler attributes.
 */
export function findPolicyViolations(page: string): string[] {
  const violations: string[] = [];
  for (const [tag] of page.matchAll(/<[a-z][^>]*>/gi)) {
    if (/\sstyle\s*=/i.test(tag)) violations.push(`style attribute: ${tag.slice(0, 120)}`);
    if (/\son[a-z]+\s*=/i.test(tag)) violations.push(`handler attribute: ${tag.slice(0, 120)}`);
    if (/^<style/i.test(tag)) violations.push('inline style sheet');
    if (/^<script/i.test(tag) && !/\ssrc\s*=/i.test(tag)) violations.push(`inline script: ${tag}`);
  }
  return violations;
}
