/** One of the content screens. */
export function OneSeriesPage({ id }: { id: string }) {
  return <p>OneSeriesPage {id}</p>;
}
