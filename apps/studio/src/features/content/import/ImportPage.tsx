/** One of the content screens. */
export function ImportPage() {
  return <p>ImportPage</p>;
}
