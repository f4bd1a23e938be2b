/** One of the content screens. */
export function PersonPage({ id }: { id: string }) {
  return <p>PersonPage {id}</p>;
}
