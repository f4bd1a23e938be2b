import { copyText } from '@gschool/app';
import { useToasts } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/** Copies the link to a class, without the playlist it was opened from. */
export function useCopyLink(id: string): () => void {
  const t = useT();
  const toasts = useToasts();
  const copy = async () => {
    const url = new URL(paths.watch(id), location.origin).href;
    const isCopied = await copyText(url);
    toasts.show({
      id: 'class-address',
      variant: isCopied ? 'success' : 'warning',
      title: t(isCopied ? 'watch.copied' : 'watch.notCopied'),
      // If the browser blocks the clipboard, the link can be copied from the toast.
      message: url,
    });
  };
  return () => void copy();
}
