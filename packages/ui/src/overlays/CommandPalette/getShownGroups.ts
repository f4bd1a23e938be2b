import { groupCommands, type CommandGroup, type PaletteCommand } from './commands';
import { rankCommands } from './rankCommands';

/** What the palette chooses from. */
export interface CommandSources {
  commands: readonly PaletteCommand[];
  results: readonly PaletteCommand[];
  /** IDs of commands, the newest first. */
  recentIds: readonly string[];
  /** The heading of the recent commands. */
  recentTitle: string;
}

/**
 * The groups to show for a query: recent commands and then all of them while the field is empty,
 * otherwise the commands that match, and the results of the app. The group with the best match comes
 * first.
 */
export function getShownGroups(sources: CommandSources, query: string): readonly CommandGroup[] {
  const { commands, results, recentIds, recentTitle } = sources;
  if (query.trim() !== '') {
    return [...groupCommands(rankCommands(commands, query)), ...groupCommands(results)];
  }
  const recent = recentIds.flatMap(
    (id) => commands.find((command) => command.id === id && !command.isDisabled) ?? [],
  );
  const others = groupCommands(commands.filter((command) => !recent.includes(command)));
  return recent.length > 0 ? [{ title: recentTitle, commands: recent }, ...others] : others;
}
