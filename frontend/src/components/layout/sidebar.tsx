import { Account, type AccountProps } from './account';
import { Brand } from './brand';
import { NavLinks } from './nav-links';

/** The column at the left: 248 px wide from 1200 on, a rail of icons from 768 on, a drawer below that. */
export function Sidebar(account: AccountProps) {
  return (
    <aside className="w-62 shrink-0 border-r border-line bg-rail max-xl:w-16 max-md:hidden">
      <div className="sticky top-(--strip) flex h-[calc(100dvh-var(--strip))] flex-col pt-5">
        <div className="pb-3">
          <Brand />
        </div>
        <NavLinks role={account.user.role} collapsible />
        <Account {...account} />
      </div>
    </aside>
  );
}
