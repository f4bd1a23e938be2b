/** One of the content screens. */
export function SeriesPage() {
  return <p>SeriesPage</p>;
}
