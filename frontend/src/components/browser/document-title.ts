import { useEffect } from 'react';
import { useBrandName } from '@/api/settings';

/** Names the page in the browser's tab and history. */
export function useDocumentTitle(title: string): void {
  const brand = useBrandName();
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
