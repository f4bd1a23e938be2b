import { AppName } from '@gschool/app';
import { Logo } from '@gschool/ui';
import { OffCanvasMenu } from '@gschool/ui/overlays';

import { useT } from '../../i18n/useT';
import { panelId } from '../../shared/panels';
import { useMetaLinks, useShopMenu } from './useShopMenu';

export interface ShopMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The menu on small screens: groups expand and collapse. */
export function ShopMenu({ isOpen, onOpenChange }: ShopMenuProps) {
  const t = useT();
  const menu = useShopMenu();
  const service = useMetaLinks();
  return (
    <OffCanvasMenu
      id={panelId('menu')}
      title={t('nav.menu')}
      logo={<Logo name={<AppName />} />}
      items={[
        ...menu,
        ...(service.length > 0 ? [{ label: t('meta.label'), children: service }] : []),
      ]}
      isSingleExpanded
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
