import { Account, type AccountProps } from './account';
import { Brand } from './brand';
import { NavLinks } from './nav-links';

/** The column at the left: 248 px wide from 1200 on, a rail of icons from 768 on, a drawer below that. */
export function Sidebar(account: AccountProps) {
  return (
    <aside className="sticky top-(--strip) flex h-[calc(100dvh-var(--strip))] w-62 shrink-0 flex-col border-r border-line bg-rail pt-5 max-xl:w-16 max-md:hidden">
      <div className="pb-4">
        <Brand />
      </div>
      <NavLinks role={account.user.role} collapsible />
      <Account {...account} />
    </aside>
  );
}
