import { Button } from '../../actions/Button/Button';
import { isPlainClick } from '../../internal/isPlainClick';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { useUi } from '../../providers/UiProvider/UiProvider';
import type { SearchDialogBodyProps } from './searchDialogProps';
import * as styles from './SearchDialog.css';
import { SearchIdle } from './SearchIdle';
import { SearchOption } from './SearchOption';
import { SearchSuggestions } from './SearchSuggestions';

/** A skeleton while the results load. */
function SearchSkeleton() {
  return (
    <div aria-hidden>
      <div className={styles.sectionHead}>
        <Skeleton width="short" />
      </div>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <div className={styles.skeletonThumb}>
            <Skeleton shape="block" ratio="wide" />
          </div>
          <div className={styles.skeletonText}>
            <Skeleton width="medium" />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The content under the field: recent searches, results, or a message. */
export function SearchDialogBody(props: SearchDialogBodyProps) {
  const { query, groups, status = 'ready', messages, suggestions = [], listId, optionId } = props;
  const { locale, messages: commonMessages } = useUi();
  const failure = props.failure ?? { title: messages.failed, text: messages.failedHint };
  const retry = props.onRetry && (
    <Button variant="quiet" size="small" onClick={props.onRetry}>
      {commonMessages.retry}
    </Button>
  );
  if (query.trim() === '') return <SearchIdle {...props} />;
  const found = groups.filter((group) => group.results.length > 0);
  if (found.length === 0 && status === 'failed') {
    return (
      <div className={styles.message} role="alert">
        <p className={styles.messageTitle}>{failure.title}</p>
        <p className={styles.messageText}>{failure.text}</p>
        {retry && <div className={styles.messageAction}>{retry}</div>}
      </div>
    );
  }
  if (found.length === 0 && status === 'loading') return <SearchSkeleton />;
  if (found.length === 0) {
    return (
      <>
        <div className={styles.message}>
          <p className={styles.messageTitle}>{messages.nothing(query)}</p>
          <p className={styles.messageText}>{messages.nothingHint}</p>
          {props.browseLink && (
            <div
              className={styles.messageAction}
              onClick={(event) => isPlainClick(event) && props.onSelect()}
            >
              <Button variant="quiet" href={props.browseLink.href}>
                {props.browseLink.label}
              </Button>
            </div>
          )}
        </div>
        <SearchSuggestions
          label={messages.suggestions}
          items={suggestions}
          onQuery={props.onQuery}
        />
      </>
    );
  }
  const list = (
    <div role="listbox" id={listId} aria-label={messages.list}>
      {found.map((group) => (
        <div key={group.title} role="group" aria-label={group.title} className={styles.group}>
          <div className={styles.sectionHead} aria-hidden>
            <span className={styles.heading}>{group.title}</span>
            <span className={styles.total}>
              {(group.total ?? group.results.length).toLocaleString(locale)}
            </span>
          </div>
          {group.results.map((result) => (
            <SearchOption
              key={result.id}
              id={optionId(result.id)}
              result={result}
              isActive={optionId(result.id) === props.active}
              onFollow={() => props.onSelect(result)}
            />
          ))}
        </div>
      ))}
    </div>
  );
  if (status !== 'failed') return list;
  return (
    <>
      <div className={styles.notice} role="alert">
        <span>{`${failure.title}. ${failure.text}`}</span>
        {retry}
      </div>
      {list}
    </>
  );
}
