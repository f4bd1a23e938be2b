const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Replaces the only match of a pattern. Throws if there is no match or several. */
function replaceOnly(text: string, pattern: RegExp, replacement: string, what: string): string {
  const count = [...text.matchAll(pattern)].length;
  if (count !== 1) throw new Error(`${what} was found ${count} times`);
  return text.replace(pattern, (_all, before: string) => before + replacement);
}

/** Replaces the statements of a function in the access rules. */
export const replaceRuleFunction = (text: string, name: string, code: string): string =>
  replaceOnly(
    text,
    new RegExp(String.raw`(^( *)function ${name}\([^)]*\) \{)[^]*?\n(?=\2\})`, 'gm'),
    ` ${code}\n`,
    `The function ${name}`,
  );

/** Replaces the condition of an `allow` directly below a `match` in the access rules. */
export function replaceCondition(text: string, match: string, allow: string, code: string): string {
  const block = new RegExp(String.raw`^( *)match ${escape(match)} \{\n[^]*?\n\1\}`, 'gm');
  const [found, ...others] = text.matchAll(block);
  if (!found || others.length > 0) throw new Error(`${match} is not matched once`);
  const [body, indent = ''] = found;
  const changed = replaceOnly(
    body,
    new RegExp(String.raw`(^${indent}  allow [\w, ]*\b${allow}\b[\w, ]*: if )[^;]*`, 'gm'),
    code,
    `allow ${allow} of ${match}`,
  );
  return text.slice(0, found.index) + changed + text.slice(found.index + body.length);
}
