import { paths } from '../../../config/paths';
import { HistoryList } from './HistoryList';

const getSubscriptionHref = () => paths.profileTab('subscription', 'library');

/**
 * The history of somebody without a subscription. Nothing but the history is read: each entry
 * shows what was copied into it, and leads to where the classes can be opened again.
 */
export const LapsedHistory = () => <HistoryList isLocked getHref={getSubscriptionHref} />;
