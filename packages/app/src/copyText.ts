/**
 * Copies a text. False if the browser does not allow it, or has no clipboard: a page without HTTPS,
 * and many a page inside another app.
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
