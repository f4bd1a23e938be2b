/** One of the content screens. */
export function StylesPage() {
  return <p>StylesPage</p>;
}
