import { output } from '@ambergate/contract-check/engine/program.ts';

const git = (...args: readonly string[]) => output('git', args);

/** The commit that the current one and `ref` have in common. */
export const commonCommit = (ref: string): string => git('merge-base', ref, 'HEAD').trim();

/** Files that differ from the commit, also deleted and untracked ones. */
export function filesChangedSince(commit: string): string[] {
  const tracked = git('diff', '--name-only', '--no-renames', '-z', commit);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${tracked}${untracked}`.split('\0').filter(Boolean))].toSorted();
}
