import { Menu, Search } from 'lucide-react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Brand } from './brand';

interface TopBarProps {
  onSearch: () => void;
  onMenu: () => void;
}

/** The bar of a phone: mark, name, search, menu. */
export function TopBar({ onSearch, onMenu }: TopBarProps) {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center border-b border-line bg-rail pr-2 md:hidden [&_svg]:max-h-8 [&_span>span+span]:hidden">
      <div className="-ml-2 grow">
        <Brand />
      </div>
      <IconButton label="Search articles" icon={<Search />} onClick={onSearch} />
      <IconButton label="Menu" icon={<Menu />} onClick={onMenu} />
    </header>
  );
}
