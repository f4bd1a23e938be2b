/** Converts react-hook-form's tree of errors to messages by path; `root.form` becomes `form`. */
export function flattenErrors(errors: object, prefix = ''): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(errors) as [string, unknown][]) {
    if (typeof value !== 'object' || value === null) continue;
    const path = prefix + key;
    const { message, type } = value as { message?: unknown; type?: unknown };
    if (typeof message === 'string' && type !== undefined) {
      texts[path === 'root.form' ? 'form' : path] = message;
    } else {
      Object.assign(texts, flattenErrors(value, `${path}.`));
    }
  }
  return texts;
}
