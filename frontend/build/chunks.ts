import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

const components = fileURLToPath(new URL('../src/components/', import.meta.url));

/** Small parts that many pages are made of, and that need nothing large themselves. */
const small = [
  ...['browser/container', 'browser/media', 'browser/use-now', 'no-persona', 'sources/what-is-read'],
  'ui/controls/chip',
  ...['ui/controls/search-input', 'ui/feedback/awaited', 'ui/feedback/empty-state'],
  ...['ui/feedback/inline-error', 'ui/feedback/notice', 'ui/feedback/progress-bar', 'ui/feedback/skeleton'],
  ...['ui/graphics/bar-chart', 'ui/graphics/category-swatch', 'ui/graphics/mark', 'ui/layout/card'],
  ...['ui/layout/clamped', 'ui/layout/item-list', 'ui/layout/ledger', 'ui/layout/load-more'],
  ...['ui/layout/page-head', 'ui/layout/row-link', 'ui/layout/stat-tile', 'ui/text/kbd', 'ui/text/numbers'],
  'ui/text/when',
].map(known);

/** @throws Error if a part has moved: it would become a file of its own again, and nobody would notice */
function known(part: string): string {
  if (['.ts', '.tsx'].some((ending) => existsSync(`${components}${part}${ending}`))) return part;
  throw new Error(`There is no ${part} in ${components}.`);
}

/**
 * One file for what sign-in needs, one for the desk around the pages, each with everything that it imports, and one for
 * the small things that many pages share. If they were cut by who shares what, as the bundler does by default, there
 * would be sixty.
 */
export const chunkGroups: Group[] = [
  { name: 'sign-in', test: /\/src\/main\.tsx$/, priority: 3, includeDependenciesRecursively: true },
  {
    name: 'desk',
    test: /\/src\/(app\.tsx|routes\/_desk\.tsx\?tsr-split=component)$/,
    priority: 2,
    includeDependenciesRecursively: true,
  },
  {
    name: 'pages',
    test: new RegExp(`/components/(${small.join('|')})\\.tsx?$|/(lucide-react|@tanstack|uuid)/`),
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
];
