import { AppError, parseClaims } from '@gschool/domain';
import type { Auth } from 'firebase/auth';

/** The SDK writes its instants as HTTP does; the file has all of them in one form. */
const instant = (text: string | undefined): string | null =>
  text === undefined ? null : new Date(text).toISOString();

/** What the identity service keeps of whoever is signed in, without tokens and passwords. */
export const readAccount = async ({ currentUser }: Auth, uid: string): Promise<unknown> => {
  if (currentUser?.uid !== uid) throw new AppError({ kind: 'signedOut' });
  const { email, emailVerified, displayName, photoURL, phoneNumber, providerData, metadata } =
    currentUser;
  const { claims } = await currentUser.getIdTokenResult();
  return {
    uid,
    email,
    isEmailVerified: emailVerified,
    displayName,
    photoURL,
    phoneNumber,
    createdAt: instant(metadata.creationTime),
    lastSignInAt: instant(metadata.lastSignInTime),
    signInMethods: providerData.map((provider) => ({
      provider: provider.providerId,
      id: provider.uid,
      email: provider.email,
    })),
    claims: parseClaims(claims),
  };
};
