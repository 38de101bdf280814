import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Small parts that many pages are made of, and that need nothing large themselves. */
const small = [
  ...['controls/search-input', 'feedback/empty-state', 'feedback/inline-error', 'feedback/notice'],
  ...['feedback/progress-bar', 'feedback/skeleton', 'graphics/category-swatch', 'graphics/mark'],
  ...['layout/card', 'layout/item-list', 'layout/ledger', 'layout/load-more', 'layout/page-head'],
  ...[
    'layout/row-link',
    'layout/stat-tile',
    'text/chip',
    'text/clamped',
    'text/kbd',
    'text/numbers',
    'text/when',
  ],
];

/**
 * One file for what sign-in needs and one for the desk around the pages, with all that these import, and one for the
 * small things that many pages share. Cut by who shares what, as the bundler does by itself, they would be sixty.
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
    test: new RegExp(`/components/ui/(${small.join('|')})\\.tsx?$|/(lucide-react|@tanstack|uuid)/`),
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
];
