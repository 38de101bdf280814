import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '@/api/api-error';
import { api, bodyOf, ifMatch } from '@/api/client';
import { useIdempotencyKeys } from '@/api/idempotency';
import type { components } from '@/api/schema.gen';
import { toast } from '@/components/ui/feedback/toast-store';
import { articleIn, articleQuery, type Article } from './get-article';

export type Proposal = components['schemas']['Proposal'];
export type Wish = components['schemas']['OfferProposalBody'];
type Choice = components['schemas']['AcceptProposalBody'];
type Rejection = components['schemas']['RejectProposalBody'];

/** What was proposed for an article, newest first; those that wait for a decision are among the first. */
export const proposalsQuery = (id: string) =>
  queryOptions({
    queryKey: [...articleQuery(id).queryKey, 'proposals'],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      return (await bodyOf(api.GET('/api/articles/drafts/{id}/proposals', { params, signal }))).proposals;
    },
  });

const tellFailure = (title: string) => (error: unknown) =>
  toast({ title, description: sentenceOf(error, 'The proposal could not be changed'), tone: 'destructive' });

/** Has a model propose something. */
export function useOfferProposal(id: string) {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: async (wish: Wish) => {
      const request = { params: { path: { id } }, body: wish, headers: keys.headersFor({ id, wish }) };
      return (await bodyOf(api.POST('/api/articles/drafts/{id}/proposals', request))).proposal;
    },
    onSuccess: (proposal) => {
      keys.spent();
      const { queryKey } = proposalsQuery(id);
      queryClient.setQueryData(queryKey, (known: Proposal[] = []) => [proposal, ...known]);
    },
    onError: tellFailure('No Proposal'),
  });
}

/** Takes a proposal over, whole or in part. @param onAccepted told of the article before it is shown */
export function useAcceptProposal(id: string, onAccepted: (article: Article) => void) {
  const queryClient = useQueryClient();
  const { queryKey } = articleQuery(id);
  return useMutation({
    mutationFn: async ({
      proposal,
      revision,
      ...choice
    }: Choice & { proposal: Proposal; revision: number }) =>
      articleIn(
        await bodyOf(
          api.POST('/api/articles/drafts/{id}/proposals/{proposalId}/accept', {
            params: { path: { id, proposalId: proposal.id } },
            body: choice,
            headers: ifMatch(revision),
          }),
        ),
      ),
    onSuccess: async (article) => {
      await queryClient.cancelQueries({ queryKey, exact: true });
      onAccepted(article);
      queryClient.setQueryData(queryKey, article);
      void queryClient.invalidateQueries({ queryKey: [...queryKey, 'history'] });
      void queryClient.invalidateQueries({ queryKey: ['api', 'articles', 'drafts', {}] });
    },
    onError: tellFailure('Not Accepted'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: proposalsQuery(id).queryKey }),
  });
}

/** Puts a proposal away, or some changes of it. */
export function useRejectProposal(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ proposalId, ...choice }: Rejection & { proposalId: string }) =>
      bodyOf(
        api.POST('/api/articles/drafts/{id}/proposals/{proposalId}/reject', {
          params: { path: { id, proposalId } },
          body: choice,
        }),
      ),
    onError: tellFailure('Not Rejected'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: proposalsQuery(id).queryKey }),
  });
}

/** What can be asked for, as its button says it. */
export const kindNames: Record<Proposal['kind'], string> = {
  shorten: 'Shorten',
  plainer: 'Plainer',
  voice: 'In the persona’s voice',
  mend: 'Mend the finding',
  title: 'Another title',
  own: 'In your own words',
};
