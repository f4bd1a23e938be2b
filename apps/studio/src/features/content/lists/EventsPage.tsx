/** One of the content screens. */
export function EventsPage() {
  return <p>EventsPage</p>;
}
