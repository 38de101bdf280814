import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Small parts that many pages are made of, and that need nothing large themselves. */
const small = [
  ...[
    'bar',
    'card',
    'category-swatch',
    'chip',
    'chip-focus',
    'clamped',
    'empty-state',
    'inline-error',
    'item-list',
  ],
  ...[
    'kbd',
    'ledger',
    'link-card',
    'load-more',
    'mark',
    'notice',
    'numbers',
    'page-head',
    'progress-bar',
    'row-link',
  ],
  ...['search-input', 'section-head', 'skeleton', 'stat-tile', 'status-mark', 'when'],
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
