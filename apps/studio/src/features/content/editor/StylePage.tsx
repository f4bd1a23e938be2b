/** One of the content screens. */
export function StylePage({ id }: { id: string }) {
  return <p>StylePage {id}</p>;
}
