/** One of the content screens. */
export function PeoplePage() {
  return <p>PeoplePage</p>;
}
