import { Form } from '../../forms/Form/Form';
import { TextField } from '../../forms/TextField/TextField';
import type { TriggerProps } from '../../internal/lazyPart';
import { Popover } from '../../overlays/Popover/Popover';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { filterBarMessages } from './messages';

export interface SaveViewPopoverProps extends TriggerProps {
  /** The names of the views. */
  names: readonly string[];
  /** Called with a new name. */
  onSave: (name: string) => void;
}

/** Asks for the name of a view. */
export function SaveViewPopover({ names, onSave, ...popover }: SaveViewPopoverProps) {
  const messages = useMessages('filterBar', filterBarMessages);
  const validate = ({ name = '' }: Record<string, string>) => {
    if (!name.trim()) return { name: messages.viewNameMissing };
    const isTaken = names.some((one) => one.trim() === name.trim());
    return isTaken ? { name: messages.viewNameTaken } : {};
  };
  return (
    <Popover {...popover} title={messages.saveView} align="start" size="small" hasArrow={false}>
      <Form
        label={messages.saveView}
        submitLabel={messages.save}
        validate={validate}
        onSubmit={({ name = '' }) => onSave(name.trim())}
      >
        <TextField name="name" label={messages.viewName} maxLength={60} autoComplete="off" />
      </Form>
    </Popover>
  );
}
