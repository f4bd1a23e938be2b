import './shadcn.css';

import type { CSSProperties } from 'react';
import { toast, Toaster } from 'sonner';

import { dialogTexts, toastLimit } from '../../screen/content';
import type { Implementation } from '../../screen/contract';
import {
  Badge,
  Button,
  Card,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
  Input,
} from './components';

const toasterStyle = {
  '--normal-bg': 'var(--popover)',
  '--normal-text': 'var(--popover-foreground)',
  '--normal-border': 'var(--border)',
} as CSSProperties;

/** shadcn/ui: Radix primitives, Tailwind and sonner. */
export const implementation: Implementation = {
  Provider: ({ children }) => children,
  Header: ({ title, actions }) => (
    <header className="bg-background sticky top-0 z-10 flex items-center gap-2 border-b px-6 py-3">
      <h1 className="mr-auto text-xl font-semibold">{title}</h1>
      {actions.map(({ label, onPress }) => (
        <Button key={label} variant="outline" size="sm" onClick={onPress}>
          {label}
        </Button>
      ))}
    </header>
  ),
  PlainCards: ({ cards }) => (
    <div className="grid grid-cols-4 gap-6 p-6">
      {cards.map(({ id, title, text, badge }) => (
        <Card key={id}>
          <CardHeader>
            <CardTitle>{title}</CardTitle>
            <CardDescription>{text}</CardDescription>
          </CardHeader>
          <CardFooter className="justify-between">
            <Badge variant="secondary">{badge}</Badge>
            <Button size="sm">Add</Button>
          </CardFooter>
        </Card>
      ))}
    </div>
  ),
  VideoCards: ({ cards }) => (
    <div className="grid grid-cols-4 gap-6 p-6">
      {cards.map(({ id, title, href, picture, duration, text }) => (
        <Card key={id} className="relative overflow-hidden pt-0">
          <img
            src={picture}
            alt=""
            width={640}
            height={360}
            loading="lazy"
            decoding="async"
            className="h-auto w-full"
          />
          <Badge variant="secondary" className="absolute top-2 right-2">
            {duration}
          </Badge>
          <CardHeader>
            <CardTitle>
              <a href={href} className="hover:underline">
                {title}
              </a>
            </CardTitle>
            <CardDescription>{text}</CardDescription>
          </CardHeader>
        </Card>
      ))}
    </div>
  ),
  Dialog: ({ isOpen, onOpenChange }) => {
    const close = () => onOpenChange(false);
    return (
      <Dialog open={isOpen} onOpenChange={onOpenChange}>
        <DialogContent>
          <DialogTitle className="text-lg leading-none font-semibold">
            {dialogTexts.title}
          </DialogTitle>
          <DialogDescription className="text-muted-foreground text-sm">
            {dialogTexts.text}
          </DialogDescription>
          <label className="grid gap-2 text-sm font-medium">
            {dialogTexts.field}
            <Input name="reason" />
          </label>
          <div className="flex justify-end gap-2">
            <Button variant="outline" onClick={close}>
              {dialogTexts.cancel}
            </Button>
            <Button onClick={close}>{dialogTexts.confirm}</Button>
          </div>
        </DialogContent>
      </Dialog>
    );
  },
  Toasts: () => (
    <Toaster
      className="toaster group"
      style={toasterStyle}
      visibleToasts={toastLimit}
      duration={60_000}
      closeButton
      expand={toastLimit > 3}
    />
  ),
  useSetAppearance:
    () =>
    ({ scheme, theme }) => {
      document.documentElement.classList.toggle('dark', scheme === 'dark');
      document.documentElement.dataset['theme'] = String(theme);
    },
  showToast: ({ title, text }) => toast.success(title, { description: text }),
};
