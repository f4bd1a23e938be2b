export function OrderHistory({ number }: { number: string }) {
  return <p>{number}</p>;
}
