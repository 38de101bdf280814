import { toast } from '@/components/ui/feedback/toast-store';
import { checkFile } from './check-file';

/** Tells the person whose Content Credentials a pasted text had, which are left out of the article. */
export async function tellCredentialsOf(text: string): Promise<void> {
  const signer = await checkFile(new Blob([text])).then(
    ({ manifest }) => manifest.signer,
    () => null,
  );
  const whose = signer === null ? '' : ` of ${signer}`;
  toast({
    title: 'Content Credentials left out',
    description: `The pasted text carries Content Credentials${whose}. They are about that text, not about this article.`,
  });
}
