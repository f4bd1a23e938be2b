/** Splits `min(1rem, 4vw), 2rem` at its outer commas. */
function splitArguments(list: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of list) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

const REM = 16;

/**
 * The length of a token in px on a screen of a width, at the browser’s usual text size: sums of px,
 * rem and vw, and `clamp`, `min` and `max` of them.
 */
export function getLengthAt(css: string, width: number): number {
  const [, name, list = ''] = /^(clamp|min|max)\((.*)\)$/.exec(css) ?? [];
  const values = splitArguments(list).map((part) => (name ? getLengthAt(part, width) : 0));
  if (name === 'clamp') {
    const [least = 0, value = 0, most = 0] = values;
    return Math.max(least, Math.min(value, most));
  }
  if (name) return name === 'min' ? Math.min(...values) : Math.max(...values);
  const units = { px: 1, rem: REM, vw: width / 100 };
  return css.split(' + ').reduce((sum, term) => {
    const [, value, unit] = /^(-?[\d.]+)(px|rem|vw)$/.exec(term) ?? [];
    if (!unit) throw new Error(`Not a length: ${term}`);
    return sum + Number(value) * units[unit as keyof typeof units];
  }, 0);
}
