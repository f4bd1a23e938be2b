/** One of the content screens. */
export function ClassPage({ id }: { id: string }) {
  return <p>ClassPage {id}</p>;
}
