/** The resource name of a project's documents. */
export const documentsRoot = (projectId: string): string =>
  `projects/${projectId}/databases/(default)/documents`;

/** The document path of a resource name: `…/documents/users/a` → `users/a`. */
export function pathOfName(name: string): string {
  const index = name.indexOf('/documents');
  return index < 0 ? name : name.slice(index + '/documents'.length).replace(/^\//, '');
}
