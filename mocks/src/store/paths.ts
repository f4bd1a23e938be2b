/** The resource name of a project's documents. */
export const documentsRoot = (projectId: string): string =>
  `projects/${projectId}/databases/(default)/documents`;

/** The document path of a resource name: `…/documents/users/a` → `users/a`. */
export function pathOfName(name: string): string {
  const index = name.indexOf('/documents');
  return index < 0 ? name : name.slice(index + '/documents'.length).replace(/^\//, '');
}

/** `users/a/state/library` → parent `users/a`, collection `state`, id `library`. */
export function splitPath(path: string): { parent: string; collection: string; id: string } {
  const segments = path.split('/');
  return {
    parent: segments.slice(0, -2).join('/'),
    collection: segments.at(-2) ?? '',
    id: segments.at(-1) ?? '',
  };
}
