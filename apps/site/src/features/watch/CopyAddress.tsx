import { IconButton, icons, useToasts } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/** Copies the address of a class, without the playlist that it was opened from. */
export function CopyAddress({ id }: { id: string }) {
  const t = useT();
  const toasts = useToasts();
  const copy = async () => {
    const address = new URL(paths.watch(id), location.origin).href;
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    toasts.show({
      id: 'class-address',
      variant: isCopied ? 'success' : 'warning',
      title: t(isCopied ? 'watch.copied' : 'watch.notCopied'),
      // Where the browser keeps the clipboard shut, the address can be taken by hand.
      message: address,
    });
  };
  return (
    <IconButton
      label={t('watch.copyAddress')}
      icon={icons.link}
      variant="outline"
      onClick={() => void copy()}
    />
  );
}
