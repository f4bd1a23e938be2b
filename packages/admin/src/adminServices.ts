import type { ContentService } from './content/contentService';
import type { LogService } from './log/logService';
import type { Services } from './member/account';
import type { OrderService } from './order/service';

/** The Firebase services that acts about members need. */
export interface MemberServices extends Services {
  log: LogService;
}

/** The Firebase services that all acts need. */
export interface ActServices extends MemberServices {
  orders: OrderService;
  content: ContentService;
}
