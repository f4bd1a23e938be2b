import { AppearanceEntry, AppName } from '@gschool/app';
import { useSession } from '@gschool/data';
import { Button, Logo } from '@gschool/ui';
import { OffCanvasMenu } from '@gschool/ui/overlays';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { menuId, openPanel } from '../../shared/panels';
import { useMenu } from './useMenu';

/**
 * The menu on small screens; it offers Sign In and Enroll Now to visitors
 * (docs/product/pages.md#header).
 */
export function SiteMenu({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const t = useT();
  const menu = useMenu();
  const session = useSession();
  return (
    <OffCanvasMenu
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      id={menuId}
      title={t('menu.title')}
      logo={<Logo name={<AppName />} />}
      items={menu}
      end={<AppearanceEntry floats="never" onOpen={() => openPanel('appearance')} />}
      actions={
        session.status === 'signedOut' ? (
          <>
            <Button isFullWidth href={paths.signUp}>
              {t('enrollNow')}
            </Button>
            <Button isFullWidth variant="quiet" href={paths.signIn}>
              {t('signIn.action')}
            </Button>
          </>
        ) : null
      }
    />
  );
}
