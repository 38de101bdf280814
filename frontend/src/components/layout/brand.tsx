import { Link } from '@tanstack/react-router';
import { useBrandName } from '@/api/settings';
import { Logo } from '@/components/ui/graphics/logo';

/** The mark and the product's name, leading to the dashboard. */
export function Brand({ onNavigate }: { onNavigate?: () => void }) {
  const brand = useBrandName();
  return (
    <Link
      to="/"
      onClick={onNavigate}
      className="mx-3 flex items-center gap-3 rounded-control px-2.75 py-1 md:max-xl:justify-center md:max-xl:px-0"
    >
      <Logo brand={brand} className="h-9.5" />
      <span className="md:max-xl:sr-only">
        <span className="block font-serif text-[1.1875rem]/5.5 text-ink">{brand}</span>
        <span className="block text-micro text-ink-3">Editorial Platform</span>
        <span className="sr-only">, dashboard</span>
      </span>
    </Link>
  );
}
