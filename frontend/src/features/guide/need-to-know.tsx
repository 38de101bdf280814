import { PageHead } from '@/components/ui/page-head';

export function NeedToKnow() {
  return <PageHead title="Need to Know" />;
}
