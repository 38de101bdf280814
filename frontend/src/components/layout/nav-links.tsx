import { Link } from '@tanstack/react-router';
import type { User } from '@/api/session';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import { navigationFor, type NavigationEntry } from './navigation';

interface NavLinksProps {
  role: User['role'];
  /** In the sidebar: between 768 and 1199 px only the icons are shown, with tooltips. */
  collapsible?: boolean;
  onNavigate?: () => void;
}

/** The links of the sidebar and the drawer, in sections. */
export function NavLinks({ role, collapsible = false, onNavigate }: NavLinksProps) {
  return (
    <nav
      aria-label="Main"
      data-collapsible={collapsible || undefined}
      className="group/nav grow overflow-y-auto py-1"
    >
      {navigationFor(role).map((section, index) => (
        <div key={section.label ?? 'everyone'}>
          {section.label !== undefined && <SectionLabel label={section.label} />}
          {section.label === undefined && index > 0 && <hr className="border-line" />}
          <ul aria-label={section.label}>
            {section.entries.map((entry) => (
              <li key={entry.to}>
                <NavLink entry={entry} collapsible={collapsible} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function SectionLabel({ label }: { label: string }) {
  return (
    <>
      <p
        aria-hidden="true"
        className="px-6 pt-5 pb-2 text-label font-semibold text-ink-3 max-xl:group-data-collapsible/nav:hidden"
      >
        {label}
      </p>
      <hr className="mx-4 my-2.5 hidden border-line-2 max-xl:group-data-collapsible/nav:block" />
    </>
  );
}

interface NavLinkProps {
  entry: NavigationEntry;
  collapsible: boolean;
  onNavigate: (() => void) | undefined;
}

function NavLink({ entry, collapsible, onNavigate }: NavLinkProps) {
  const Icon = entry.icon;
  const link = (
    <Link
      to={entry.to}
      onClick={onNavigate}
      className="group/link relative mx-3 flex h-8.5 items-center gap-2.5 rounded-control border border-transparent px-2.75 text-nav font-medium text-ink-2 transition-colors hover:bg-ink/5 hover:text-ink max-xl:group-data-collapsible/nav:mx-2 max-xl:group-data-collapsible/nav:justify-center max-md:h-11 aria-[current=page]:border-line aria-[current=page]:bg-sheet aria-[current=page]:text-ink"
    >
      <span className="absolute inset-y-1.75 -left-3.25 hidden w-0.75 bg-accent group-aria-[current=page]/link:block max-xl:group-data-collapsible/nav:-left-2.25" />
      <Icon className="text-ink-3 group-aria-[current=page]/link:text-accent" />
      <span className="max-xl:group-data-collapsible/nav:sr-only">{entry.label}</span>
      {entry.remark !== undefined && (
        <span className="ml-auto font-display text-small font-normal text-accent max-xl:group-data-collapsible/nav:hidden">
          {entry.remark}
        </span>
      )}
    </Link>
  );
  return collapsible ? (
    <Tooltip text={entry.label} side="right" className="xl:hidden">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
