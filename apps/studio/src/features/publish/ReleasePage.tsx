/** One of the content screens. */
export function ReleasePage({ id }: { id: string }) {
  return <p>ReleasePage {id}</p>;
}
