/** One of the content screens. */
export function ClassesPage() {
  return <p>ClassesPage</p>;
}
