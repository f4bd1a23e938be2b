/** One of the content screens. */
export function ReleasesPage() {
  return <p>ReleasesPage</p>;
}
