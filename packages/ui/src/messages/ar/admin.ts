import type { MessageGroups } from '../groups';

/** The messages of the components of `@gschool/ui/admin`, in Arabic. */
export const admin: Pick<MessageGroups, 'keys' | 'sideNav'> = {
  keys: {
    command: 'Command',
    option: 'Option',
    control: 'Control',
    shift: 'Shift',
    up: 'سهم لأعلى',
    down: 'سهم لأسفل',
    left: 'سهم لليسار',
    right: 'سهم لليمين',
    enter: 'Enter',
  },
  sideNav: {
    collapse: 'إظهار الأيقونات وحدها',
    expand: 'إظهار الأسماء',
    bottomBar: 'الأكثر استعمالًا',
  },
};
