import { memberDataParts, type MemberDataRepository } from '../account/memberData';
import type { MemoryServer } from './memoryServer';

type Operation = <T>(name: string, run: () => T) => Promise<T>;

/** The stored member data of the in-memory backend. */
export const createMemoryMemberData = (
  server: MemoryServer,
  operation: Operation,
): MemberDataRepository => ({
  collect: (uid, onProgress) =>
    operation('memberData.collect', () => {
      const stored: Readonly<Record<string, unknown>> = {
        account: server.current,
        profile: server.profiles.get(uid),
        library: server.libraries.get(uid),
        history: [...server.history].filter(([path]) => path.startsWith(`${uid}/`)),
      };
      onProgress?.({ done: memberDataParts.length, total: memberDataParts.length });
      const sections = memberDataParts.map((part) => [part, { data: stored[part] ?? null }]);
      return {
        format: 'gschool-member-data',
        version: 1,
        createdAt: '2026-11-21T12:00:00.000Z',
        uid,
        sections: Object.fromEntries(sections),
      };
    }),
  hasRenewingSubscription: (uid) => operation('memberData.renews', () => server.renewing.has(uid)),
  erase: (uid) =>
    operation('memberData.erase', () => {
      for (const map of [server.history, server.playlists]) {
        for (const path of map.keys()) if (path.startsWith(`${uid}/`)) map.delete(path);
      }
      server.libraries.delete(uid);
      server.carts.delete(uid);
      server.profiles.delete(uid);
    }),
});
