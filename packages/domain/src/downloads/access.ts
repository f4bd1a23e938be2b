/** Placeholder until the rule of the downloads is merged. */
export const getDownloadAccess = ({
  now,
  checkedAt,
  isOnline,
}: {
  now: number;
  checkedAt: number;
  isOnline: boolean;
}): 'yes' | 'checkOnline' =>
  isOnline || now - checkedAt < 7 * 86_400_000 ? 'yes' : 'checkOnline';
