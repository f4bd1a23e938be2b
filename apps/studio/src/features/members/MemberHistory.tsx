export function MemberHistory({ uid }: { uid: string }) {
  return <p>{uid}</p>;
}
