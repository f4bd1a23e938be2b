import { memberDataParts, type MemberDataRepository } from '../account/memberData';
import type { MemoryWorld } from './memoryWorld';

type Operation = <T>(name: string, run: () => T) => Promise<T>;

/** What is stored about a member of the backend in memory. */
export const createMemoryMemberData = (
  world: MemoryWorld,
  operation: Operation,
): MemberDataRepository => ({
  collect: (uid, onProgress) =>
    operation('memberData.collect', () => {
      const stored: Readonly<Record<string, unknown>> = {
        account: world.current,
        profile: world.profiles.get(uid),
        library: world.libraries.get(uid),
        history: [...world.history].filter(([path]) => path.startsWith(`${uid}/`)),
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
  renews: (uid) => operation('memberData.renews', () => world.renewing.has(uid)),
  erase: (uid) =>
    operation('memberData.erase', () => {
      for (const map of [world.history, world.playlists]) {
        for (const path of map.keys()) if (path.startsWith(`${uid}/`)) map.delete(path);
      }
      world.libraries.delete(uid);
      world.profiles.delete(uid);
    }),
});
