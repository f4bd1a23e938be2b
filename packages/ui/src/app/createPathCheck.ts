/**
 * Remembers for each path what `hasPage` answers. Every link of a page asks whether its address
 * has one, and matching compiles the whole table of routes. Query and fragment are left out.
 */
export function createPathCheck(hasPage: (pathname: string) => boolean): (href: string) => boolean {
  const answers = new Map<string, boolean>();
  return (href) => {
    const pathname = href.split(/[?#]/)[0] || '/';
    const answer = answers.get(pathname) ?? hasPage(pathname);
    answers.set(pathname, answer);
    return answer;
  };
}
