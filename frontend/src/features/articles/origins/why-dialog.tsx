import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { When } from '@/components/ui/text/when';
import type { Article } from '../api/get-article';
import type { OriginSpan } from '../api/get-article-revision';
import { proposalsQuery, kindNames } from '../api/proposals';
import { InForce } from '../context/in-force';
import { Facts } from '../context/facts';
import { writtenWords } from './origin-share';

interface WhyDialogProps {
  article: Article;
  span: OriginSpan;
  quote: string;
  onClose: () => void;
}

/** Explains a sentence: who or what wrote it, and what was in force then. */
export function WhyDialog({ article, span, quote, onClose }: WhyDialogProps) {
  const { by, revision, at, proposalId } = span;
  return (
    <Dialog
      open
      title="Where this sentence comes from"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-5 px-6 py-5 max-md:px-4">
        <blockquote className="border-l-2 border-line-2 pl-4 font-serif text-article italic">
          {quote}
        </blockquote>
        <div>
          <h3 className="mb-2 font-medium">{writtenWords(span)}</h3>
          <Facts
            facts={[
              [
                'Revision',
                <Link
                  key="revision"
                  to="/articles"
                  search={(search) => ({ ...search, view: 'history', rev: revision })}
                  resetScroll={false}
                  className="text-link"
                >
                  r{revision}
                </Link>,
              ],
              ['When', <When key="when" at={at} />],
              ...(by.kind === 'ai'
                ? ([
                    ['Provider', by.provider === 'demo' ? 'Demo writer' : by.provider],
                    ['Model', by.model],
                  ] as const)
                : []),
            ]}
          />
          {proposalId !== undefined && <Wish articleId={article.id} proposalId={proposalId} />}
        </div>
        <div>
          <h3 className="mb-2 font-medium">In force at r{revision}</h3>
          <InForce id={article.id} revision={revision} asked={by.kind === 'ai'} />
        </div>
      </div>
    </Dialog>
  );
}

/** The person's request to the model. */
function Wish({ articleId, proposalId }: { articleId: string; proposalId: string }) {
  const { data } = useQuery(proposalsQuery(articleId));
  const proposal = data?.find(({ id }) => id === proposalId);
  if (!proposal) return null;
  const { kind, instruction } = proposal;
  return (
    <p className="mt-2 text-small text-ink-2">
      {proposal.by.name} asked: {kindNames[kind]}
      {instruction !== null && `: “${instruction}”`}
    </p>
  );
}
