import '../baseline/baseline.css';
import './aria.css';

import {
  Button,
  Dialog,
  Heading,
  Input,
  Label,
  Link,
  Modal,
  ModalOverlay,
  Text,
  TextField,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';

import { dialogTexts, toastLimit } from '../../screen/content';
import type { Implementation } from '../../screen/contract';
import { implementation as baseline } from '../baseline';

const queue = new ToastQueue<{ title: string; text: string }>({ maxVisibleToasts: toastLimit });

/**
 * React Aria Components. The library has no styles, so this uses the styles of `baseline` and a few
 * for its states.
 */
export const implementation: Implementation = {
  Provider: baseline.Provider,
  Header: ({ title, actions }) => (
    <header className="header">
      <h1>{title}</h1>
      {actions.map(({ label, onPress }) => (
        <Button key={label} className="button quiet" onPress={onPress}>
          {label}
        </Button>
      ))}
    </header>
  ),
  PlainCards: ({ cards }) => (
    <ul className="grid">
      {cards.map(({ id, title, text, badge }) => (
        <li key={id} className="card">
          <Heading level={3}>{title}</Heading>
          <p>{text}</p>
          <div className="row">
            <span className="badge">{badge}</span>
            <Button className="button">Add</Button>
          </div>
        </li>
      ))}
    </ul>
  ),
  VideoCards: ({ cards }) => (
    <ul className="grid">
      {cards.map(({ id, title, href, picture, duration, text }) => (
        <li key={id} className="video">
          <div className="poster">
            <img src={picture} alt="" width={640} height={360} loading="lazy" decoding="async" />
            <span className="duration">{duration}</span>
          </div>
          <Heading level={3}>
            <Link href={href}>{title}</Link>
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  ),
  Dialog: ({ isOpen, onOpenChange }) => (
    <ModalOverlay className="overlay" isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal>
        <Dialog className="window">
          {({ close }) => (
            <>
              <Heading slot="title">{dialogTexts.title}</Heading>
              <p>{dialogTexts.text}</p>
              <TextField name="reason" className="field">
                <Label>{dialogTexts.field}</Label>
                <Input />
              </TextField>
              <div className="row">
                <Button className="button quiet" onPress={close}>
                  {dialogTexts.cancel}
                </Button>
                <Button className="button" onPress={close}>
                  {dialogTexts.confirm}
                </Button>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  ),
  Toasts: () => (
    <ToastRegion queue={queue} className="toasts">
      {({ toast }) => (
        <Toast toast={toast} className="toast">
          <ToastContent>
            <Text slot="title">{toast.content.title}</Text>
            <Text slot="description">{toast.content.text}</Text>
          </ToastContent>
          <Button slot="close" className="button quiet" aria-label="Close">
            ×
          </Button>
        </Toast>
      )}
    </ToastRegion>
  ),
  useSetAppearance: baseline.useSetAppearance,
  showToast: (toast) => queue.add(toast, { timeout: 60_000 }),
};
