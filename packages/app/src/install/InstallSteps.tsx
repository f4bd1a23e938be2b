import { Button, Icon, Text, type IconShape } from '@gschool/ui';
import { Dialog } from '@gschool/ui/overlays';

import { useTranslate } from '../i18n/useTranslate';
import type { PanelProps } from '../routes/lazyPanel';
import { productName } from '../settings';
import type { InstallMessageId } from '../i18n/sharedMessages';
import * as styles from './InstallSteps.css';

/** The icons of the two commands, the way iOS draws them. */
const share: IconShape = {
  path: 'M8.5 9.5H7A1.5 1.5 0 0 0 5.5 11v8A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5v-8A1.5 1.5 0 0 0 17 9.5h-1.5M12 14.5V3M8.5 6.2 12 2.8l3.5 3.4',
};
const addToHomeScreen: IconShape = {
  path: 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8v8M8 12h8',
};

/**
 * The steps in Safari's menu on iOS, in words and pictures. They are needed because a page cannot
 * open that menu's dialog itself (docs/product/offline.md#installed).
 */
export function InstallSteps({ isOpen, onOpenChange }: PanelProps) {
  const t = useTranslate<InstallMessageId>();
  const steps = [
    { id: 'share', picture: <Icon icon={share} size="large" />, text: t('install.share') },
    {
      id: 'add',
      picture: <Icon icon={addToHomeScreen} size="large" />,
      text: t('install.addToHomeScreen'),
    },
    {
      id: 'done',
      picture: (
        <img
          className={styles.appIcon}
          src={`${import.meta.env.BASE_URL}icons/apple-touch-180.png`}
          alt=""
        />
      ),
      text: t('install.add'),
    },
  ];
  return (
    <Dialog
      title={t('install.stepsTitle', { name: productName })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="small"
      footer={<Button onClick={() => onOpenChange(false)}>{t('install.close')}</Button>}
    >
      <ol className={styles.steps}>
        {steps.map(({ id, picture, text }) => (
          <li key={id} className={styles.step}>
            <span className={styles.picture}>{picture}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <Text size="sm" tone="muted">
        {t('install.signInThere')}
      </Text>
    </Dialog>
  );
}
