import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import * as frameStyles from '../SearchDialog/SearchDialog.css';
import { CommandOption } from './CommandOption';
import type { CommandGroup, PaletteCommand } from './commands';
import type { paletteMessages } from './messages';
import * as styles from './CommandPalette.css';

export interface CommandListProps {
  messages: typeof paletteMessages;
  groups: readonly CommandGroup[];
  query: string;
  /** Whether more results are on their way. */
  isLoading: boolean;
  /** ID of the listbox, for the field's `aria-controls`. */
  listId: string;
  /** The ID of a command’s option. */
  getOptionId: (id: string) => string;
  /** ID of the active option. */
  active: string | undefined;
  onRun: (command: PaletteCommand) => void;
}

/** Where results will be, while they load. */
function LoadingRows() {
  return (
    <div aria-hidden>
      {['medium', 'short'].map((width) => (
        <div key={width} className={styles.option}>
          <Skeleton width={width as 'medium' | 'short'} />
        </div>
      ))}
    </div>
  );
}

/** The commands under the field by group, or what there is instead. */
export function CommandList(props: CommandListProps) {
  const { messages, groups, query, isLoading, active } = props;
  if (groups.length === 0) {
    if (isLoading) return <LoadingRows />;
    return (
      <div className={frameStyles.message}>
        <p className={frameStyles.messageTitle}>
          {query.trim() ? messages.nothing(query.trim()) : messages.empty}
        </p>
        {query.trim() && <p className={frameStyles.messageText}>{messages.nothingHint}</p>}
      </div>
    );
  }
  return (
    <>
      <div role="listbox" id={props.listId} aria-label={messages.list}>
        {groups.map(({ title, commands }, index) => (
          <div
            key={`${index} ${title}`}
            role="group"
            aria-label={title ?? messages.list}
            className={frameStyles.group}
          >
            {title !== undefined && (
              <div className={styles.heading} aria-hidden>
                {title}
              </div>
            )}
            {commands.map((command) => (
              <CommandOption
                key={command.id}
                id={props.getOptionId(command.id)}
                command={command}
                query={query}
                isActive={props.getOptionId(command.id) === active}
                onRun={() => props.onRun(command)}
              />
            ))}
          </div>
        ))}
      </div>
      {isLoading && <LoadingRows />}
    </>
  );
}
