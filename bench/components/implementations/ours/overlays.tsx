import { Button, TextField } from '@gschool/ui';
import { Dialog } from '@gschool/ui/overlays';
import { Toaster } from '@gschool/ui/toasts';

import { dialogTexts, toastLimit } from '../../screen/content';
import type { Implementation } from '../../screen/contract';
import { toasts } from './screen';

/** The dialog of the screen. */
export const ScreenDialog: Implementation['Dialog'] = ({ isOpen, onOpenChange }) => (
  <Dialog
    title={dialogTexts.title}
    description={dialogTexts.text}
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    footer={
      <>
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          {dialogTexts.cancel}
        </Button>
        <Button onClick={() => onOpenChange(false)}>{dialogTexts.confirm}</Button>
      </>
    }
  >
    <TextField name="reason" label={dialogTexts.field} />
  </Dialog>
);

/** The toasts of the screen. */
export const ScreenToasts = () => <Toaster toasts={toasts} limit={toastLimit} />;
