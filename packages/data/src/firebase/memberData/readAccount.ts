import { AppError, parseClaims } from '@gschool/domain';
import type { Auth } from 'firebase/auth';

/** The SDK returns HTTP dates; the file uses ISO texts. */
const toIsoInstant = (text: string | undefined): string | null =>
  text === undefined ? null : new Date(text).toISOString();

/** What Firebase Authentication stores about the signed-in member, without tokens and passwords. */
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
    createdAt: toIsoInstant(metadata.creationTime),
    lastSignInAt: toIsoInstant(metadata.lastSignInTime),
    signInMethods: providerData.map((provider) => ({
      provider: provider.providerId,
      id: provider.uid,
      email: provider.email,
    })),
    claims: parseClaims(claims),
  };
};
