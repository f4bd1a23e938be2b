/**
 * Joins the defined class names; undefined if there is none, so that no empty attribute is
 * rendered.
 */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  let joined = '';
  for (const name of names) if (name) joined += joined ? ` ${name}` : name;
  return joined || undefined;
}
