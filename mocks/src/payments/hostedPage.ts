import { toBase64url } from '../base64url';
import type { Offer } from './offers';

/** The data of the hosted checkout page, passed in the fragment of its URL. */
export interface HostedCheckout {
  uid: string;
  session: string;
  school: string;
  email: string;
  lines: readonly (Pick<Offer, 'name' | 'description' | 'amount' | 'currency' | 'interval'> & {
    intervalCount: number;
    quantity: number;
  })[];
  success: string;
  cancel: string;
}

/** The URL of the hosted page for a checkout. */
export function hostedPageUrl(pageUrl: string, checkout: HostedCheckout): string {
  const url = new URL(pageUrl);
  url.searchParams.set('session', checkout.session);
  url.hash = toBase64url(JSON.stringify(checkout));
  return url.href;
}
