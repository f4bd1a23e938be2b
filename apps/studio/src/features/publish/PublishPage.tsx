/** One of the content screens. */
export function PublishPage() {
  return <p>PublishPage</p>;
}
