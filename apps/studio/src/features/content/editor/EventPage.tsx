/** One of the content screens. */
export function EventPage({ id }: { id: string }) {
  return <p>EventPage {id}</p>;
}
