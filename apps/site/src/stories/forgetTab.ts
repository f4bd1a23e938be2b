/** A story begins in a tab that remembers no address and no mail; the look of the toolbar stays. */
export function forgetTab(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (/^gschool\.(auth|reset|verification)/.test(key)) sessionStorage.removeItem(key);
  }
}
